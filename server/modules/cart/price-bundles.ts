import type { PricedLine } from './priced-cart.ts'
import type { CartRead } from './read-cart.ts'
import { bundleDiscounts } from './rules/bundle-discounts.ts'

/** The same lines with what their bundles take off. */
export function withBundles(lines: PricedLine[], { lines: rows, bundles }: CartRead): PricedLine[] {
  const keys = new Map(rows.map(({ id, bundleKey, bundleId }) => [id, { bundleKey, bundleId }]))
  const priced = new Map<number, PricedLine>()
  const groups = Map.groupBy(lines, ({ id }) => keys.get(id)?.bundleKey ?? null)
  for (const [key, group] of groups) {
    if (key === null) continue
    const bundleId = keys.get(group[0]?.id ?? 0)?.bundleId ?? 0
    const terms = bundles.get(bundleId) ?? { discountPercent: 0, parts: [] }
    const parts = group.map((line) => ({
      ...{ inventoryId: line.inventory.id, quantity: line.quantity, unitPrice: line.price.current },
      ...{ isSelected: line.isSelected, isAvailable: line.isAvailable },
    }))
    const { holds, shares } = bundleDiscounts(parts, terms)
    for (const [place, line] of group.entries()) {
      priced.set(line.id, {
        ...line,
        bundle: line.bundle && { ...line.bundle, holds },
        bundleDiscount: shares[place] ?? 0,
        notices: holds ? line.notices : [...line.notices, { kind: 'bundle_ended', values: {} }],
      })
    }
  }
  return lines.map((line) => priced.get(line.id) ?? line)
}
