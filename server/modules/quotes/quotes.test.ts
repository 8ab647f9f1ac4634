import sharp from 'sharp'
import { expect, test } from 'vitest'
import { type QuoteGiven, quoteFacts, quoteLine } from '../../testing/quote-facts.ts'
import { quoteFile } from './quotes.ts'

const draw = async (given: QuoteGiven = {}) => {
  const file = await quoteFile(quoteFacts(given))
  return { file, raw: Buffer.from(await file.arrayBuffer()).toString('latin1') }
}
const pagesOf = (raw: string) => raw.match(/\/Type \/Page\b/g)?.length
const linesOf = (count: number, given: Partial<typeof quoteLine> = {}) =>
  Array.from({ length: count }, (_, place) => ({ ...quoteLine, name: `Speaker ${place + 1}`, ...given }))

test('it is a PDF of one page that is named after the code', async () => {
  const { file, raw } = await draw()
  expect(file.name).toBe('quotation-K7MX29PW.pdf')
  expect(file.type).toBe('application/pdf')
  expect(raw.startsWith('%PDF-')).toBe(true)
  expect(raw.trimEnd().endsWith('%%EOF')).toBe(true)
  expect(pagesOf(raw)).toBe(1)
})

test('it says its title, its author and its language, and leads to the simulation', async () => {
  const { file, raw } = await draw({ language: 'id' })
  expect(file.name).toBe('penawaran-K7MX29PW.pdf')
  expect(raw).toContain('(Penawaran K7MX 29PW)')
  expect(raw).toContain('(Gema)')
  expect(raw).toMatch(/\/Lang (?:\(id\)|\d+ 0 R)/)
  expect(raw).toContain('(https://shop.example/simulation/0c000000-0000-4000-8000-000000000001)')
})

test.each(['en', 'id'])('forty lines make several pages (%s)', async (language) => {
  const { raw } = await draw({ lines: linesOf(40), language })
  expect(pagesOf(raw)).toBeGreaterThan(3)
  expect(pagesOf(raw)).toBeLessThan(7)
})

test('pictures are inside, and a line without one does without', async () => {
  const picture = await sharp({ create: { width: 8, height: 8, channels: 3, background: '#884422' } })
    .jpeg()
    .toBuffer()
  const { raw } = await draw({ lines: [{ ...quoteLine, picture }, quoteLine] })
  expect(raw.match(/\/Subtype \/Image/g)).toHaveLength(1)
})

test('what nobody can buy today is drawn all the same', async () => {
  const gone = { todayPrice: null, available: 0, drift: 'discontinued' as const }
  const { raw } = await draw({ lines: linesOf(3, gone), today: { price: 0, bundleDiscount: 0 } })
  expect(pagesOf(raw)).toBe(1)
})

test('notes and stores that do not fit go on to further pages', async () => {
  const notes = Array.from({ length: 60 }, () => ({
    verdict: 'note' as const,
    sentence: 'Look at it. '.repeat(20),
  }))
  const { stores } = quoteFacts()
  const many = Array.from({ length: 40 }, () => stores).flat()
  expect(pagesOf((await draw({ notes })).raw)).toBeGreaterThan(2)
  expect(pagesOf((await draw({ stores: many })).raw)).toBeGreaterThan(1)
  expect(pagesOf((await draw({ stores: [], lines: linesOf(6) })).raw)).toBeLessThan(3)
})

test('amounts of billions fit beside each other', async () => {
  const price = 9_876_543_210
  const line = { ...quoteLine, quantity: 99, available: 99, price, todayPrice: price }
  const sum = { price: price * 99, bundleDiscount: price }
  expect(pagesOf((await draw({ lines: [line], saved: sum, today: sum })).raw)).toBe(1)
})

test.each([
  ['emoji', '👩‍👩‍👧‍👦 Ruang 🎧'],
  ['Chinese', '客厅影院'],
  ['Arabic', 'غرفة'],
  ['accents on their own', 'e\u0301\u0301\u0301 \u0301'],
  ['a lone surrogate', 'a\uD83Db'],
  ['nothing that is seen', '\u200B\u200D\u202E\uFEFF\u0000'],
  ['an endless word', 'x'.repeat(3_000)],
  ['an endless name', 'Speaker '.repeat(800)],
  ['brackets of PDF', '(((\\) /Title (x) >> endobj'],
  ['nothing', ''],
])('a name of %s is drawn', async (_what, name) => {
  const { raw } = await draw({
    simulation: { name, template: name },
    lines: [{ ...quoteLine, name, variant: name, sku: name, component: name }],
    notes: [{ verdict: 'note', sentence: name }],
    seller: { name, colour: '#4338ca', contact: [name] },
    stores: [{ name, lines: [name], hours: [] }],
  })
  expect(raw.startsWith('%PDF-')).toBe(true)
  expect(pagesOf(raw)).toBeLessThan(4)
})
