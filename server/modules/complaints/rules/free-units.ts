export interface ItemWish {
  /** The line of the order, by its uuid. */
  line: string
  quantity: number
}

/**
 * The lines of an order that a complaint names, each with its quantity; nothing, where one is not of the order, stands
 * there twice, or has fewer units left.
 */
export function itemsOf<Line extends { id: number; uuid: string; quantity: number }>(
  lines: Line[],
  { wanted, taken }: { wanted: ItemWish[]; taken: ReadonlyMap<number, number> },
): { orderLineId: number; quantity: number }[] | undefined {
  if (new Set(wanted.map(({ line }) => line)).size !== wanted.length) return undefined
  const items = wanted.map(({ line, quantity }) => {
    const bought = lines.find(({ uuid }) => uuid === line)
    const isFree = bought !== undefined && quantity >= 1 && quantity <= freeUnits(bought, taken)
    return isFree ? { orderLineId: bought.id, quantity } : undefined
  })
  return items.some((item) => item === undefined) ? undefined : items.flatMap((item) => item ?? [])
}

/** How many units of a line stand in no complaint that is open or resolved. */
export const freeUnits = (
  { id, quantity }: { id: number; quantity: number },
  taken: ReadonlyMap<number, number>,
): number => Math.max(0, quantity - (taken.get(id) ?? 0))
