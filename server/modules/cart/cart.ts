import type { Clock } from '../../platform/clock.ts'
import type { Db } from '../../platform/database/database.ts'
import { deleteCartsLeft, takeLinesOut } from './cart-queries.ts'

export { addListToCart, type ListOutcome, type ListWish } from './add-list-to-cart.ts'
export { type AddWish, addToCart } from './add-to-cart.ts'
export { type AddOnsWish, changeAddOns } from './change-add-ons.ts'
export type { CartAround, CartRefused } from './change-cart.ts'
export { changeLines, type LinesWish } from './change-lines.ts'
export { changeShipping, type ShippingWish } from './change-shipping.ts'
export { type MergeWish, mergeCarts } from './merge-carts.ts'
export { type PricingMoment, priceCart, tryVouchers } from './price-cart.ts'
export type {
  Buyer,
  BuyerIn,
  CartOwner,
  LineNotice,
  NoticeKind,
  PricedAddOn,
  PricedCart,
  PricedLine,
  PricedParcel,
  VoucherOutcome,
} from './priced-cart.ts'
export type { GoodsAsked } from './read-goods.ts'
export { removeLines } from './remove-lines.ts'
export type { CartTotals } from './rules/count-totals.ts'
export { setDestination } from './set-destination.ts'

/** Takes lines out of a cart that have become an order, and the voucher with them. Within the order's transaction. */
export async function takeBoughtLines(
  tx: Db,
  clock: Clock,
  { cartId, lineIds }: { cartId: number; lineIds: number[] },
): Promise<void> {
  await takeLinesOut(tx, { cartId, lineIds, changedAt: clock.now() })
}

const day = 24 * 60 * 60 * 1000

/** Removes the carts of guests who have not come back for three months, and what was taken out of carts a week ago. */
export async function forgetOldCarts(db: Db, clock: Clock): Promise<void> {
  const now = clock.now().getTime()
  await deleteCartsLeft(db, { guests: new Date(now - 90 * day), removed: new Date(now - 7 * day) })
}
