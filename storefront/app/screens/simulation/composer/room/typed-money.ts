const thousand = 1_000
const million = 1_000_000
const billion = 1_000_000_000

/** What stands behind a figure. */
const factors: Record<string, number> = {
  ribu: thousand,
  rb: thousand,
  k: thousand,
  thousand,
  juta: million,
  jt: million,
  million,
  mio: million,
  mln: million,
  miliar: billion,
  milyar: billion,
  m: billion,
  billion,
}

/**
 * An amount in rupiah as people write it: `75 juta`, `75jt`, `1,5 miliar`, `Rp 75.000.000`, `75,000,000`. An `m` is a
 * miliar, as everybody in Indonesia reads it.
 */
export function typedMoney(typed: string): number | undefined {
  const text = typed
    .trim()
    .toLowerCase()
    .replace(/^(rp|idr)\.?\s*/, '')
    .replace(/,-$/, '')
  const [, figure, word] = /^([\d.,\s]*\d)\s*([a-z]+)?$/.exec(text) ?? []
  if (figure === undefined) return undefined
  const factor = word === undefined ? 1 : factors[word]
  if (factor === undefined) return undefined
  const value = amountOf(figure.replace(/\s/g, ''), factor > 1)
  return value === undefined ? undefined : Math.round(value * factor)
}

/** Dots and commas stand between thousands; before `juta` and the like, the last one may begin a fraction. */
function amountOf(figure: string, mayBeFraction: boolean): number | undefined {
  if (/^\d+$/.test(figure)) return Number(figure)
  if (/^\d{1,3}([.,]\d{3})+$/.test(figure) && !(mayBeFraction && /^\d{1,3}[.,]\d{3}$/.test(figure)))
    return Number(figure.replace(/[.,]/g, ''))
  if (mayBeFraction && /^\d+[.,]\d{1,3}$/.test(figure)) return Number(figure.replace(',', '.'))
  return undefined
}
