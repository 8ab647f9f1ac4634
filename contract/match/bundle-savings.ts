export interface PricedUnits {
  inventory: string
  quantity: number
  /** Of one unit, in whole rupiah. */
  price: number
}

export interface BundleOffer {
  uuid: string
  name: string
  discount_percent: number
  items: { inventory: string; quantity: number }[]
}

export interface BundleSaving {
  bundle: BundleOffer
  /** How many times the whole bundle is in it. */
  sets: number
  saving: number
}

/**
 * The bundles that are whole in what somebody has chosen, and what each of them takes off. The one that saves most comes
 * first, and no unit counts twice; of two that save the same, the order of their uuids decides.
 */
export function bundleSavings(
  lines: readonly PricedUnits[],
  bundles: readonly BundleOffer[],
): BundleSaving[] {
  const left = new Map<string, number>()
  const prices = new Map<string, number>()
  for (const { inventory, quantity, price } of lines) {
    left.set(inventory, (left.get(inventory) ?? 0) + quantity)
    prices.set(inventory, price)
  }
  const ofOneSet = ({ items, discount_percent }: BundleOffer): number =>
    Math.floor(
      (items.reduce((sum, item) => sum + (prices.get(item.inventory) ?? 0) * item.quantity, 0) *
        discount_percent) /
        100,
    )
  const offered = bundles
    .filter(({ items }) => items.length > 0)
    .map((bundle) => ({ bundle, each: ofOneSet(bundle) }))
    .toSorted((a, b) => b.each - a.each || (a.bundle.uuid < b.bundle.uuid ? -1 : 1))
  return offered.flatMap(({ bundle, each }) => {
    const sets = Math.min(
      ...bundle.items.map(({ inventory, quantity }) => Math.floor((left.get(inventory) ?? 0) / quantity)),
    )
    if (sets < 1) return []
    for (const { inventory, quantity } of bundle.items)
      left.set(inventory, (left.get(inventory) ?? 0) - sets * quantity)
    return [{ bundle, sets, saving: sets * each }]
  })
}
