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

/** As it stands in an address: `50-100`, `-50`, `100-`, or `8` for a value alone. */
export const writeRange = ({ from, to }: NumberRange): string =>
  from !== null && from === to ? String(from) : `${from ?? ''}-${to ?? ''}`

export function readRange(text: string): NumberRange | undefined {
  const alone = /^\d{1,9}(?:\.\d{1,4})?$/.exec(text)
  if (alone) return { from: Number(text), to: Number(text) }
  const found = /^(\d{1,9}(?:\.\d{1,4})?)?-(\d{1,9}(?:\.\d{1,4})?)?$/.exec(text)
  if (!found) return undefined
  return {
    from: found[1] === undefined ? null : Number(found[1]),
    to: found[2] === undefined ? null : Number(found[2]),
  }
}

/** Two figures are enough for a cut: 137 becomes 140. */
function roundNumber(value: number): number {
  if (value <= 0) return value
  const unit = 10 ** (Math.floor(Math.log10(value)) - 1)
  return Number((Math.round(value / unit) * unit).toPrecision(6))
}
