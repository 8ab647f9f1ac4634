import type { CartLine, CartState } from '@gema/contract/shapes/cart.ts'

/** Lines that stand together: one alone, or the parts of a bundle. */
export interface LineBlock {
  key: string
  /** Only where several parts of a bundle are there: one that is left over is a line like any other. */
  bundle: NonNullable<CartLine['bundle']> | undefined
  lines: CartLine[]
}

export interface StoreGroup {
  store: CartState['stores'][number]
  blocks: LineBlock[]
  lines: CartLine[]
}

/** The lines of a cart by the store that sends them, each bundle at the place of its first part. */
export function groupLines(lines: readonly CartLine[], stores: CartState['stores']): StoreGroup[] {
  return stores.flatMap((store) => {
    const own = lines.filter((line) => line.store === store.slug)
    return own.length === 0 ? [] : [{ store, lines: own, blocks: blocksOf(own) }]
  })
}

function blocksOf(lines: CartLine[]): LineBlock[] {
  const groups = Map.groupBy(lines, ({ cart_id, bundle }) => bundle?.key ?? cart_id)
  return [...groups].map(([key, together]) => ({
    key,
    bundle: together.length > 1 ? (together[0]?.bundle ?? undefined) : undefined,
    lines: together,
  }))
}

/** Whether all of some lines are selected, none, or a part of them. */
export function selectionOf(lines: readonly CartLine[]): 'all' | 'some' | 'none' {
  const count = lines.filter(({ selected }) => selected === 1).length
  if (count === 0) return 'none'
  return count === lines.length ? 'all' : 'some'
}
