import type { CartLine } from '@gema/contract/shapes/cart.ts'
import type { Added } from './drawer-state.ts'

/** The lines of a cart that somebody has just put into it: of a bundle, all of its parts. */
export function linesAdded(lines: readonly CartLine[], { inventory, bundle }: Added): CartLine[] {
  if (bundle === undefined) {
    return lines.filter((line) => line.bundle === null && line.inventory.uuid === inventory).slice(0, 1)
  }
  const key = lines.findLast((line) => line.bundle?.uuid === bundle)?.bundle?.key
  return key === undefined ? [] : lines.filter((line) => line.bundle?.key === key)
}
