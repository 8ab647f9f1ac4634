import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { FullOrder } from '../../testing/a-full-order.ts'
import { aStockedShop, type StockedShop } from '../../testing/a-stocked-shop.ts'
import { orderAt, type WalkedTo } from '../../testing/walk-an-order.ts'
import { checkBooks } from './check-books.ts'

const standings = [
  'pending',
  'confirmed',
  'confirmed, for cash',
  'cancelled by its owner',
  'cancelled by agreement',
  'cancelled by agreement, by transfer',
  'cancelled by agreement, given back',
  'on the way, for cash',
  'delivered',
  'delivered, a part given back',
  'delivered for cash, money promised',
  'finished',
] as const satisfies WalkedTo[]
type Standing = (typeof standings)[number]

let shop: StockedShop
const orders = new Map<Standing, FullOrder>()
beforeAll(async () => {
  shop = await aStockedShop()
  for (const where of standings) orders.set(where, await orderAt(shop, where))
})
afterAll(() => shop.close())

class Undone extends Error {}

/** What the books say while something is wrong with an order; afterwards it is as before. */
async function faultsWhile(where: Standing, statement: string): Promise<string[]> {
  const order = orders.get(where)
  let faults: string[] = []
  const broken = shop.shop.db.transaction(async (tx) => {
    await tx.execute(sql.raw(statement.replaceAll('$1', String(order?.id))))
    faults = await checkBooks(tx)
    throw new Undone()
  })
  await expect(broken).rejects.toBeInstanceOf(Undone)
  return faults.map((fault) => fault.replace(`${order?.placed.number}: `, ''))
}

const change = (table: string, changed: string, which = 'order_id = $1') =>
  `update ${table} set ${changed} where ${which}`

test('the books of a shop in which nothing is wrong agree', async () => {
  expect(await checkBooks(shop.shop.db)).toEqual([])
})

const all = 2_550_003

test.each<[string, Standing, string]>([
  ['its lines do not add up to what it says', 'pending', change('orders', 'units = 9', 'id = $1')],
  ['its parcels do not add up to what it says', 'pending', change('order_parcels', 'price = price + 1')],
  ['it has no payment', 'pending', 'delete from payments where order_id = $1'],
  ['it is paid, but none of its payments is', 'confirmed', change('payments', "status = 'cancelled'")],
  [
    'one of its payments is paid, but it is not',
    'confirmed, for cash',
    change('payments', "status = 'paid'"),
  ],
  [
    'it was paid more than once',
    'confirmed',
    `insert into payments (order_id, method, status, amount, charge_currency, charge_minor, charge_exponent,
       is_sandbox, created_at)
     select order_id, 7, 'paid', amount, charge_currency, charge_minor, charge_exponent, is_sandbox, created_at
     from payments where order_id = $1`,
  ],
  [
    'it is paid and cancelled, but nobody has decided about its money',
    'cancelled by agreement, by transfer',
    `with gone as (delete from refunds where order_id = $1)
     update orders set open_refunds = 0 where id = $1`,
  ],
  [
    `it says that ${all - 1} were given back, its refunds say ${all}`,
    'cancelled by agreement, given back',
    change('orders', 'refunded = refunded - 1', 'id = $1'),
  ],
  [
    'it counts 0 open refunds, and there are 1',
    'delivered for cash, money promised',
    change('orders', 'open_refunds = 0', 'id = $1'),
  ],
  [
    'it counts 1 open complaints, and there are 0',
    'delivered',
    change('orders', 'open_complaints = 1', 'id = $1'),
  ],
  [
    `${all + 1} go back of ${all} that were paid`,
    'delivered for cash, money promised',
    change('refunds', `amount = ${all + 1}`),
  ],
  [
    'a refund of it is approved, but its payment stays where it is',
    'cancelled by agreement',
    change('payments', "status = 'paid'"),
  ],
  [
    'a refund of it is done, but its payment has not gone back',
    'cancelled by agreement, given back',
    change('payments', "status = 'refund_pending'"),
  ],
  [
    'it is finished, but not delivered and paid',
    'finished',
    change('orders', 'delivered_at = null', 'id = $1'),
  ],
  [
    'it is finished, but something about it is open',
    'delivered for cash, money promised',
    change('orders', 'finished_at = now()', 'id = $1'),
  ],
  [
    'it was reviewed, but it is not finished',
    'delivered',
    `insert into reviews (product_id, order_line_id, author, rating, text, language, pictures, written_at)
     select i.product_id, l.id, 'S***', 5, 'Clear', 'en', '[]', now()
     from order_lines l join inventories i on i.id = l.inventory_id where l.order_id = $1`,
  ],
])('the books tell: %s', async (fault, where, statement) => {
  expect(await faultsWhile(where, statement)).toEqual([fault])
})

test.each<[string, Standing, string]>([
  [
    'it is cancelled, but units are held for it',
    'cancelled by its owner',
    change('stock_reservations', "state = 'held'"),
  ],
  [
    'it is cancelled, but units of it count as sold',
    'cancelled by agreement',
    change('stock_reservations', "state = 'sold'"),
  ],
  [
    'it has left the shop, but units are still held for it',
    'on the way, for cash',
    change('stock_reservations', "state = 'held'"),
  ],
  [
    'other units are held or sold than were ordered',
    'delivered',
    change('order_lines', 'quantity = 4, unit_price = 300000', 'order_id = $1 and quantity = 3'),
  ],
  [
    'orders have returned 6, 9 have come back',
    'cancelled by agreement',
    change('stock_reservations', "state = 'released'"),
  ],
  [
    'more units were ordered than are counted',
    'pending',
    change('flash_sale_items', 'sold = 0', 'sold > $1 * 0'),
  ],
])('the books of stock and orders tell: %s', async (fault, where, statement) => {
  expect((await faultsWhile(where, statement)).join('\n')).toContain(fault)
})
