/** What one attribute says of each product, in their order. */
export interface Measure {
  /** Which end is the better one, where everybody would agree. */
  better: 'higher' | 'lower' | null
  figures: (number | null)[]
}

export interface Judgement {
  isEqual: boolean
  /** The places of the products that are best. */
  best: number[]
}

/**
 * Judges a row of a comparison. It is equal where at least two products stand beside each other and all say the same.
 * A row that joins several attributes has a best product only where one can say which end is better in each of them,
 * and the product is best in all in which they differ.
 */
export function judgeRow(values: (string | null)[], measures: Measure[]): Judgement {
  const [first] = values
  const isEqual = values.length > 1 && values.every((value) => value !== null && value === first)
  const telling = measures.map(bestOf).filter((places) => places !== undefined)
  const canBeSaid = measures.every(({ better }) => better !== null) && telling.length > 0
  if (!canBeSaid) return { isEqual, best: [] }
  const places = values.map((_, place) => place)
  return { isEqual, best: places.filter((place) => telling.every((best) => best.has(place))) }
}

/** Nothing where fewer than two products say something, or all of them the same. */
function bestOf({ better, figures }: Measure): Set<number> | undefined {
  const known = figures.filter((figure) => figure !== null)
  if (known.length < 2 || new Set(known).size === 1) return undefined
  const top = better === 'lower' ? Math.min(...known) : Math.max(...known)
  return new Set(figures.flatMap((figure, place) => (figure === top ? [place] : [])))
}
