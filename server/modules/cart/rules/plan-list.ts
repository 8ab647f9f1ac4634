import { type BundleOffer, bundleSavings } from '@gema/contract/match/bundle-savings.ts'

interface VariantWanted {
  inventoryId: number
  quantity: number
  /** Units that can be had now. */
  stock: number
  /** Of one, in whole rupiah. */
  price: number
}

interface LineInCart {
  inventoryId: number
  bundleId: number | null
  bundleKey: string | null
  quantity: number
  isSelected: boolean
}

interface BundleTerms {
  id: number
  uuid: string
  discountPercent: number
  parts: { inventoryId: number; quantity: number }[]
}

interface CartNow {
  lines: LineInCart[]
  mostLines: number
  mostOfOne: number
}

export interface ListPlan {
  /** Whole bundles, so many times; with the key of one that is in the cart already, where it becomes more of it. */
  bundles: { id: number; key: string | undefined; sets: number }[]
  singles: { inventoryId: number; quantity: number }[]
  /** Variants that the cart has no line left for. */
  withoutLine: Set<number>
}

const sum = (numbers: number[]): number => numbers.reduce((whole, each) => whole + each, 0)

/**
 * Says how a list of variants, each of them once, goes into a cart: as many units as can be had, whole bundles first.
 * What selected lines hold already is not there for others.
 */
export function planList(wanted: VariantWanted[], cart: CartNow, bundles: BundleTerms[]): ListPlan {
  const { lines, mostLines, mostOfOne } = cart
  const plan: ListPlan = { bundles: [], singles: [], withoutLine: new Set() }
  const free = new Map(
    wanted.map(({ inventoryId, stock }) => [inventoryId, stock - held(lines, inventoryId)]),
  )
  const left = new Map(
    wanted.map(({ inventoryId, quantity }) => [
      inventoryId,
      Math.max(0, Math.min(quantity, mostOfOne, free.get(inventoryId) ?? 0)),
    ]),
  )
  let room = mostLines - lines.length

  const units = wanted.map(({ inventoryId, price }) => ({
    ...{ inventory: String(inventoryId), quantity: left.get(inventoryId) ?? 0, price },
  }))
  for (const { bundle: offer, sets } of bundleSavings(units, bundles.map(offerOf))) {
    const bundle = bundles.find(({ uuid }) => uuid === offer.uuid)
    if (bundle === undefined) continue
    const key = wholeInCart(bundle, { sets, cart })
    const needed = key === undefined ? bundle.parts.length : 0
    // Its parts then go in alone, as far as there is room for them.
    if (needed > room) continue
    room -= needed
    plan.bundles.push({ id: bundle.id, key, sets })
    for (const { inventoryId, quantity } of bundle.parts)
      for (const counted of [left, free])
        counted.set(inventoryId, (counted.get(inventoryId) ?? 0) - sets * quantity)
  }

  for (const { inventoryId } of wanted) {
    const line = lines.find((each) => each.bundleKey === null && each.inventoryId === inventoryId)
    // A line that was not selected is, once more goes into it: then its units count as well.
    const more = line === undefined || line.isSelected ? 0 : line.quantity
    const quantity = Math.min(
      left.get(inventoryId) ?? 0,
      (free.get(inventoryId) ?? 0) - more,
      mostOfOne - (line?.quantity ?? 0),
    )
    if (quantity < 1) continue
    if (line === undefined && room < 1) {
      plan.withoutLine.add(inventoryId)
      continue
    }
    if (line === undefined) room -= 1
    plan.singles.push({ inventoryId, quantity })
  }
  return plan
}

/** Units that selected lines have. */
const held = (lines: LineInCart[], inventoryId: number): number =>
  sum(
    lines.filter((line) => line.isSelected && line.inventoryId === inventoryId).map((line) => line.quantity),
  )

const offerOf = ({ uuid, discountPercent, parts }: BundleTerms): BundleOffer => ({
  ...{ uuid, name: '', discount_percent: discountPercent },
  items: parts.map(({ inventoryId, quantity }) => ({ inventory: String(inventoryId), quantity })),
})

/** The same bundle in the cart, whole and selected, that can hold so many more; a part that is left out is left out on purpose. */
function wholeInCart(
  { id, parts }: BundleTerms,
  { sets, cart: { lines, mostOfOne } }: { sets: number; cart: CartNow },
): string | undefined {
  const ofBundle = lines.filter(({ bundleId, bundleKey }) => bundleId === id && bundleKey !== null)
  const groups = Map.groupBy(ofBundle, ({ bundleKey }) => bundleKey)
  for (const [key, group] of groups) {
    const canHold = parts.every(({ inventoryId, quantity }) =>
      group.some(
        (line) =>
          line.inventoryId === inventoryId && line.isSelected && line.quantity + sets * quantity <= mostOfOne,
      ),
    )
    if (canHold && key !== null) return key
  }
  return undefined
}
