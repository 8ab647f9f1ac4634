import type { SQL } from 'drizzle-orm'
import { keptTogether, type Question } from '../../platform/database/ask-together.ts'
import type { Db } from '../../platform/database/database.ts'
import { addressesOf } from '../addresses/addresses.ts'
import {
  type AddOn,
  addOnsIn,
  type BundleToBuy,
  bundlesIn,
  type Goods,
  goodsIn,
  productsOfVariants,
  storesOfVariants,
} from '../catalogue/catalogue.ts'
import { type CartFlashOffer, flashOffersIn } from '../pricing/pricing.ts'
import { type RegionInFull, regionInFull } from '../regions/regions.ts'
import { type Sender, sendersIn } from '../stores/stores.ts'
import {
  bundlesInCart,
  type CartRow,
  type ChosenDelivery,
  givenOwner,
  type LineRow,
  selectCartWithLines,
  variantsInCart,
} from './cart-queries.ts'
import type { CartOwner } from './priced-cart.ts'

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
  stores: Sender[]
  destination: RegionInFull | undefined
}

/** A cart and all that its lines name. */
function questionsAbout(owner: SQL) {
  const variants = variantsInCart(owner)
  return {
    cart: cartOf(owner),
    goods: goodsIn(variants),
    addOns: addOnsIn(productsOfVariants(variants)),
    flash: flashOffersIn(variants),
    bundles: bundlesIn(bundlesInCart(owner)),
    stores: sendersIn(storesOfVariants(variants)),
  }
}

type CartRows = Awaited<ReturnType<typeof selectCartWithLines>>

const cartOf = (owner: SQL): Question<CartRows[number], CartRows> => ({
  query: (db) => selectCartWithLines(db, owner),
  read: (rows) => rows,
})

const readOfCustomer = keptTogether<{ customerId: number; now: string }>()(
  'cart-of-customer',
  questionsAbout(givenOwner.customer),
)
const readOfGuest = keptTogether<{ guestHash: string; now: string }>()(
  'cart-of-guest',
  questionsAbout(givenOwner.guest),
)

/** Reads a cart: one statement, however many lines; where it goes takes up to two more. */
export async function readCart(
  db: Db,
  owner: CartOwner,
  { now, destination }: { now: Date; destination?: RegionInFull | undefined },
): Promise<CartRead> {
  const moment = { now: now.toISOString() }
  const { cart: rows, ...read } = await ('customerId' in owner
    ? readOfCustomer(db, { ...owner, ...moment })
    : readOfGuest(db, { ...owner, ...moment }))
  const cart = rows[0]?.cart
  return {
    ...read,
    cart,
    lines: rows.flatMap(({ line, addOnIds }) => {
      const goods = line === null ? undefined : read.goods.get(line.inventoryId)
      return line === null || goods === undefined ? [] : [{ ...line, addOnIds, goods }]
    }),
    deliveries: rows[0]?.deliveries ?? [],
    destination: destination ?? (await destinationOf(db, owner, cart)),
  }
}

/** Where a cart goes: as was said for it, else to the customer's default address. */
async function destinationOf(
  db: Db,
  owner: CartOwner,
  cart: CartRow | undefined,
): Promise<RegionInFull | undefined> {
  const code = cart?.destination ?? (await defaultDestination(db, owner))
  return code === undefined ? undefined : regionInFull(db, code)
}

async function defaultDestination(db: Db, owner: CartOwner): Promise<string | undefined> {
  if (!('customerId' in owner)) return undefined
  return (await addressesOf(db, owner.customerId))[0]?.subdistrictCode
}
