import type { Order } from '@gema/contract/calls/checkout.ts'
import type { PaymentMethodId } from '@gema/contract/values/payment-method.ts'
import { aCheckout, fillCart } from './a-checkout.ts'
import { aGuest, type Guest } from './a-guest.ts'
import { type AProduct, aProduct } from './a-product.ts'
import { answered } from './answered.ts'
import { runSql } from './run-sql.ts'
import type { TestShop } from './start-test-shop.ts'

export interface AnOrder {
  guest: Guest
  product: AProduct
  /** As it was answered by the checkout. */
  placed: Order
  /** How the shop calls its first payment. */
  payment: string
  /** As it is now. */
  find(): Promise<Order>
  /** Units of its product. */
  stock(): Promise<{ onHand: number; reserved: number }>
}

export interface OrderGiven {
  method?: PaymentMethodId
  product?: AProduct
  stock?: number
  price?: number
  quantity?: number
  voucher?: string
  email?: string
}

/** An order that a guest has placed, of a product of its own unless one is given. */
export async function anOrder(shop: TestShop, given: OrderGiven = {}): Promise<AnOrder> {
  const { method = 3, stock = 3, price = 1_500_000, quantity = 1 } = given
  const product = given.product ?? (await aProduct(shop, { defaultPrice: price, stock }))
  const guest = aGuest(shop)
  let total = await fillCart(guest.ask, product.variants[0]?.uuid ?? '', quantity)
  if (given.voucher !== undefined)
    total = answered(await guest.ask('cartUpdate', { voucher: given.voucher })).totals.total
  const email = given.email ?? `${guest.token.slice(6, 14)}@surel.example`
  const placed = answered(
    await guest.ask('checkoutStore', aCheckout(total, { payment_method: method, email })),
  )
  return {
    guest,
    product,
    placed,
    payment: placed.payment.uuid,
    find: async () => answered(await guest.ask('orderFind', { order: placed.id })),
    stock: () => stockOf(shop, product),
  }
}

/** Units of a product's first variant, in all stores. */
export async function stockOf(
  shop: TestShop,
  product: AProduct,
): Promise<{ onHand: number; reserved: number }> {
  const [row] = await runSql(
    shop,
    'select sum(on_hand)::int as on_hand, sum(reserved)::int as reserved from inventory_stock where inventory_id = $1',
    [product.variants[0]?.id],
  )
  return { onHand: Number(row?.on_hand), reserved: Number(row?.reserved) }
}

/** What an order has gone through, by its kinds, the first first. */
export async function storyOf(shop: TestShop, order: { id: string }): Promise<string[]> {
  const rows = await runSql(
    shop,
    'select e.kind from order_events e join orders o on o.id = e.order_id where o.uuid = $1 order by e.id',
    [order.id],
  )
  return rows.map(({ kind }) => String(kind))
}

/** What became of the messages about a payment, the first first. */
export async function heardOf(shop: TestShop, payment: string): Promise<string[]> {
  const rows = await runSql(
    shop,
    'select e.outcome from payment_events e join payments p on p.id = e.payment_id where p.uuid = $1 order by e.id',
    [payment],
  )
  return rows.map(({ outcome }) => String(outcome))
}
