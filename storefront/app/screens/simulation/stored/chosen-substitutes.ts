import type { StoredLine } from '@gema/contract/shapes/simulation.ts'
import type { Chosen } from './drift-sums.ts'

/** Reads which substitutes were chosen. One that is another product by now is not chosen: nobody has seen it. */
export function readChosen(stored: string | null, products: readonly StoredLine[]): Chosen {
  const found = entriesIn(stored)
  return new Set(
    products
      .filter(({ component, substitute }) =>
        substitute === null ? false : found.get(component.key) === substitute.product.inventory,
      )
      .map(({ component }) => component.key),
  )
}

export const writtenChosen = (chosen: Chosen, products: readonly StoredLine[]): string =>
  JSON.stringify(
    products.flatMap(({ component, substitute }) =>
      substitute !== null && chosen.has(component.key) ? [[component.key, substitute.product.inventory]] : [],
    ),
  )

function entriesIn(stored: string | null): Map<unknown, unknown> {
  try {
    const found: unknown = JSON.parse(stored ?? '[]')
    return new Map(Array.isArray(found) ? found.filter(isPair) : [])
  } catch {
    return new Map()
  }
}

const isPair = (thing: unknown): thing is [unknown, unknown] => Array.isArray(thing) && thing.length === 2
