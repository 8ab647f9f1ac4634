import { randomUUID } from 'node:crypto'
import { cartUpdate } from '@gema/contract/calls/cart.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { cartOf, lineOf, noticesOf, putIntoCart } from '../../testing/a-cart.ts'
import { aGuest, type Guest } from '../../testing/a-guest.ts'
import { type AProduct, someProducts } from '../../testing/a-product.ts'
import { postedText, sendRaw } from '../../testing/a-request.ts'
import { aSignedInCustomer } from '../../testing/a-signed-in-customer.ts'
import { answered } from '../../testing/answered.ts'
import { limitRequests } from '../../testing/limit-requests.ts'
import { runSql } from '../../testing/run-sql.ts'
import { startTestShop, type TestShop } from '../../testing/start-test-shop.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await startTestShop({ ownDatabase: true })
  await limitRequests(shop, 'changing', { requests: 5_000, seconds: 60 })
})
afterAll(() => shop.close())

const day = 24 * 60 * 60 * 1000

async function cartWith(count: number): Promise<{ guest: Guest; products: AProduct[]; ids: string[] }> {
  const products = await someProducts(shop, count)
  const guest = aGuest(shop)
  for (const product of products) await putIntoCart(guest, product)
  const cart = await cartOf(guest)
  return { guest, products, ids: products.map((product) => lineOf(cart, product).cart_id) }
}

test('only what is selected is counted', async () => {
  const { guest, ids } = await cartWith(3)
  const some = answered(await guest.ask('cartUpdate', { checked: ids.slice(0, 1), unchecked: ids.slice(1) }))
  expect(cartUpdate.data.safeParse(some).error).toBeUndefined()
  expect(some.cart.map(({ selected }) => selected)).toEqual([1, 2, 2])
  expect(some).toMatchObject({ revision: 4, count: 3, totals: { units: 1, total: 1_000_000 } })
  const all = answered(await guest.ask('cartUpdate', { checked: ids }))
  expect(all.totals.total).toBe(3_000_000)
})

test('a quantity is set, up to what there is; less is always possible', async () => {
  const { guest, products, ids } = await cartWith(1)
  const [cart_id = ''] = ids
  const set = (quantity: number) => guest.ask('cartUpdate', { quantities: [{ cart_id, quantity }] })
  expect(answered(await set(5))).toMatchObject({ count: 5 })
  expect(await set(6)).toMatchObject({
    code: 201,
    form: ['Product quantity exceeds inventory. Only 5 left.'],
  })
  await runSql(shop, 'update inventory_stock set on_hand = 2 where inventory_id = $1', [
    products[0]?.variants[0]?.id,
  ])
  expect(answered(await set(4)).cart).toMatchObject([{ quantity: 4, is_available: false }])
  expect(answered(await set(2)).cart).toMatchObject([{ quantity: 2, is_available: true }])
})

test('a line of somebody else is not there, and stays as it is', async () => {
  const { guest: owner, ids } = await cartWith(2)
  const before = await cartOf(owner)
  const [cart_id = ''] = ids
  const { guest: other } = await cartWith(1)
  for (const stranger of [other, aGuest(shop), await aSignedInCustomer(shop)]) {
    for (const input of [
      { quantities: [{ cart_id, quantity: 3 }] },
      { restored: ids },
      { quantities: [{ cart_id: randomUUID(), quantity: 3 }] },
    ]) {
      const refused = { ok: false, code: 404, message: 'This line is no longer in your cart.' }
      expect(await stranger.ask('cartUpdate', input)).toMatchObject(refused)
    }
    answered(await stranger.ask('cartUpdate', { checked: [cart_id], unchecked: ids, seen: ids }))
    answered(await stranger.ask('cartDelete', { id: ids }))
    const service = await stranger.ask('cartUpdateAddservice', { cart_id, checked: [randomUUID()] })
    expect(service).toMatchObject({ ok: false, code: 404 })
  }
  expect(await cartOf(owner)).toEqual(before)
})

test('of several changes either all are made or none', async () => {
  const { guest, ids } = await cartWith(2)
  const before = await cartOf(guest)
  const quantities = [
    { cart_id: ids[0] ?? '', quantity: 2 },
    { cart_id: ids[1] ?? '', quantity: 90 },
  ]
  expect((await guest.ask('cartUpdate', { unchecked: ids, quantities })).ok).toBe(false)
  expect((await guest.ask('cartUpdate', { unchecked: ids, voucher: 'NOSUCH' })).ok).toBe(false)
  expect(await cartOf(guest)).toEqual(before)
})

test('what was removed comes back as it was, once, however often it is asked for', async () => {
  const { guest, ids } = await cartWith(2)
  await guest.ask('cartUpdate', { quantities: [{ cart_id: ids[0] ?? '', quantity: 3 }] })
  const before = await cartOf(guest)
  const removed = answered(await guest.ask('cartDelete', { id: [ids[0] ?? ''] }))
  expect(removed).toMatchObject({ count: 1 })
  const answers = await Promise.all(
    [1, 2, 3].map(() => guest.ask('cartUpdate', { restored: [ids[0] ?? ''] })),
  )
  expect(answers.every(({ ok }) => ok)).toBe(true)
  expect((await cartOf(guest)).cart).toEqual(before.cart)
})

test('what was removed and added anew becomes more of it when it comes back', async () => {
  const { guest, products, ids } = await cartWith(1)
  const [product] = products
  if (!product) throw new Error('no product')
  await guest.ask('cartDelete', { id: ids })
  await putIntoCart(guest, product, { quantity: 2 })
  const back = answered(await guest.ask('cartUpdate', { restored: ids }))
  expect(back.cart.map(({ quantity }) => quantity)).toEqual([3])
})

test('what was removed long ago is forgotten', async () => {
  const { guest, ids } = await cartWith(2)
  await guest.ask('cartDelete', { id: [ids[0] ?? ''] })
  shop.clock.moveOn(day + 1)
  await guest.ask('cartDelete', { id: [ids[1] ?? ''] })
  expect((await guest.ask('cartUpdate', { restored: [ids[0] ?? ''] })).ok).toBe(false)
  expect((await guest.ask('cartUpdate', { restored: [ids[1] ?? ''] })).ok).toBe(true)
})

test('a changed price is told until it is seen', async () => {
  const { guest, products, ids } = await cartWith(2)
  const [product, other] = products
  if (!product || !other) throw new Error('no products')
  await runSql(shop, 'update products set default_price = 1500000 where id = any($1)', [
    [product.id, other.id],
  ])
  const seen = answered(await guest.ask('cartUpdate', { seen: [ids[0] ?? ''] }))
  expect(noticesOf(lineOf(seen, product))).toEqual([])
  expect(noticesOf(lineOf(seen, other))).toEqual(['price_up'])
  await runSql(shop, 'update products set default_price = 1600000 where id = $1', [product.id])
  expect(noticesOf(lineOf(await cartOf(guest), product))).toEqual(['price_up'])
})

test('twice at once are two changes, one after the other', async () => {
  const { guest, ids } = await cartWith(2)
  const [a = '', b = ''] = ids
  await Promise.all([
    guest.ask('cartUpdate', { quantities: [{ cart_id: a, quantity: 2 }] }),
    guest.ask('cartUpdate', { quantities: [{ cart_id: b, quantity: 3 }] }),
    guest.ask('cartUpdate', { unchecked: [b] }),
    guest.ask('cartDelete', { id: [a] }),
    guest.ask('cartUpdate', { restored: [a] }).catch(() => undefined),
  ])
  const cart = await cartOf(guest)
  expect(cart.revision).toBeGreaterThanOrEqual(5)
  expect(cart.cart.find(({ cart_id }) => cart_id === b)).toMatchObject({ quantity: 3, selected: 2 })
})

test('what is nonsense is told in both languages and changes nothing', async () => {
  const { guest, ids } = await cartWith(1)
  const before = await cartOf(guest)
  const send = (input: unknown, language = 'en') =>
    sendRaw(shop, 'cart/update', postedText(JSON.stringify(input), { ...guest.headers, Language: language }))
  const none = { quantities: [{ cart_id: ids[0], quantity: 0 }] }
  expect((await send(none)).envelope.meta).toEqual({ code: 201, message: 'Must have minimum 1 item.' })
  expect((await send(none, 'id')).envelope.meta).toEqual({ code: 201, message: 'Minimal 1 barang.' })
  for (const input of [
    { checked: 'all' },
    { checked: [7] },
    { quantities: [{ cart_id: ids[0], quantity: '3' }] },
    { quantities: [{ quantity: 3 }] },
    { voucher: '!' },
    { restored: Array.from({ length: 200 }, () => randomUUID()) },
  ])
    expect((await send(input)).envelope.meta.code).toBe(201)
  expect(await cartOf(guest)).toEqual(before)
})

test('removing the same again is a success, by one id or by several', async () => {
  const { guest, ids } = await cartWith(3)
  const [a = '', b = '', c = ''] = ids
  const remove = (id: string) =>
    sendRaw(shop, `cart/delete?id=${id}`, { method: 'DELETE', headers: guest.headers })
  expect((await remove(a)).envelope.meta.code).toBe(200)
  expect((await remove(a)).envelope.meta.code).toBe(200)
  expect(answered(await guest.ask('cartDelete', { id: [b, c, randomUUID()] }))).toMatchObject({
    cart: [],
    count: 0,
    totals: { total: 0 },
  })
  expect((await remove('nonsense')).envelope.meta.code).toBe(201)
})
