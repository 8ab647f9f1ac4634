import { randomUUID } from 'node:crypto'
import { cartStore, mostCartLines } from '@gema/contract/calls/cart.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { hashToken } from '../../platform/secrets.ts'
import { cartOf, lineOf, noticesOf, putIntoCart } from '../../testing/a-cart.ts'
import { aGuest } from '../../testing/a-guest.ts'
import { aProduct, someProducts, withdrawProduct, withdrawVariant } from '../../testing/a-product.ts'
import { postedText, sendRaw } from '../../testing/a-request.ts'
import { aSignedInCustomer } from '../../testing/a-signed-in-customer.ts'
import { anAddOn } from '../../testing/an-add-on.ts'
import { limitRequests } from '../../testing/limit-requests.ts'
import { runSql } from '../../testing/run-sql.ts'
import { startTestShop, type TestShop } from '../../testing/start-test-shop.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await startTestShop({ ownDatabase: true })
  await limitRequests(shop, 'changing', { requests: 5_000, seconds: 60 })
})
afterAll(() => shop.close())

test('a guest and a customer put things into carts of their own', async () => {
  const product = await aProduct(shop, { defaultPrice: 1_200_000, specialPrice: 1_000_000 })
  for (const shopper of [aGuest(shop), await aSignedInCustomer(shop)]) {
    const cart = await putIntoCart(shopper, product, { quantity: 2 })
    expect(cartStore.data.safeParse(cart).error).toBeUndefined()
    expect(cart).toMatchObject({
      revision: 1,
      count: 2,
      stores: [{ slug: 'gema-uji' }],
      totals: { units: 2, items: 2_000_000, total: 2_000_000, saved: 400_000 },
    })
    expect(cart.cart).toMatchObject([
      {
        quantity: 2,
        selected: 1,
        id: product.id,
        product: { uuid: product.uuid, brand: 'Laras' },
        pricing: { selling: 1_200_000, offered: 1_000_000, price: 1_000_000, discount_percent: 16 },
        line_total: 2_000_000,
        is_available: true,
        notices: [],
      },
    ])
    expect(await cartOf(shopper)).toEqual(cart)
  }
})

test('nobody without a token has a cart, and the token itself is kept nowhere', async () => {
  const product = await aProduct(shop)
  const refused = await shop.askAs()('cartStore', { inventory: product.variants[0]?.uuid })
  expect(refused).toMatchObject({ ok: false, code: 401 })
  const guest = aGuest(shop)
  await putIntoCart(guest, product)
  expect(JSON.stringify(await runSql(shop, 'select * from carts'))).not.toContain(guest.token.slice(6))
})

test('the same again is more of it, and ten times at once is ten', async () => {
  const product = await aProduct(shop, { stock: 20 })
  const guest = aGuest(shop)
  await putIntoCart(guest, product, { quantity: 2 })
  expect(await putIntoCart(guest, product, { quantity: 3 })).toMatchObject({ count: 5, revision: 2 })
  const answers = await Promise.all(Array.from({ length: 10 }, () => putIntoCart(guest, product)))
  expect(Math.max(...answers.map(({ revision }) => revision))).toBe(12)
  expect(await cartOf(guest)).toMatchObject({ revision: 12, count: 15, cart: [{ quantity: 15 }] })
})

test('the first thing, put in ten times at once, makes one cart', async () => {
  const product = await aProduct(shop, { stock: 20 })
  for (const shopper of [aGuest(shop), await aSignedInCustomer(shop)]) {
    await Promise.all(Array.from({ length: 10 }, () => putIntoCart(shopper, product)))
    expect(await cartOf(shopper)).toMatchObject({ revision: 10, cart: [{ quantity: 10 }] })
  }
})

test('buying at once selects that alone', async () => {
  const [one, other] = await someProducts(shop, 2)
  if (one === undefined || other === undefined) throw new Error('no products')
  const guest = aGuest(shop)
  await putIntoCart(guest, one)
  const cart = await putIntoCart(guest, other, { buy_now: true })
  expect([lineOf(cart, one).selected, lineOf(cart, other).selected]).toEqual([2, 1])
  expect(cart).toMatchObject({ count: 2, totals: { units: 1 } })
})

test('more than there is, nothing of what is sold out, and nothing that is not sold', async () => {
  const guest = aGuest(shop)
  const store = (inventory: string | undefined, quantity = 1, language = 'en') =>
    guest.askIn(language)('cartStore', { inventory, quantity })
  const few = await aProduct(shop, { stock: 3 })
  const fewUuid = few.variants[0]?.uuid
  await putIntoCart(guest, few, { quantity: 2 })
  expect(await store(fewUuid, 2)).toMatchObject({
    code: 201,
    form: ['Product quantity exceeds inventory. Only 3 left.'],
  })
  expect(await store(fewUuid, 2, 'id')).toMatchObject({
    form: ['Jumlah melebihi persediaan. Tersisa 3.'],
  })
  const none = await aProduct(shop, { stock: 0 })
  expect(await store(none.variants[0]?.uuid)).toMatchObject({
    code: 201,
    form: ['This product is out of stock.'],
  })
  const gone = await aProduct(shop)
  await withdrawProduct(shop, gone)
  const half = await aProduct(shop)
  if (half.variants[0] !== undefined) await withdrawVariant(shop, half.variants[0])
  for (const uuid of [gone.variants[0]?.uuid, half.variants[0]?.uuid, randomUUID()]) {
    expect(await store(uuid)).toMatchObject({ code: 201, form: ['This variant is no longer sold.'] })
  }
  expect(await cartOf(guest)).toMatchObject({ revision: 1, count: 2 })
})

test('units that are held for an order of somebody else cannot be had', async () => {
  const product = await aProduct(shop, { stock: 5 })
  const id = product.variants[0]?.id
  await runSql(shop, 'update inventory_stock set reserved = 4 where inventory_id = $1', [id])
  const guest = aGuest(shop)
  expect((await putIntoCart(guest, product)).cart).toMatchObject([{ stock: 1 }])
  const more = await guest.ask('cartStore', { inventory: product.variants[0]?.uuid })
  expect(more).toMatchObject({ form: ['Product quantity exceeds inventory. Only 1 left.'] })
})

test('services come along, if they are offered for the product', async () => {
  const installation = await anAddOn(shop)
  const product = await aProduct(shop, { addOnUuids: [installation] })
  const guest = aGuest(shop)
  const cart = await putIntoCart(guest, product, { add_ons: [installation] })
  expect(lineOf(cart, product).add_ons).toMatchObject([{ isChecked: 1, qty: 1, price: 350_000 }])
  expect(cart.totals).toMatchObject({ add_ons: 350_000, add_on_count: 1, total: 1_350_000 })
  const plain = await aProduct(shop)
  const refused = await guest.ask('cartStore', {
    inventory: plain.variants[0]?.uuid,
    add_ons: [installation],
  })
  expect(refused).toMatchObject({ code: 201, form: ['This service is not offered for this product.'] })
  expect((await cartOf(guest)).cart).toHaveLength(1)
})

test('a full cart takes more of what is in it, and nothing else', async () => {
  const products = await someProducts(shop, mostCartLines)
  const guest = aGuest(shop)
  const [one] = products
  if (one !== undefined) await putIntoCart(guest, one)
  // The others at once: one call for each would take longer than all the other tests together.
  await runSql(
    shop,
    `insert into cart_lines (cart_id, inventory_id, quantity, seen_price, added_at)
     select c.id, i.id, 1, 0, now() from carts c, inventories i
     where c.guest_hash = $1 and i.id = any($2) and i.id <> $3`,
    [hashToken(guest.token), products.map(({ variants }) => variants[0]?.id), one?.variants[0]?.id],
  )
  const another = await aProduct(shop)
  expect(await guest.ask('cartStore', { inventory: another.variants[0]?.uuid })).toMatchObject({
    code: 201,
    form: ['Your cart is full: 60 different products.'],
  })
  const [first] = products
  if (first !== undefined) await putIntoCart(guest, first)
  expect(await cartOf(guest)).toMatchObject({ count: mostCartLines + 1 })
})

test('what is no quantity, and what is neither a variant nor a bundle, is told in both languages', async () => {
  const guest = aGuest(shop)
  const inventory = randomUUID()
  const forms = async (input: object) => {
    const answers = await Promise.all(
      ['en', 'id'].map((language) => {
        const headers = { ...guest.headers, Language: language }
        return sendRaw(shop, 'cart/store', postedText(JSON.stringify(input), headers))
      }),
    )
    return answers.map(({ envelope }) => [envelope.meta.code, envelope.meta.message])
  }
  expect(await forms({ inventory, quantity: 0 })).toEqual([
    [201, 'Must have minimum 1 item.'],
    [201, 'Minimal 1 barang.'],
  ])
  expect(await forms({ inventory, quantity: 100 })).toEqual([
    [201, 'Maximum quantity exceeds.'],
    [201, 'Jumlah melebihi batas.'],
  ])
  const invalid = [
    [201, 'Invalid data'],
    [201, 'Data tidak valid'],
  ]
  expect(await forms({})).toEqual(invalid)
  expect(await forms({ inventory, bundle: inventory })).toEqual(invalid)
  for (const quantity of [1.5, '2', null, -1, 1e9])
    expect((await forms({ inventory, quantity })).map(([code]) => code)).toEqual([201, 201])
  const product = await aProduct(shop, { stock: 200 })
  await putIntoCart(guest, product, { quantity: 99 })
  expect(await guest.ask('cartStore', { inventory: product.variants[0]?.uuid })).toMatchObject({
    form: ['Maximum quantity exceeds.'],
  })
})

test('adding again takes the price as seen', async () => {
  const product = await aProduct(shop)
  const guest = aGuest(shop)
  await putIntoCart(guest, product)
  await runSql(shop, 'update products set default_price = 900000 where id = $1', [product.id])
  expect(noticesOf(lineOf(await cartOf(guest), product))).toEqual(['price_down'])
  expect(noticesOf(lineOf(await putIntoCart(guest, product), product))).toEqual([])
})
