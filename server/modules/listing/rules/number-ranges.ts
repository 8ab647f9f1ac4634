/** A range of numbers to choose from: from the first up to, but not including, the second. */
export interface NumberRange {
  from: number | null
  to: number | null
}

const fewValues = 6
const parts = 5

/**
 * The ranges that an attribute is filtered by. A handful of values stand for themselves (4, 6 and 8 ohm); more are cut
 * at round numbers so that each range holds about as many different values.
 */
export function rangesOf(values: readonly number[]): NumberRange[] {
  const distinct = [...new Set(values)].sort((a, b) => a - b)
  if (distinct.length <= fewValues) return distinct.map((value) => ({ from: value, to: value }))
  const cuts = new Set<number>()
  for (let part = 1; part < parts; part += 1) {
    const cut = roundNumber(distinct[Math.round((part * distinct.length) / parts)] ?? 0)
    if (cut > (distinct[0] ?? 0) && cut <= (distinct.at(-1) ?? 0)) cuts.add(cut)
  }
  const edges = [null, ...[...cuts].sort((a, b) => a - b), null]
  return edges.slice(0, -1).map((from, index) => ({ from, to: edges[index + 1] ?? null }))
}

export const isWithin = (value: number, { from, to }: NumberRange): boolean =>
  from !== null && from === to
    ? value === from
    : (from === null || value >= from) && (to === null || value < to)

/** As it stands in an address: `50-100`, `-50`, `100-`, or `8` for a value alone; -54 is `m54`, as `-54` is taken. */
export const writeRange = ({ from, to }: NumberRange): string =>
  from !== null && from === to ? writeNumber(from) : `${writeNumber(from)}-${writeNumber(to)}`

export function readRange(text: string): NumberRange | undefined {
  const alone = /^m?\d{1,9}(?:\.\d{1,4})?$/.test(text)
  if (alone) return { from: readNumber(text), to: readNumber(text) }
  const found = /^(m?\d{1,9}(?:\.\d{1,4})?)?-(m?\d{1,9}(?:\.\d{1,4})?)?$/.exec(text)
  return found ? { from: readNumber(found[1]), to: readNumber(found[2]) } : undefined
}

const writeNumber = (value: number | null): string =>
  value === null ? '' : value < 0 ? `m${-value}` : String(value)

const readNumber = (text: string | undefined): number | null =>
  text === undefined ? null : Number(text.replace('m', '-'))

/** Two figures are enough for a cut: 137 becomes 140. */
function roundNumber(value: number): number {
  if (value <= 0) return value
  const unit = 10 ** (Math.floor(Math.log10(value)) - 1)
  return Number((Math.round(value / unit) * unit).toPrecision(6))
}
