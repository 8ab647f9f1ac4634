import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { aStockedShop, type StockedShop } from '../../testing/a-stocked-shop.ts'
import { deeds, type OrderDeed } from '../../testing/order-deeds.ts'
import { ledgerOf, shelvesOf, sinceThen } from '../../testing/shelves-of.ts'
import { orderAt, take, type WalkedTo } from '../../testing/walk-an-order.ts'
import { checkBooks } from '../checkout/checkout.ts'
import { releaseUnits, returnUnits, sellUnits } from '../stock/stock.ts'

let shop: StockedShop
beforeAll(async () => {
  shop = await aStockedShop({ ownDatabase: true })
})
afterEach(async () => {
  expect(await checkBooks(shop.shop.db)).toEqual([])
})
afterAll(() => shop.close())

/** Three speakers and an amplifier at a flash price, bought with a voucher. */
const used = { flash: 1, voucher: 1 }
const held = { ...used, speakersHeld: 3, amplifiersHeld: 1 }
const sold = { ...used, speakers: -3, speakersSold: 3, amplifiers: -1, amplifiersSold: 1 }
const sale = ['sale -3', 'sale -1']
const returned = [...sale, 'return 3', 'return 1']

test.each<[string, WalkedTo, object, string[]]>([
  ['holds its units while it waits for its money', 'pending', held, []],
  ['holds its units until it is handed over, for cash', 'confirmed, for cash', held, []],
  ['has sold its units once it is paid', 'confirmed', sold, sale],
  ['has sold its units once it is handed over, for cash', 'picked up, for cash', sold, sale],
  ['sells nothing more when it is delivered', 'delivered', sold, sale],
  ['sells nothing more when it is delivered, for cash', 'delivered, for cash', sold, sale],
  ['gives everything back when it runs out', 'expired', {}, []],
  ['gives everything back when its owner cancels it', 'cancelled by its owner', {}, []],
  ['gives everything back when the shop cancels it', 'cancelled by the shop', {}, []],
  ['gives everything back when it is cancelled by agreement', 'cancelled by agreement', {}, returned],
  ['gives everything back when it is cancelled, for cash', 'cancelled by agreement, for cash', {}, []],
  ['gives everything back when it is refunded before it was sent', 'called off for a refund', {}, returned],
  ['keeps its units when its money is asked back', 'confirmed, money asked back', sold, sale],
  ['keeps its units when it is refunded on its way', 'on the way, money asked back', sold, sale],
  ['keeps its units when it is refunded later', 'delivered for cash, all given back', sold, sale],
])('an order %s', async (_what, where, ...[difference, ledger]) => {
  const before = await shelvesOf(shop)
  const order = await orderAt(shop, where)
  if (where === 'on the way, money asked back') await take(shop, order, 'approve')
  expect(await sinceThen(shop, before)).toEqual(difference)
  expect(await ledgerOf(shop, order)).toEqual(ledger)
  // Else it would run out in the middle of another test.
  if (where === 'pending') await take(shop, order, 'cancel')
})

test('units that came back can be sold again, and money that comes late for them goes back', async () => {
  const before = await shelvesOf(shop)
  const order = await orderAt(shop, 'cancelled by agreement, given back')
  const again = await orderAt(shop, 'delivered')
  expect(await sinceThen(shop, before)).toEqual(sold)
  expect(await ledgerOf(shop, again)).toEqual(sale)
  for (const deed of [
    'pay',
    'expire',
    'cancel',
    'accept_cancel',
    'approve',
    'give_back',
  ] satisfies OrderDeed[])
    await deeds[deed](shop, order)
  expect(await sinceThen(shop, before)).toEqual(sold)
  expect(await ledgerOf(shop, order)).toEqual(returned)
})

test('units are released, sold and returned once, whoever says it again', async () => {
  const before = await shelvesOf(shop)
  const order = await orderAt(shop, 'confirmed')
  const { db } = shop.shop
  const all = [
    (id: number) => db.transaction((tx) => sellUnits(tx, shop.clock, id)),
    (id: number) => db.transaction((tx) => releaseUnits(tx, id)),
  ]
  for (const again of all) await again(order.id)
  expect(await sinceThen(shop, before)).toEqual(sold)
  await take(shop, order, 'cancel')
  await take(shop, order, 'accept_cancel')
  const returns = Array.from({ length: 5 }, () =>
    db.transaction((tx) => returnUnits(tx, shop.clock, order.id)),
  )
  await Promise.all(returns)
  for (const again of all) await again(order.id)
  expect(await sinceThen(shop, before)).toEqual({})
  expect(await ledgerOf(shop, order)).toEqual(returned)
})
