import type { Db } from '../../platform/database/database.ts'
import { addressesOf } from '../addresses/addresses.ts'
import {
  type AddOn,
  addOnsOf,
  type BundleToBuy,
  bundlesByIds,
  type Goods,
  goodsByIds,
} from '../catalogue/catalogue.ts'
import { type CartFlashOffer, flashOffersFor } from '../pricing/pricing.ts'
import { regionNames, regionsAround } from '../regions/regions.ts'
import { ownStoresAnd, type Store } from '../stores/stores.ts'
import { type CartRow, type ChosenDelivery, type LineRow, selectCartWithLines } from './cart-queries.ts'
import type { CartOwner, PricedCart } from './priced-cart.ts'

export type LineRead = LineRow & { addOnIds: number[]; goods: Goods }

/** A cart with everything that is known about what is in it, before anything is priced. */
export interface CartRead {
  cart: CartRow | undefined
  lines: LineRead[]
  deliveries: ChosenDelivery[]
  /** By the ids of products. */
  addOns: Map<number, AddOn[]>
  flash: Map<number, CartFlashOffer>
  bundles: Map<number, BundleToBuy>
  /** Of the lines, in the order in which they are shown. */
  stores: Store[]
  destination: PricedCart['destination']
}

/**
 * Reads a cart: as many queries for sixty lines as for one. One after the other, because within a transaction they
 * share a connection.
 */
export async function readCart(
  db: Db,
  owner: CartOwner,
  { now, destination }: { now: Date; destination?: string | undefined },
): Promise<CartRead> {
  const rows = await selectCartWithLines(db, owner)
  const cart = rows[0]?.cart
  const inCart = rows.flatMap(({ line, addOnIds }) => (line === null ? [] : [{ ...line, addOnIds }]))
  const inventoryIds = [...new Set(inCart.map(({ inventoryId }) => inventoryId))]
  const goods = await goodsByIds(db, inventoryIds)
  const lines = inCart.flatMap((line) => {
    const known = goods.get(line.inventoryId)
    return known === undefined ? [] : [{ ...line, goods: known }]
  })
  const products = lines.map((line) => line.goods.product)
  const storeIds = new Set(products.map(({ storeId }) => storeId))
  return {
    cart,
    lines,
    deliveries: rows[0]?.deliveries ?? [],
    addOns: await addOnsOf(
      db,
      products.map(({ id }) => id),
    ),
    flash: await flashOffersFor(db, { inventoryIds, now }),
    bundles: await bundlesByIds(
      db,
      lines.flatMap(({ bundleId }) => bundleId ?? []),
    ),
    stores:
      storeIds.size === 0 ? [] : (await ownStoresAnd(db, [...storeIds])).filter(({ id }) => storeIds.has(id)),
    destination: await destinationOf(db, owner, destination ?? cart?.destination ?? undefined),
  }
}

/** Where a cart goes: as was said for it, else to the customer's default address. */
async function destinationOf(
  db: Db,
  owner: CartOwner,
  said: string | undefined,
): Promise<PricedCart['destination']> {
  const code = said ?? (await defaultDestination(db, owner))
  if (code === undefined) return undefined
  const around = regionsAround(code)
  const names = await regionNames(db, around)
  const named = around.map((each) => names.get(each) ?? each)
  return { code, name: named.toReversed().join(', '), province: named[0] ?? code }
}

async function defaultDestination(db: Db, owner: CartOwner): Promise<string | undefined> {
  if (!('customerId' in owner)) return undefined
  return (await addressesOf(db, owner.customerId))[0]?.subdistrictCode
}
