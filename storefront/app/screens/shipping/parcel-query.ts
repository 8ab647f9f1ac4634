const askedFields = [
  'destination',
  'product',
  'quantity',
  'grams',
  'width',
  'height',
  'depth',
  'value',
] as const

/** What is sent where, as the address of the page says it; all of it is checked by the server. */
export type Asked = Partial<Record<(typeof askedFields)[number], string>>

/** What an address asks for. A form that is sent without script tells its weight in kilograms and leaves fields empty. */
export function askedOfQuery(query: URLSearchParams): Asked {
  const weight = query.get('weight') ?? ''
  const given = askedFields.map((field) => [field, query.get(field)?.trim() ?? ''])
  const asked: Asked = Object.fromEntries(given.filter(([, text]) => text !== ''))
  if (asked.grams === undefined && weight.trim() !== '') asked.grams = gramsOf(weight)
  if (asked.value !== undefined) asked.value = rupiahOf(asked.value)
  return asked
}

/** The address that asks for the same again. */
export const queryOf = (asked: Asked): string => `?${new URLSearchParams(asked)}`

/** Kilograms as somebody writes them, with a comma or a dot. What is no weight stays as it is, to be refused. */
export function gramsOf(kilograms: string): string {
  const written = kilograms.trim().replace(/\s*kg$/i, '')
  if (!/^\d{1,6}([.,]\d{1,3})?$/.test(written)) return written
  return String(Math.round(Number(written.replace(',', '.')) * 1000))
}

/** An amount as somebody writes it, "Rp 1.500.000" and "1500000,00" included. */
export const rupiahOf = (amount: string): string =>
  amount
    .trim()
    .replace(/^rp/i, '')
    .replace(/[.,]\d{1,2}$/, '')
    .replace(/[\s.,]/g, '')
