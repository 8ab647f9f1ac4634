import type { Order } from '@gema/contract/calls/checkout.ts'
import type { Answer } from '@gema/contract/client.ts'
import { type CartState, cartState } from '@gema/contract/shapes/cart.ts'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { checkBooks, expireOrders } from '../../modules/checkout/checkout.ts'
import { aCheckout, fillCart } from '../../testing/a-checkout.ts'
import { aFlashSale } from '../../testing/a-flash-sale.ts'
import { aGuest, type Guest } from '../../testing/a-guest.ts'
import { aPayingShop, type PayingShop } from '../../testing/a-paying-shop.ts'
import { type AProduct, aProduct, someProducts } from '../../testing/a-product.ts'
import { aVoucher } from '../../testing/a-voucher.ts'
import { stockOf } from '../../testing/an-order.ts'
import { answered } from '../../testing/answered.ts'
import { runSql } from '../../testing/run-sql.ts'

/** Five for each connection to the database. */
const many = 40

let shop: PayingShop
beforeAll(async () => {
  shop = await aPayingShop({ ownDatabase: true })
})
afterEach(async () => {
  expect(await checkBooks(shop.shop.db)).toEqual([])
  expect(shop.logged().filter(({ level }) => Number(level) >= 50)).toEqual([])
})
afterAll(() => shop.close())

interface Buyer {
  guest: Guest
  total: number
}

/** Guests who have all put the same thing into their carts. */
async function buyersOf({ variants }: AProduct, voucher?: string): Promise<Buyer[]> {
  const buyers: Buyer[] = []
  for (let place = 0; place < many; place += 1) {
    const guest = aGuest(shop)
    const total = await fillCart(guest.ask, variants[0]?.uuid ?? '')
    const cart = voucher === undefined ? undefined : answered(await guest.ask('cartUpdate', { voucher }))
    buyers.push({ guest, total: cart?.totals.total ?? total })
  }
  return buyers
}

const buy = ({ guest, total }: Buyer, place: number, method: 1 | 7 = 7): Promise<Answer<Order>> =>
  guest.ask('checkoutStore', aCheckout(total, { payment_method: method, email: `n${place}@surel.example` }))

const placedOf = (answers: Answer<Order>[]): Order[] =>
  answers.flatMap((each) => (each.ok ? [each.data] : []))

/** The quotes that came with refusals; each must be a whole cart. */
function quotesOf(answers: Answer<Order>[]): CartState[] {
  return answers.flatMap((answer) => {
    if (answer.ok) return []
    expect(answer.code).toBe(409)
    const { quote } = answer.data as { quote: CartState }
    expect(cartState.safeParse(quote).error).toBeUndefined()
    return [quote]
  })
}

test('the last unit goes to exactly one of forty buyers', async () => {
  const product = await aProduct(shop, { stock: 1 })
  const buyers = await buyersOf(product)
  const answers = await Promise.all(buyers.map((buyer, place) => buy(buyer, place)))
  expect(placedOf(answers)).toHaveLength(1)
  expect(quotesOf(answers)).toHaveLength(many - 1)
  for (const quote of quotesOf(answers)) expect(quote.totals.items).toBe(0)
  expect(await stockOf(shop, product)).toEqual({ onHand: 1, reserved: 1 })
}, 120_000)

test('the last unit of a voucher goes to exactly one of forty buyers', async () => {
  const product = await aProduct(shop, { defaultPrice: 1_000_000, stock: 500 })
  const voucher = await aVoucher(shop, { quota: 1, amount: 50_000 })
  const buyers = await buyersOf(product, voucher)
  for (const { total } of buyers) expect(total).toBe(1_000_000)
  const answers = await Promise.all(buyers.map((buyer, place) => buy(buyer, place)))
  const placed = placedOf(answers)
  expect(placed.map(({ totals }) => totals.voucher_discount)).toEqual([50_000])
  const quotes = quotesOf(answers)
  expect(quotes).toHaveLength(many - 1)
  for (const { totals } of quotes) expect(totals).toMatchObject({ voucher_discount: 0, total: 1_050_000 })
  expect(await stockOf(shop, product)).toEqual({ onHand: 500, reserved: 1 })
  const [row] = await runSql(shop, 'select used from vouchers where code = $1', [voucher])
  expect(Number(row?.used)).toBe(1)
}, 120_000)

test('the last unit at a flash price goes to exactly one of forty buyers, and nobody else gets the price', async () => {
  const product = await aProduct(shop, { defaultPrice: 2_000_000, stock: 500 })
  const id = product.variants[0]?.id ?? 0
  await aFlashSale(shop, [{ id, price: 900_000, quota: 1 }])
  const buyers = await buyersOf(product)
  for (const { total } of buyers) expect(total).toBe(950_000)
  const answers = await Promise.all(buyers.map((buyer, place) => buy(buyer, place)))
  expect(placedOf(answers).map(({ totals }) => totals.items)).toEqual([900_000])
  const quotes = quotesOf(answers)
  expect(quotes).toHaveLength(many - 1)
  for (const { totals } of quotes) expect(totals.total).toBe(2_050_000)
  const [row] = await runSql(shop, 'select sold from flash_sale_items where inventory_id = $1', [id])
  expect(Number(row?.sold)).toBe(1)
  // Whoever agrees to the new total gets it.
  const again = buyers.slice(0, 3).map(({ guest }) => ({ guest, total: 2_050_000 }))
  const unlucky = again.filter((_, place) => !answers[place]?.ok)
  for (const answer of await Promise.all(unlucky.map((buyer, place) => buy(buyer, place + many))))
    expect(answered(answer).totals.items).toBe(2_000_000)
}, 120_000)

test.each([
  ['a provider’s page', 1],
  ['a transfer', 7],
] as const)(
  'one key that is sent fifty times at once makes one order, with %s',
  async (_what, method) => {
    const product = await aProduct(shop, { stock: 60 })
    const guest = aGuest(shop)
    const total = await fillCart(guest.ask, product.variants[0]?.uuid ?? '')
    const wish = aCheckout(total, { payment_method: method })
    const answers = await Promise.all(Array.from({ length: 50 }, () => guest.ask('checkoutStore', wish)))
    const [first, ...others] = answers.map((answer) => answered(answer))
    for (const other of others) expect(other).toEqual(first)
    if (method === 1) expect(first?.payment.paying_place?.fields?.order_id).toMatch(/^order_/)
    const [row] = await runSql(
      shop,
      'select count(*)::int as orders from orders o join order_lines l on l.order_id = o.id where l.inventory_id = $1',
      [product.variants[0]?.id],
    )
    expect(row?.orders).toBe(1)
    expect(await stockOf(shop, product)).toEqual({ onHand: 60, reserved: 1 })
  },
  120_000,
)

test('orders of the same things in different orders, payments and ends at once never block each other', async () => {
  const products = await someProducts(shop, 6, { defaultPrice: 700_000, stock: 40 })
  const flash = products
    .slice(0, 2)
    .map(({ variants }) => ({ id: variants[0]?.id ?? 0, price: 500_000, quota: 20 }))
  await aFlashSale(shop, flash)
  const voucher = await aVoucher(shop, { quota: 10, perCustomer: 100 })
  const buyers: Buyer[] = []
  for (let place = 0; place < many; place += 1) {
    const guest = aGuest(shop)
    // Three of the six, beginning elsewhere and going forwards or backwards.
    const step = place % 2 === 0 ? 1 : 5
    for (const nth of [0, 1, 2]) {
      const inventory = products[(place + nth * step) % 6]?.variants[0]?.uuid
      answered(await guest.ask('cartStore', { inventory, quantity: 1 + ((place + nth) % 3) }))
    }
    if (place % 3 === 0) answered(await guest.ask('cartUpdate', { voucher }))
    const cart = answered(await guest.ask('cartUpdateShipping', { destination: '31.74.06.1001' }))
    buyers.push({ guest, total: cart.totals.total })
  }
  const answers = await Promise.all(
    buyers.map(async (buyer, place) => {
      const answer = await buy(buyer, place, place % 2 === 0 ? 1 : 7)
      if (answer.ok && place % 4 === 0) await shop.tellPaid(answer.data.payment.uuid)
      return answer
    }),
  )
  const placed = placedOf(answers)
  expect(placed.length).toBeGreaterThan(3)
  expect(quotesOf(answers).length + placed.length).toBe(buyers.length)
  shop.clock.moveOn(61 * 60_000)
  const waiting = placed.filter(({ payment }, place) => payment.method === 1 && place % 4 === 0)
  await Promise.all([
    expireOrders(shop.shop.db, shop.around),
    expireOrders(shop.shop.db, shop.around),
    ...waiting.map(({ payment }) => shop.tellPaid(payment.uuid)),
  ])
  for (const product of products) {
    const { onHand, reserved } = await stockOf(shop, product)
    expect(reserved).toBeLessThanOrEqual(onHand)
  }
}, 120_000)
