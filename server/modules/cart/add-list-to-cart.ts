import { randomUUID } from 'node:crypto'
import { mostOfOne } from '@gema/contract/values/quantity.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Db } from '../../platform/database/database.ts'
import { type BundleToBuy, bundlesAmong, type Goods, goodsByUuids } from '../catalogue/catalogue.ts'
import { flashOffersFor } from '../pricing/pricing.ts'
import type { LineRow } from './cart-queries.ts'
import { type CartRefused, changeOrMakeCart } from './change-cart.ts'
import type { GoodsWanted } from './goods-wanted.ts'
import { selectLines } from './line-queries.ts'
import type { CartOwner } from './priced-cart.ts'
import { type ListPlan, planList } from './rules/plan-list.ts'
import { saveParts } from './save-parts.ts'
import { unitPriceOf } from './unit-price.ts'

export interface ListWish {
  owner: CartOwner
  /** Variants by their uuids; the same one twice is wanted for both together. */
  wanted: { inventory: string; quantity: number }[]
  /** How many lines a cart may have. */
  mostLines: number
}

/** What became of a variant of the list. */
export interface ListOutcome {
  inventory: string
  /** Absent where there never was such a variant, or is none any more. */
  goods: Goods | undefined
  wanted: number
  added: number
  /** Why not all of it went in. */
  reason: 'out_of_stock' | 'too_few' | 'not_sold' | 'cart_full' | undefined
}

/**
 * Puts several variants into a cart at once, as many units of each as can be had. Those that are a whole bundle
 * together go in as that bundle. Where nothing can be had, the cart stays as it was.
 */
export async function addListToCart(db: Db, clock: Clock, wish: ListWish): Promise<ListOutcome[]> {
  let outcomes: ListOutcome[] = []
  await changeOrMakeCart(db, { clock, owner: wish.owner }, async (tx, cart) => {
    outcomes = await addAll(tx, cart.id, { wish, now: clock.now() })
    // A refusal undoes the change: nobody gets a cart, or another revision of it, for nothing.
    const nothing: CartRefused = { refused: 'out_of_stock' }
    return outcomes.some(({ added }) => added > 0) ? {} : nothing
  })
  return outcomes
}

async function addAll(
  tx: Db,
  cartId: number,
  { wish, now }: { wish: ListWish; now: Date },
): Promise<ListOutcome[]> {
  const wanted = inAll(wish.wanted)
  const goods = await goodsByUuids(tx, [...wanted.keys()])
  const sold = [...goods.values()].filter(({ isSold }) => isSold)
  const inventoryIds = sold.map(({ inventory }) => inventory.id)
  const bundles = await bundlesAmong(tx, inventoryIds)
  const flash = await flashOffersFor(tx, { inventoryIds, now })
  const lines = (await selectLines(tx, cartId)).filter(({ removedAt }) => removedAt === null)
  const listed = [...wanted].flatMap(([uuid, quantity]) => {
    const known = sold.find(({ inventory }) => inventory.uuid === uuid)
    if (known === undefined) return []
    const { inventory, stock } = known
    const price = unitPriceOf(known, { flash: flash.get(inventory.id), quantity }, now)
    return [{ inventoryId: inventory.id, quantity, stock, price }]
  })
  const plan = planList(listed, { lines, mostLines: wish.mostLines, mostOfOne }, bundles)
  const saved = goodsOfPlan(plan, { bundles, lines, sold })
  for (const each of saved) await saveParts(tx, each, { cartId, flash, now })
  const parts = saved.flatMap((each) => each.parts)
  return [...wanted].map(([uuid, quantity]) =>
    outcomeOf(
      { inventory: uuid, goods: goods.get(uuid), wanted: quantity },
      { parts, withoutLine: plan.withoutLine },
    ),
  )
}

/** How many of each are wanted in all, in the order of the list. */
function inAll(wanted: ListWish['wanted']): Map<string, number> {
  const units = new Map<string, number>()
  for (const { inventory, quantity } of wanted) {
    const uuid = inventory.toLowerCase()
    units.set(uuid, (units.get(uuid) ?? 0) + quantity)
  }
  return units
}

/** What is to be saved: each bundle by itself, then everything that goes in alone. */
function goodsOfPlan(
  plan: ListPlan,
  { bundles, lines, sold }: { bundles: BundleToBuy[]; lines: LineRow[]; sold: Goods[] },
): GoodsWanted[] {
  const partOf = (inventoryId: number, quantity: number, key: string | null | undefined) => {
    const goods = sold.find(({ inventory }) => inventory.id === inventoryId)
    if (goods === undefined) throw new Error('a variant that is not sold was planned')
    const line = lines.find((each) => each.bundleKey === key && each.inventoryId === inventoryId)
    return { goods, quantity, line }
  }
  const whole = plan.bundles.map(({ id, key, sets }) => ({
    parts: (bundles.find((bundle) => bundle.id === id)?.parts ?? []).map(({ inventoryId, quantity }) =>
      partOf(inventoryId, sets * quantity, key),
    ),
    bundle: { id, key: key ?? randomUUID() },
  }))
  const singles = plan.singles.map(({ inventoryId, quantity }) => partOf(inventoryId, quantity, null))
  return [...whole, ...(singles.length > 0 ? [{ parts: singles, bundle: undefined }] : [])]
}

function outcomeOf(
  asked: Pick<ListOutcome, 'inventory' | 'goods' | 'wanted'>,
  { parts, withoutLine }: { parts: GoodsWanted['parts']; withoutLine: Set<number> },
): ListOutcome {
  const { goods, wanted } = asked
  if (goods === undefined || !goods.isSold) return { ...asked, added: 0, reason: 'not_sold' }
  const { id } = goods.inventory
  const added = parts
    .filter((part) => part.goods.inventory.id === id)
    .reduce((sum, { quantity }) => sum + quantity, 0)
  const reasonOf = () => {
    if (added === wanted) return undefined
    if (goods.stock <= 0) return 'out_of_stock'
    return withoutLine.has(id) ? 'cart_full' : 'too_few'
  }
  return { ...asked, added, reason: reasonOf() }
}
