import { createHash } from 'node:crypto'
import type { checkoutStore } from '@gema/contract/calls/checkout.ts'
import { fieldNameOf } from '@gema/contract/field-names.ts'
import { formatMoney, type MoneyStyle } from '@gema/contract/values/money.ts'
import { type Handler, isRefused, type Refused, refuse } from '../../http/handler.ts'
import { type CartOwner, priceCart } from '../../modules/cart/cart.ts'
import {
  newestPayment,
  type OrderRefused,
  placeOrder,
  startPayment,
} from '../../modules/checkout/checkout.ts'
import { isOnline } from '../../modules/payments/payments.ts'
import { readSettings } from '../../modules/settings/settings.ts'
import type { Shop } from '../../shop.ts'
import { buyerOf, cartOwnerOf, emailOf } from '../callers/cart-owner.ts'
import { checkoutAroundOf } from '../callers/checkout-around-of.ts'
import { moneyOf, presentCart } from '../cart/present-cart.ts'
import { presentOrder, presentWhole } from '../order/present-order.ts'
import { variantLabel } from '../product/present-variants.ts'
import { destinationOf } from './order-address.ts'

/** Makes an order of what the caller has selected, and opens its payment. */
export const answerCheckoutStore: Handler<typeof checkoutStore, Shop> = async (input, context) => {
  const { shop, language, caller } = context
  const settings = await readSettings(shop.db)
  if (caller.kind === 'guest' && !settings.guestCheckout) return refuse('guest_checkout_off')
  const email = await emailOf(shop, caller, input.email)
  if (email === undefined)
    return refuse('field_required', { field: 'email', values: { field: fieldNameOf('email', language) } })
  const destination = await destinationOf(shop.db, input, { caller, language })
  if (isRefused(destination)) return destination
  const owner = cartOwnerOf(caller)
  const around = checkoutAroundOf(shop)
  const { idempotency_key: idempotencyKey, expected_total: expectedTotal, ...asked } = input
  const placed = await placeOrder(shop.db, around, {
    owner,
    ownerKey: ownerKeyOf(owner),
    email,
    buyerIn: buyerOf(caller, email),
    idempotencyKey,
    requestHash: hashOf({ ...asked, expectedTotal }),
    expectedTotal,
    method: input.payment_method,
    ...destination,
    note: input.note,
    dropshipName: input.dropship_name,
    taxInvoice: input.tax_invoice ?? null,
    language,
    labelOf: variantLabel,
    settings,
  })
  if ('refused' in placed) {
    const refused = withMoney(placed, moneyOf(settings))
    if (placed.isStale !== true) return refused
    const now = shop.clock.now()
    const at = { now, buyerIn: buyerOf(caller, email), destination: destination.region }
    const priced = await priceCart(shop.db, owner, at)
    return { ...refused, data: { quote: await presentCart(shop, priced, { language, now }) } }
  }
  const { order, fresh } = placed
  const payment = fresh?.payment ?? (await newestPayment(shop.db, order.id))
  await startPayment(shop.db, around, { order, payment })
  // Who has to ask nobody changes nothing about it.
  if (fresh === undefined || isOnline(input.payment_method)) return presentOrder(shop, order, language)
  return presentWhole({ ...fresh, settings, language, now: shop.clock.now() })
}

const ownerKeyOf = (owner: CartOwner): string =>
  'customerId' in owner ? `customer:${owner.customerId}` : `guest:${owner.guestHash}`

/** The same wish has the same hash, whatever the order of its fields. */
const hashOf = (asked: Record<string, unknown>): string =>
  createHash('sha256')
    .update(JSON.stringify(Object.entries(asked).toSorted(([a], [b]) => (a < b ? -1 : 1))))
    .digest('base64url')

/** Amounts in a sentence stand as people read them; counts stay counts. */
function withMoney({ refused, values }: OrderRefused, money: MoneyStyle): Refused {
  if (values === undefined) return { refused }
  if (refused !== 'payment_cod_amount') return { refused, values }
  return { refused, values: { ...values, most: formatMoney(Number(values.most), money) } }
}
