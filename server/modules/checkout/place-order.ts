import type { PaymentMethodId } from '@gema/contract/values/payment-method.ts'
import type { Db } from '../../platform/database/database.ts'
import { holdLock } from '../../platform/database/hold-lock.ts'
import {
  type BuyerIn,
  type CartOwner,
  type PricedCart,
  priceCart,
  setDestination,
  takeBoughtLines,
} from '../cart/cart.ts'
import {
  logOrderEvent,
  type Order,
  type OrderAddress,
  orderPlacedLetter,
  ordersBefore,
  type TaxInvoice,
  type WholeOrder,
  writeOrder,
} from '../orders/orders.ts'
import { beginPayment, type Payment } from '../payments/payments.ts'
import type { RegionInFull } from '../regions/regions.ts'
import type { ShopSettings } from '../settings/settings.ts'
import type { CheckoutAround } from './checkout-around.ts'
import { markPaid } from './mark-paid.ts'
import { boughtLines, type LabelOf, lineDrafts, type ParcelChosen, parcelDrafts } from './order-draft.ts'
import { postAboutOrder } from './order-post.ts'
import type { OrderRefused } from './order-refused.ts'
import { holdMinutes, paymentOffers } from './payment-offers.ts'
import { takeWhatIsScarce } from './scarce-things.ts'

export interface OrderWish {
  owner: CartOwner
  /** What an idempotency key is unique for. */
  ownerKey: string
  email: string
  /** Who buys, looked up once nobody else buys with the same e-mail: what was bought before must not change meanwhile. */
  buyerIn: BuyerIn
  idempotencyKey: string
  /** Of everything that was asked for. */
  requestHash: string
  expectedTotal: number
  method: PaymentMethodId
  address: OrderAddress
  /** The subdistrict that it goes to. */
  region: RegionInFull
  note: string
  dropshipName: string
  taxInvoice: TaxInvoice | null
  language: string
  labelOf: LabelOf
  /** As they were when the order was asked for. */
  settings: ShopSettings
}

/** An order that is there. */
export interface Placed {
  order: Order
  /** All about an order that was placed just now; absent for one that was there before, or has moved on since. */
  fresh?: { whole: WholeOrder; payment: Payment }
}

/** Thrown inside the transaction, so that nothing of it stays. */
class Unplaced extends Error {
  readonly refusal: OrderRefused
  constructor(refusal: OrderRefused) {
    super(refusal.refused)
    this.refusal = refusal
  }
}

/**
 * Makes an order of what is selected in a cart: prices it anew, compares with what the shopper saw, holds the units,
 * takes voucher and flash quota, and begins the payment, all in one transaction. One shopper places one order at a
 * time, so the same key sent fifty times at once makes one order.
 */
export async function placeOrder(
  db: Db,
  around: CheckoutAround,
  wish: OrderWish,
): Promise<Placed | OrderRefused> {
  try {
    return await db.transaction((tx) => place(tx, around, wish))
  } catch (error) {
    if (error instanceof Unplaced) return error.refusal
    throw error
  }
}

async function place(tx: Db, around: CheckoutAround, wish: OrderWish): Promise<Placed> {
  const { ownerKey, idempotencyKey, settings } = wish
  const guestEmail = 'guestHash' in wish.owner ? wish.email : undefined
  await holdLock(
    tx,
    `checkout:${ownerKey}`,
    ...(guestEmail === undefined ? [] : [`checkout-email:${guestEmail}`]),
  )
  const { known, waiting } = await ordersBefore(tx, { ownerKey, idempotencyKey, guestEmail })
  if (known !== undefined) {
    if (known.requestHash !== wish.requestHash) throw new Unplaced({ refused: 'key_used_otherwise' })
    return { order: known }
  }
  const most = settings.mostOpenOrders
  if (waiting >= most) throw new Unplaced({ refused: 'too_many_open_orders', values: { most } })
  const now = around.clock.now()
  // From here on nobody else changes the cart.
  await setDestination(tx, wish.owner, { regionCode: wish.region.code, now })
  const { buyerIn, region: destination } = wish
  const priced = await priceCart(tx, wish.owner, { now, buyerIn, destination })
  const parcels = sendable(priced, wish, { settings, around })
  const deadline = new Date(now.getTime() + holdMinutes(wish.method, settings) * 60_000)
  const whole = await writeDown(tx, { wish, priced, parcels, deadline, now })
  const { order } = whole
  const scarce = await takeWhatIsScarce(tx, around, { order, priced, deadline })
  if (scarce !== undefined) throw new Unplaced(scarce)
  const event = await logOrderEvent(tx, order.id, { kind: 'placed', actor: 'shopper', at: now })
  const payment = await beginPayment(tx, around.payments, {
    orderId: order.id,
    method: wish.method,
    total: order.total,
    money: settings,
    deadline,
    now,
  })
  if (payment === undefined) throw new Unplaced({ refused: 'payment_method_unavailable' })
  await takeBoughtLines(tx, around.clock, {
    cartId: priced.id,
    lineIds: boughtLines(priced).map(({ id }) => id),
  })
  await postAboutOrder(tx, around, { order, payment, letter: orderPlacedLetter, whole, settings })
  if (payment.amount > 0) return { order, fresh: { whole: { ...whole, events: [event] }, payment } }
  // Nothing is left to pay: there is nobody to ask for it.
  return { order: await markPaid(tx, around, { order, payment, by: { actor: 'system' } }) }
}

/** The parcels of a cart that can be ordered as it was seen; throws the reason why it cannot. */
function sendable(
  priced: PricedCart,
  wish: OrderWish,
  { settings, around }: { settings: ShopSettings; around: CheckoutAround },
): ParcelChosen[] {
  const selected = priced.lines.filter(({ isSelected }) => isSelected)
  if (selected.length === 0) throw new Unplaced({ refused: 'nothing_selected' })
  if (selected.some(({ isAvailable }) => !isAvailable))
    throw new Unplaced({ refused: 'lines_unavailable', isStale: true })
  const parcels = priced.parcels.flatMap(({ chosen, ...parcel }) =>
    chosen === undefined ? [] : [{ ...parcel, chosen }],
  )
  if (parcels.length < priced.parcels.length || parcels.length === 0)
    throw new Unplaced({ refused: 'shipping_unavailable' })
  const offers = paymentOffers(around.payments, settings, {
    total: priced.totals.total,
    regionCode: wish.region.code,
    allParcelsAllowCod: parcels.every(({ chosen }) => chosen.allowsCod),
  })
  if (offers.length === 0) throw new Unplaced({ refused: 'payment_unavailable' })
  const offer = offers.find(({ method }) => method === wish.method)
  if (offer === undefined) throw new Unplaced({ refused: 'payment_method_unavailable' })
  if (offer.refused !== undefined)
    throw new Unplaced({ refused: offer.refused, values: { most: settings.codMost } })
  if (priced.totals.total !== wish.expectedTotal)
    throw new Unplaced({ refused: 'total_changed', isStale: true })
  return parcels
}

const writeDown = (
  tx: Db,
  given: { wish: OrderWish; priced: PricedCart; parcels: ParcelChosen[]; deadline: Date; now: Date },
): Promise<WholeOrder> => {
  const { wish, priced, parcels, deadline, now } = given
  const { owner, email, language } = wish
  return writeOrder(tx, {
    ...priced.totals,
    customerId: 'customerId' in owner ? owner.customerId : null,
    guestHash: 'guestHash' in owner ? owner.guestHash : null,
    ownerKey: wish.ownerKey,
    idempotencyKey: wish.idempotencyKey,
    requestHash: wish.requestHash,
    email,
    language,
    deadline,
    voucherCode: priced.voucher?.applies ? priced.voucher.voucher.code : null,
    note: wish.note,
    dropshipName: wish.dropshipName,
    taxInvoice: wish.taxInvoice,
    address: wish.address,
    regionCode: wish.region.code,
    placedAt: now,
    lines: lineDrafts(priced, { language, labelOf: wish.labelOf }),
    parcels: parcelDrafts(parcels, language),
  })
}
