import type { CallData } from '@gema/contract/client.ts'
import type { StoredLine } from '@gema/contract/shapes/simulation.ts'
import { type Chosen, isReplaced } from './drift-sums.ts'
import { canBeHad, inventoryOf } from './lines-to-add.ts'

type Skipped = CallData<'cartStoreList'>['skipped'][number]

/** A line that did not go into the cart, or not whole. */
export interface LeftOut {
  component: string
  name: string
  reason: Skipped['reason']
  wanted: number
  added: number
  /** What could stand in for it, unless that is what was left out. */
  substitute: StoredLine['substitute']
}

/** What was left out: lines that were never sent because nothing of them is there, and those that the cart refused. */
export function leftOutOf(
  products: readonly StoredLine[],
  chosen: Chosen,
  skipped: readonly Skipped[],
): LeftOut[] {
  return products.flatMap((line): LeftOut[] => {
    const { component, name, quantity: wanted, drift } = line
    const substitute = isReplaced(line, chosen) ? null : line.substitute
    if (!canBeHad(line, chosen)) {
      const reason = drift === 'discontinued' ? 'not_sold' : 'out_of_stock'
      return [{ component: component.key, name, reason, wanted, added: 0, substitute }]
    }
    const refused = skipped.find(({ inventory }) => inventory === inventoryOf(line, chosen))
    if (refused === undefined) return []
    const { reason, added } = refused
    return [
      { component: component.key, name: refused.name, reason, wanted: refused.wanted, added, substitute },
    ]
  })
}
