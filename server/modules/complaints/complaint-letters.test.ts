import { expect, test } from 'vitest'
import { type ComplaintNews, complaintLetter, shopLetter } from './complaint-letters.ts'

const nbsp = '\u00A0'
const facts = {
  number: 'GM-2611-004512',
  language: 'en',
  pagesUrl: 'https://shop.example',
  accessKey: 'k+1',
  money: { icon: 'Rp', position: 1, decimalFormat: 'id-ID' },
  now: new Date('2026-11-16T03:00:00Z'),
} as const
const complaint = {
  uuid: '0f8fad5b-d9cb-469f-a165-70867728950e',
  number: 'KMP-2611-0147',
  description: 'Two panels are cracked.\n\nOne microphone is silent.',
  lastFour: '4417',
}
const news = (kind: ComplaintNews['kind'], more: Partial<ComplaintNews> = {}): ComplaintNews => ({
  ...{ kind, complaint, text: 'First line.\nSecond line.', staff: 'Rani' },
  ...more,
})
const kinds = ['filed', 'answered', 'proposed', 'resolved', 'rejected', 'cancelled', 'appealed'] as const

test.each(kinds)('%s names the complaint in both languages and leads to its page', (kind) => {
  for (const [language, pagesUrl] of [
    ['en', 'https://shop.example'],
    ['id', 'https://shop.example/id'],
  ] as const) {
    const letter = complaintLetter({ ...facts, language, pagesUrl }, news(kind))
    expect(letter.language).toBe(language)
    expect(letter.subject).toContain(complaint.number)
    expect(letter.action?.url).toBe(`${pagesUrl}/user/complaint/${complaint.uuid}?key=k%2B1`)
    expect(letter.footer).toContain(facts.number)
    expect(JSON.stringify(letter)).not.toMatch(/undefined|\{\w+\}/)
  }
})

test('no two languages say the same', () => {
  for (const kind of kinds) {
    const [en, id] = (['en', 'id'] as const).map((language) =>
      complaintLetter({ ...facts, language }, news(kind)),
    )
    expect(en?.heading).not.toBe(id?.heading)
  }
})

test('what was said stands there line by line', () => {
  for (const kind of ['answered', 'proposed', 'resolved', 'rejected'] as const)
    expect(complaintLetter(facts, news(kind)).paragraphs).toEqual(
      expect.arrayContaining(['First line.', 'Second line.']),
    )
})

test('a new complaint is told with its products and what was written', () => {
  const { sections } = complaintLetter(facts, news('filed', { items: ['2 × Larik, Walnut'] }))
  expect(sections).toEqual([
    { heading: 'Products', paragraphs: ['2 × Larik, Walnut'] },
    { heading: 'What you wrote', paragraphs: ['Two panels are cracked.', 'One microphone is silent.'] },
  ])
})

test('a rejection tells until when it can be appealed, or that it is the last word', () => {
  const appealUntil = new Date('2026-11-19T03:00:00Z')
  const first = complaintLetter(facts, news('rejected', { appealUntil }))
  expect(first.paragraphs.at(-1)).toContain('appeal once, until 19 November, 10.00 WIB')
  const last = complaintLetter(facts, news('rejected', { appealUntil: null }))
  expect(last.paragraphs.at(-1)).toContain('this decision is our last')
})

test('money is told with the last digits of its account, and not at all where there is none', () => {
  const paid = complaintLetter(facts, news('resolved', { refund: 200_000 })).paragraphs.join(' ')
  expect(paid).toContain(`Rp${nbsp}200.000 to your account •••• 4417`)
  expect(complaintLetter(facts, news('resolved')).paragraphs.join(' ')).not.toContain('Rp')
})

test('the shop is told what happened, without a key and without an account', () => {
  const letter = shopLetter('appealed', {
    ...{ number: complaint.number, order: facts.number, type: 'item_damaged', text: 'No.', files: 2 },
  })
  expect(letter.subject).toBe(
    'Complaint KMP-2611-0147, order GM-2611-004512: the shopper appeals the rejection',
  )
  expect(letter.paragraphs).toEqual([
    'Complaint KMP-2611-0147 about order GM-2611-004512 (item damaged).',
    'No.',
    'Files: 2. They are kept encrypted and are not part of this mail.',
  ])
  expect(JSON.stringify(letter)).not.toContain('key=')
})
