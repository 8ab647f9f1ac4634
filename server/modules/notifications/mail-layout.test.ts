import { expect, test } from 'vitest'
import { renderLetter } from './mail-layout.ts'

const nasty = `</title><script>alert("1")</script> & 'Sari'`

const letter = {
  language: 'en',
  subject: nasty,
  heading: nasty,
  paragraphs: [nasty, 'A second paragraph.'],
  action: { text: nasty, url: 'https://shop.example/?a=1&b="><script>' },
  footer: nasty,
}

test('nothing that a letter says can become markup', () => {
  const { html } = renderLetter(letter)
  expect(html).not.toContain('<script')
  expect(html.match(/&lt;script&gt;alert\(&quot;1&quot;\)/g)).toHaveLength(5)
  expect(html).toContain('href="https://shop.example/?a=1&amp;b=&quot;&gt;&lt;script&gt;"')
})

test('the plain text says the same words as they are, the link included', () => {
  const { text, subject } = renderLetter(letter)
  expect(subject).toBe(nasty)
  expect(text).toContain(nasty)
  expect(text).toContain('A second paragraph.')
  expect(text).toContain('https://shop.example/?a=1&b="><script>')
})

test('a letter without an action has no button', () => {
  const { action: _, ...plain } = letter
  expect(renderLetter(plain).html).not.toContain('<a ')
})

test('tables say the same in both forms, and become no markup either', () => {
  const { html, text } = renderLetter({
    ...letter,
    facts: [{ label: nasty, value: nasty }],
    lines: [{ text: nasty, details: [nasty], amount: nasty }],
    rows: [
      { label: 'Products', amount: 'Rp 1' },
      { label: nasty, amount: nasty, isTotal: true },
    ],
    sections: [{ heading: nasty, paragraphs: [nasty] }],
  })
  expect(html).not.toContain('<script')
  expect(html.match(/&lt;script&gt;alert\(&quot;1&quot;\)/g)).toHaveLength(14)
  expect(text.split(nasty)).toHaveLength(14)
  expect(text).toContain('Products: Rp 1')
})
