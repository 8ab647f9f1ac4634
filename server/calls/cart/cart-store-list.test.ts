import { randomUUID } from 'node:crypto'
import { cartStoreList, mostCartLines } from '@gema/contract/calls/cart.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { aBundle } from '../../testing/a-bundle.ts'
import { cartOf, lineOf, putIntoCart } from '../../testing/a-cart.ts'
import { readyForOrders } from '../../testing/a-checkout.ts'
import { aGuest, type Guest } from '../../testing/a-guest.ts'
import { type AProduct, aProduct, someProducts, withdrawProduct } from '../../testing/a-product.ts'
import { aSignedInCustomer } from '../../testing/a-signed-in-customer.ts'
import { answered } from '../../testing/answered.ts'
import { runSql } from '../../testing/run-sql.ts'
import { startTestShop, type TestShop } from '../../testing/start-test-shop.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await startTestShop({ ownDatabase: true })
  await readyForOrders(shop)
})
afterAll(() => shop.close())

const uuidOf = ({ variants: [variant] }: AProduct): string => variant?.uuid ?? ''
const listOf = (...wanted: [AProduct, number][]) => ({
  lines: wanted.map(([product, quantity]) => ({ inventory: uuidOf(product), quantity })),
})
const addAll = async ({ ask }: Pick<Guest, 'ask'>, ...wanted: [AProduct, number][]) =>
  answered(await ask('cartStoreList', listOf(...wanted)))
const reasonsOf = ({ skipped }: Awaited<ReturnType<typeof addAll>>) =>
  skipped.map(({ wanted, added, reason }) => [wanted, added, reason])

test('a guest and a customer put a whole list into carts of their own, and all of it is selected', async () => {
  const one = await aProduct(shop, { defaultPrice: 2_000_000 })
  const other = await aProduct(shop, { defaultPrice: 300_000 })
  for (const shopper of [aGuest(shop), await aSignedInCustomer(shop)]) {
    const answer = await addAll(shopper, [one, 1], [other, 2])
    expect(cartStoreList.data.safeParse(answer).error).toBeUndefined()
    expect(answer).toMatchObject({
      added: [
        { inventory: uuidOf(one), quantity: 1 },
        { inventory: uuidOf(other), quantity: 2 },
      ],
      skipped: [],
      cart: { revision: 1, count: 3, totals: { items: 2_600_000 } },
    })
    expect(answer.cart.cart.map(({ selected, quantity }) => [selected, quantity])).toEqual([
      [1, 1],
      [1, 2],
    ])
    expect(await cartOf(shopper)).toEqual(answer.cart)
  }
})

test('the same variant twice is wanted for both together, and what is there becomes more and is selected', async () => {
  const product = await aProduct(shop, { stock: 9 })
  const guest = aGuest(shop)
  const { cart } = await putIntoCart(guest, product)
  await guest.ask('cartUpdate', { unchecked: [cart[0]?.cart_id ?? ''] })
  const lines = [uuidOf(product), uuidOf(product).toUpperCase()].map((inventory) => ({
    inventory,
    quantity: 2,
  }))
  const answer = answered(await guest.ask('cartStoreList', { lines }))
  expect(answer.added).toEqual([{ inventory: uuidOf(product), quantity: 4 }])
  expect(answer.cart.cart).toMatchObject([{ quantity: 5, selected: 1 }])
})

test('as many as can be had go in, and what was left out is told with its reason', async () => {
  const few = await aProduct(shop, { stock: 3 })
  const none = await aProduct(shop, { stock: 0 })
  const [gone, held] = await someProducts(shop, 2, { stock: 2 })
  if (gone === undefined || held === undefined) throw new Error('no products')
  await withdrawProduct(shop, gone)
  const guest = aGuest(shop)
  await putIntoCart(guest, held, { quantity: 2 })
  const answer = await addAll(guest, [few, 5], [none, 1], [gone, 2], [held, 1])
  expect(answer.added).toEqual([{ inventory: uuidOf(few), quantity: 3 }])
  expect(reasonsOf(answer)).toEqual([
    [5, 3, 'too_few'],
    [1, 0, 'out_of_stock'],
    [2, 0, 'not_sold'],
    [1, 0, 'too_few'],
  ])
  expect(answer.cart.cart.every(({ is_available }) => is_available)).toBe(true)
})

test('names are told in the language of who asks, with what tells the variants apart', async () => {
  const name = { en: 'Sagara shelf speaker', id: 'Speaker rak Sagara' }
  const walnut = { finish: { en: 'Walnut', id: 'Kenari' } }
  const product = await aProduct(shop, { name, stock: 0, inventories: [{ attributes: walnut }] })
  const lines = [...listOf([product, 1]).lines, { inventory: randomUUID(), quantity: 1 }]
  const guest = aGuest(shop)
  const namesIn = async (language: string) =>
    answered(await guest.askIn(language)('cartStoreList', { lines })).skipped.map((each) => each.name)
  expect(await namesIn('en')).toEqual([
    'Sagara shelf speaker (Walnut)',
    'A product that is no longer in the shop',
  ])
  expect(await namesIn('id')).toEqual(['Speaker rak Sagara (Kenari)', 'Produk yang tidak ada lagi di toko'])
})

test('where nothing at all can be had, it is still an answer, and the cart stays as it was', async () => {
  const none = await aProduct(shop, { stock: 0 })
  const guest = aGuest(shop)
  const before = await runSql(shop, 'select count(*)::int as carts from carts')
  const answer = await addAll(guest, [none, 1])
  expect(answer).toMatchObject({ added: [], cart: { cart: [], revision: 0 } })
  expect(reasonsOf(answer)).toEqual([[1, 0, 'out_of_stock']])
  expect(await runSql(shop, 'select count(*)::int as carts from carts')).toEqual(before)
  await putIntoCart(guest, await aProduct(shop))
  expect((await addAll(guest, [none, 1])).cart.revision).toBe(1)
})

test('what the cart has no line for is left out', async () => {
  const products = await someProducts(shop, mostCartLines + 1, { stock: 5 })
  const guest = aGuest(shop)
  const [first, second, ...rest] = products
  if (first === undefined || second === undefined) throw new Error('no products')
  const most = await addAll(guest, ...rest.map((product): [AProduct, number] => [product, 1]))
  expect(most.cart.cart).toHaveLength(mostCartLines - 1)
  const answer = await addAll(guest, [first, 1], [second, 1], [rest[0] ?? first, 1])
  expect(answer.cart.cart).toHaveLength(mostCartLines)
  expect(answer.added.map(({ inventory }) => inventory)).toEqual([uuidOf(first), uuidOf(rest[0] ?? first)])
  expect(reasonsOf(answer)).toEqual([[1, 0, 'cart_full']])
})

test('two lists at once neither lose units nor put in more than there are', async () => {
  const [one, other] = await someProducts(shop, 2, { stock: 5 })
  if (one === undefined || other === undefined) throw new Error('no products')
  await aBundle(shop, [{ product: one }, { product: other }])
  for (const shopper of [aGuest(shop), await aSignedInCustomer(shop)]) {
    const answers = await Promise.all(Array.from({ length: 4 }, () => addAll(shopper, [one, 2], [other, 2])))
    const units = answers.flatMap(({ added }) => added.map(({ quantity }) => quantity))
    expect(units.reduce((sum, each) => sum + each, 0)).toBe(10)
    const cart = await cartOf(shopper)
    expect([lineOf(cart, one).quantity, lineOf(cart, other).quantity]).toEqual([5, 5])
    expect(cart).toMatchObject({ count: 10, totals: { bundle_discount: 1_000_000 } })
    expect(cart.cart.every(({ is_available }) => is_available)).toBe(true)
  }
})

test('each token has a cart of its own, and without one there is none', async () => {
  const product = await aProduct(shop)
  const guest = aGuest(shop)
  await addAll(guest, [product, 2])
  const stranger = aGuest(shop)
  expect((await addAll(stranger, [product, 1])).cart.count).toBe(1)
  expect((await cartOf(guest)).count).toBe(2)
  for (const token of [undefined, 'nonsense', 'guest_']) {
    const ask = shop.askAs(token === undefined ? {} : { token })
    expect(await ask('cartStoreList', listOf([product, 1]))).toMatchObject({ ok: false, code: 401 })
  }
})

test.each([
  ['nothing', {}],
  ['an empty list', { lines: [] }],
  ['a variant that is no uuid', { lines: [{ inventory: 'aria', quantity: 1 }] }],
  ['no units', { lines: [{ inventory: randomUUID(), quantity: 0 }] }],
  ['half a unit', { lines: [{ inventory: randomUUID(), quantity: 1.5 }] }],
  ['a hundred units', { lines: [{ inventory: randomUUID(), quantity: 100 }] }],
  ['a text for units', { lines: [{ inventory: randomUUID(), quantity: '2' }] }],
  [
    'more lines than a cart holds',
    { lines: Array.from({ length: 61 }, () => ({ inventory: randomUUID(), quantity: 1 })) },
  ],
])('%s is refused', async (_what, input) => {
  const refused = await aGuest(shop).ask('cartStoreList', input as never)
  expect(refused).toMatchObject({ ok: false, code: 201 })
})
