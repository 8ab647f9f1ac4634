import { expect, test } from 'vitest'
import { type InvoiceGiven, invoiceFacts, invoiceLine } from '../../testing/invoice-facts.ts'
import { invoiceFile } from './invoices.ts'

const draw = async (given: InvoiceGiven = {}) => {
  const file = await invoiceFile(invoiceFacts(given))
  return { file, raw: Buffer.from(await file.arrayBuffer()).toString('latin1') }
}
const pagesOf = (raw: string) => raw.match(/\/Type \/Page\b/g)?.length

test('it is a PDF of one page that is named after the order', async () => {
  const { file, raw } = await draw()
  expect(file.name).toBe('INV-GM-2611-004821.pdf')
  expect(file.type).toBe('application/pdf')
  expect(raw.startsWith('%PDF-')).toBe(true)
  expect(raw.trimEnd().endsWith('%%EOF')).toBe(true)
  expect(pagesOf(raw)).toBe(1)
})

test('it says its title, its author and its language', async () => {
  const { raw } = await draw({ language: 'id' })
  expect(raw).toContain('(Faktur INV/GM-2611-004821)')
  expect(raw).toContain('(Gema)')
  expect(raw).toMatch(/\/Lang (?:\(id\)|\d+ 0 R)/)
  expect(raw).toContain('/DisplayDocTitle true')
})

test('its typeface is inside, and nothing else', async () => {
  const { raw } = await draw()
  const fonts = new Set(raw.match(/\/BaseFont \/[A-Z]+\+[\w-]+/g)?.map((font) => font.replace(/.*\+/, '')))
  expect([...fonts].toSorted()).toEqual([
    'PlusJakartaSans-Bold',
    'PlusJakartaSans-Regular',
    'PlusJakartaSans-SemiBold',
  ])
})

test('sixty lines make several pages', async () => {
  const lines = Array.from({ length: 60 }, (_, place) => ({ ...invoiceLine, name: `Speaker ${place + 1}` }))
  expect(pagesOf((await draw({ lines })).raw)).toBeGreaterThan(2)
})

test.each([
  ['emoji', '👩‍👩‍👧‍👦 Dewi 🎧'],
  ['Chinese', '王小明'],
  ['Arabic', 'محمد'],
  ['Polish and Turkish', 'Łukasz Şahin Ğ'],
  ['Vietnamese', 'Nguyễn Thị Ánh'],
  ['accents on their own', 'e\u0301\u0301\u0301 \u0301'],
  ['a lone surrogate', 'a\uD83Db'],
  ['nothing that is seen', '\u200B\u200D\u202E\uFEFF\u0000'],
  ['line breaks', 'Dewi\r\nPertiwi\t\u2028x'],
  ['an endless word', 'x'.repeat(3_000)],
  ['an endless name', 'Speaker '.repeat(800)],
  ['brackets of PDF', '(((\\) /Title (x) >> endobj'],
  ['nothing', ''],
])('a name of %s is drawn', async (_what, name) => {
  const { raw } = await draw({
    buyer: name,
    seller: { name, colour: '#4338ca', lines: [name] },
    lines: [{ ...invoiceLine, name, label: name, sku: name, addOns: [{ name, quantity: 1, price: 1 }] }],
    order: { taxInvoice: { name, tax_number: name, address: name }, voucherCode: name },
  })
  expect(raw.startsWith('%PDF-')).toBe(true)
  expect(pagesOf(raw)).toBeLessThan(4)
})
