import type { StoredLine, StoredSimulation } from '@gema/contract/shapes/simulation.ts'

/** How many parts something happened to, and what it does to the price. */
export interface DriftSum {
  parts: number
  amount: number
}

export interface DriftSums {
  up: DriftSum
  down: DriftSum
  substitute: DriftSum
  /** Units that cannot be had and that nothing stands in for. */
  missing: DriftSum
  /** By how much more or less bundles take off today; negative where they take off more. */
  bundles: number
  /** Today, with the chosen substitutes. */
  today: number
  /** The lines that it counts. */
  parts: number
  /** Of today against what was saved; all sums above add up to it. */
  difference: number
}

/** The components of those lines whose substitute is chosen. */
export type Chosen = ReadonlySet<string>

type Summed = Pick<StoredSimulation, 'products' | 'saved' | 'today'>

/** What has changed since a simulation was saved, line by line, with some of its substitutes. */
export function driftSums({ products, saved, today }: Summed, chosen: Chosen): DriftSums {
  const shifts = products.map((line) => shiftOf(line, chosen))
  const bundles = saved.bundle_discount - today.bundle_discount
  const sumOf = (kind: 'price' | 'substitute' | 'missing', sign: 1 | -1): DriftSum => {
    const amounts = shifts.flatMap((shift) => (shift[kind] === undefined ? [] : [shift[kind]]))
    const counted = kind === 'price' ? amounts.filter((amount) => amount * sign > 0) : amounts
    return { parts: counted.length, amount: counted.reduce((sum, amount) => sum + amount, 0) }
  }
  const up = sumOf('price', 1)
  const down = sumOf('price', -1)
  const substitute = sumOf('substitute', 1)
  const missing = sumOf('missing', 1)
  const difference = up.amount + down.amount + substitute.amount + missing.amount + bundles
  return {
    up,
    down,
    substitute,
    missing,
    bundles,
    today: saved.price + difference,
    parts: products.filter((line) => line.available > 0 || isReplaced(line, chosen)).length,
    difference,
  }
}

interface Shift {
  price?: number
  substitute?: number
  missing?: number
}

/** A line that can be had in part has two shifts: of the units that are there, and of those that are not. */
function shiftOf(line: StoredLine, chosen: Chosen): Shift {
  const { quantity, price, today_price, available, substitute } = line
  if (substitute !== null && isReplaced(line, chosen))
    return { substitute: quantity * (substitute.product.price - price) }
  const had = today_price === null ? 0 : available
  return {
    ...(today_price !== null && had > 0 && { price: had * (today_price - price) }),
    ...(had < quantity && { missing: (had - quantity) * price }),
  }
}

export const isReplaced = ({ component, substitute }: StoredLine, chosen: Chosen): boolean =>
  substitute !== null && chosen.has(component.key)

/** Every line that something could stand in for. */
export const allSubstitutes = (products: readonly StoredLine[]): Chosen =>
  new Set(products.filter(({ substitute }) => substitute !== null).map(({ component }) => component.key))
