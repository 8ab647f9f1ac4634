import type { Order as PlacedOrder } from '@gema/contract/calls/checkout.ts'
import type { Ask } from '@gema/contract/client.ts'
import type { PaymentMethodId } from '@gema/contract/values/payment-method.ts'
import { type Order, orderOfId } from '../modules/orders/orders.ts'
import { putIntoCart } from './a-cart.ts'
import { aCheckout } from './a-checkout.ts'
import { aGuest } from './a-guest.ts'
import { aSignedInCustomer } from './a-signed-in-customer.ts'
import type { StockedShop } from './a-stocked-shop.ts'
import { answered } from './answered.ts'
import { runSql } from './run-sql.ts'

export interface FullOrder {
  id: number
  /** As it was answered by the checkout. */
  placed: PlacedOrder
  ask: Ask
  email: string
  method: PaymentMethodId
  /** How the shop calls its first payment. */
  payment: string
  /** As it is now. */
  read(): Promise<Order>
}

export interface FullOrderGiven {
  method?: PaymentMethodId
  by?: 'guest' | 'customer'
  /** Units of the speaker. */
  quantity?: number
  hasVoucher?: boolean
}

/** An order with all that one can have: two lines from two stores, a service, a voucher and a flash price. */
export async function aFullOrder(shop: StockedShop, given: FullOrderGiven = {}): Promise<FullOrder> {
  const { method = 3, by = 'guest', quantity = 3, hasVoucher = true } = given
  const shopper = by === 'guest' ? aGuestWithMail(shop) : await aCustomerWithMail(shop)
  const { ask, email } = shopper
  await putIntoCart(shopper, shop.speaker, { quantity, add_ons: [shop.service] })
  await putIntoCart(shopper, shop.amplifier)
  if (hasVoucher) answered(await ask('cartUpdate', { voucher: shop.voucher }))
  const { totals } = answered(await ask('cartUpdateShipping', { destination: '31.74.06.1001' }))
  const placed = answered(
    await ask(
      'checkoutStore',
      aCheckout(totals.total, { payment_method: method, email: by === 'guest' ? email : undefined }),
    ),
  )
  return asFullOrder(shop, { placed, ask, email, method })
}

/** An order that was placed otherwise, to be walked like a full one. */
export async function asFullOrder(
  shop: StockedShop,
  given: Pick<FullOrder, 'placed' | 'ask' | 'email' | 'method'>,
): Promise<FullOrder> {
  const [row] = await runSql(shop, 'select id from orders where uuid = $1', [given.placed.id])
  const id = Number(row?.id)
  return { ...given, id, payment: given.placed.payment.uuid, read: () => readOrder(shop, id) }
}

function aGuestWithMail(shop: StockedShop) {
  const guest = aGuest(shop)
  return { ask: guest.ask, email: `${guest.token.slice(6, 20)}@surel.example` }
}

async function aCustomerWithMail(shop: StockedShop) {
  const { ask, customer } = await aSignedInCustomer(shop)
  return { ask, email: customer.email }
}

/** An order as it is now; one that is not there is a mistake of the test. */
async function readOrder({ shop }: StockedShop, id: number): Promise<Order> {
  const order = await orderOfId(shop.db, id)
  if (order === undefined) throw new Error('there is no such order')
  return order
}
