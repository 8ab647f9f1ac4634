import { randomUUID } from 'node:crypto'
import { mostWishes, wishlistFetch } from '@gema/contract/calls/wishlist.ts'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { countWishes } from '../../modules/wishlist/wishlist.ts'
import { aFlashSale } from '../../testing/a-flash-sale.ts'
import { aProduct, someProducts, withdrawProduct } from '../../testing/a-product.ts'
import { sendRaw } from '../../testing/a-request.ts'
import { aSignedInCustomer, type SignedInCustomer } from '../../testing/a-signed-in-customer.ts'
import { answered } from '../../testing/answered.ts'
import { clearTables } from '../../testing/clear-tables.ts'
import { queriesOf } from '../../testing/count-queries.ts'
import { runSql } from '../../testing/run-sql.ts'
import { startTestShop, type TestShop } from '../../testing/start-test-shop.ts'

let shop: TestShop
let sari: SignedInCustomer
let bima: SignedInCustomer
beforeAll(async () => {
  shop = await startTestShop({ ownDatabase: true })
  sari = await aSignedInCustomer(shop)
  bima = await aSignedInCustomer(shop)
})
beforeEach(() => clearTables(shop, 'wishlist_items', 'flash_sales'))
afterAll(() => shop.close())

/** One after the other, so that each is newer than the one before. */
async function wish(uuid: string, who = sari) {
  shop.clock.moveOn(1_000)
  return who.ask('wishlistStore', { uuid })
}
const fetchList = async (input = {}, who = sari) => answered(await who.ask('wishlistFetch', input))
const uuids = async (who = sari) => (await fetchList({}, who)).uuids

test('what was added last comes first, with cards as in every list and the uuids of all', async () => {
  const [one, two, three] = await someProducts(shop, 3)
  if (!one || !two || !three) throw new Error('three products were asked for')
  for (const { uuid } of [two, one, three]) await wish(uuid)
  const list = await fetchList({ per_page: 2 })
  expect(wishlistFetch.data.safeParse(list).error).toBeUndefined()
  expect(list.result).toMatchObject({ current_page: 1, last_page: 2, per_page: 2, total: 3 })
  expect(list.result.data.map(({ uuid }) => uuid)).toEqual([three.uuid, one.uuid])
  expect(list.uuids).toEqual([three.uuid, one.uuid, two.uuid])
  const second = await fetchList({ per_page: 2, page: 2 })
  expect(second.result.data.map(({ uuid }) => uuid)).toEqual([two.uuid])
  expect(second.uuids).toEqual(list.uuids)
  expect((await fetchList({ page: 9 })).result.data).toEqual([])
})

test('a card tells the name in the language asked for, and the flash price while it runs', async () => {
  const product = await aProduct(shop, { defaultPrice: 2_000_000, name: { en: 'Tower', id: 'Menara' } })
  await wish(product.uuid)
  await aFlashSale(shop, [{ id: product.variants[0]?.id ?? 0, price: 1_500_000 }])
  const list = answered(await sari.askIn('id')('wishlistFetch', {}))
  expect(list.result.data).toMatchObject([{ name: 'Menara', current_price: 1_500_000, flash: { quota: 10 } }])
})

test('wishing twice is a success and moves nothing; taking off twice is one too', async () => {
  const [one, two] = await someProducts(shop, 2)
  if (!one || !two) throw new Error('two products were asked for')
  await wish(one.uuid)
  await wish(two.uuid)
  expect(await wish(one.uuid)).toMatchObject({ ok: true, data: { wishlisted: 1 } })
  expect(await uuids()).toEqual([two.uuid, one.uuid])
  for (const _ of ['once', 'twice']) {
    const answer = await sari.ask('wishlistDelete', { uuid: one.uuid })
    expect(answer).toMatchObject({ ok: true, data: { wishlisted: null } })
  }
  expect(await uuids()).toEqual([two.uuid])
})

test('the same wish ten times at once is one wish', async () => {
  const { uuid } = await aProduct(shop)
  const answers = await Promise.all(Array.from({ length: 10 }, () => sari.ask('wishlistStore', { uuid })))
  expect(answers.every(({ ok }) => ok)).toBe(true)
  expect(await uuids()).toEqual([uuid])
})

test('a product that is not there, or no longer sold, cannot be wished for', async () => {
  const gone = await aProduct(shop)
  await withdrawProduct(shop, gone)
  for (const uuid of [gone.uuid, randomUUID()])
    expect(await wish(uuid)).toMatchObject({ code: 404, message: 'This product is no longer in our shop.' })
  expect(await sari.askIn('id')('wishlistStore', { uuid: randomUUID() })).toMatchObject({
    message: 'Produk ini sudah tidak ada di toko kami.',
  })
})

test('a withdrawn product is neither shown nor counted, can be taken off, and comes back if it is sold again', async () => {
  const [stays, leaves, returns] = await someProducts(shop, 3)
  if (!stays || !leaves || !returns) throw new Error('three products were asked for')
  for (const { uuid } of [stays, leaves, returns]) await wish(uuid)
  await withdrawProduct(shop, leaves)
  await withdrawProduct(shop, returns)
  expect(await fetchList()).toMatchObject({ uuids: [stays.uuid], result: { total: 1, last_page: 1 } })
  expect(await countWishes(shop.shop.db, sari.id)).toBe(1)
  await sari.ask('wishlistDelete', { uuid: leaves.uuid })
  await runSql(shop, 'update products set is_active = true where id in ($1, $2)', [leaves.id, returns.id])
  expect(await uuids()).toEqual([returns.uuid, stays.uuid])
})

test('everybody has a list of their own', async () => {
  const { uuid } = await aProduct(shop)
  await wish(uuid)
  expect(await uuids(bima)).toEqual([])
  await bima.ask('wishlistDelete', { uuid })
  expect(await uuids()).toEqual([uuid])
  expect(await shop.askAs()('wishlistFetch', {})).toMatchObject({ code: 401 })
  expect(await shop.askAs({ token: 'guest_0123456789' })('wishlistStore', { uuid })).toMatchObject({
    code: 401,
  })
})

test('a full list takes nothing more, but still what is on it', async () => {
  const products = await someProducts(shop, mostWishes + 1)
  const [last, ...others] = products
  const first = others[0]
  if (!last || !first) throw new Error('products were asked for')
  await runSql(
    shop,
    'insert into wishlist_items (customer_id, product_id, added_at) select $1, unnest($2::bigint[]), now()',
    [sari.id, `{${others.map(({ id }) => id).join(',')}}`],
  )
  expect(await wish(last.uuid)).toMatchObject({ code: 201, form: ['Your wishlist is full: 500 products.'] })
  expect(await wish(first.uuid)).toMatchObject({ ok: true })
  expect((await fetchList({ per_page: 60 })).uuids).toHaveLength(mostWishes)
  await withdrawProduct(shop, first)
  expect(await wish(last.uuid)).toMatchObject({ ok: true })
})

test('a page is read with as many queries for sixty products as for one', async () => {
  const products = await someProducts(shop, 60)
  await wish(products[0]?.uuid ?? '')
  const one = await queriesOf(shop, () => fetchList({ per_page: 60 }))
  for (const { uuid } of products.slice(1)) await wish(uuid)
  const sixty = await queriesOf(shop, () => fetchList({ per_page: 60 }))
  expect(sixty).toHaveLength(one.length)
  // The session, the wishes, what is still sold, the cards, the flash sales.
  expect(sixty.length).toBeLessThanOrEqual(5)
})

test.each(['page=0', 'page=-1', 'page=x', 'per_page=0', 'per_page=61', 'page=1e9'])(
  'the page %j is told to be wrong',
  async (query) => {
    const answer = await sendRaw(shop, `wishlist/fetch?${query}`, { headers: sari.headers })
    expect(answer.envelope.meta.code).toBe(201)
  },
)

test('what is no uuid is told to be wrong, and the owner cannot be set', async () => {
  const post = (body: unknown) =>
    sendRaw(shop, 'wishlist/store', { method: 'POST', headers: sari.headers, body: JSON.stringify(body) })
  for (const uuid of ['', '%', "' or 1=1", 7, null, ['a']])
    expect((await post({ uuid })).envelope.meta.code).toBe(201)
  const { uuid } = await aProduct(shop)
  await post({ uuid, customer_id: bima.id, customerId: bima.id })
  expect(await uuids(bima)).toEqual([])
  expect(await uuids()).toEqual([uuid])
})
