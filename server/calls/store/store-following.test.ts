import { storeFollowing } from '@gema/contract/calls/store.ts'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { countFollowed } from '../../modules/stores/stores.ts'
import { aProduct } from '../../testing/a-product.ts'
import { sendRaw } from '../../testing/a-request.ts'
import { aStore } from '../../testing/a-shelf.ts'
import { aSignedInCustomer, type SignedInCustomer } from '../../testing/a-signed-in-customer.ts'
import { answered } from '../../testing/answered.ts'
import { clearTables } from '../../testing/clear-tables.ts'
import { startTestShop, type TestShop } from '../../testing/start-test-shop.ts'

let shop: TestShop
let sari: SignedInCustomer
let bima: SignedInCustomer
beforeAll(async () => {
  shop = await startTestShop({ ownDatabase: true })
  sari = await aSignedInCustomer(shop)
  bima = await aSignedInCustomer(shop)
  const south = await aStore(shop, { slug: 'south', name: 'South' })
  await aStore(shop, { slug: 'north', name: 'North', kind: 'partner' })
  await aProduct(shop, { storeId: south })
})
beforeEach(() => clearTables(shop, 'store_followers'))
afterAll(() => shop.close())

async function follow(slug: string, who = sari) {
  shop.clock.moveOn(1_000)
  return who.ask('storeFollow', { slug })
}
const following = async (who = sari) => answered(await who.ask('storeFollowing', {}))

test('followed stores come the newest first, as lists show them, with when it began', async () => {
  await follow('south')
  await follow('north')
  const stores = await following()
  expect(storeFollowing.data.safeParse(stores).error).toBeUndefined()
  expect(stores).toMatchObject([
    { slug: 'north', is_own: false, follower_count: 1, followed_at: shop.clock.now().toISOString() },
    { slug: 'south', is_own: true, product_count: 1 },
  ])
})

test('following twice is a success and counts once; so is ending it twice', async () => {
  await follow('south', bima)
  for (const _ of ['once', 'twice'])
    expect(await follow('south')).toMatchObject({ ok: true, data: { slugs: ['south'], follower_count: 2 } })
  for (const _ of ['once', 'twice']) {
    const answer = await sari.ask('storeUnfollow', { slug: 'south' })
    expect(answer).toMatchObject({ ok: true, data: { slugs: [], follower_count: 1 } })
  }
})

test('following ten times at once counts once', async () => {
  const answers = await Promise.all(
    Array.from({ length: 10 }, () => sari.ask('storeFollow', { slug: 'south' })),
  )
  expect(answers.every(({ ok }) => ok)).toBe(true)
  expect(answered(await shop.askAs()('storeFind', { slug: 'south' })).follower_count).toBe(1)
})

test('everybody sees how many follow a store, and nobody who', async () => {
  await follow('south')
  await follow('south', bima)
  const stores = answered(await shop.askAs()('storeFetch', {}))
  const counts = Object.fromEntries(stores.map(({ slug, follower_count }) => [slug, follower_count]))
  expect(counts).toMatchObject({ south: 2, north: 0 })
  const found = await sendRaw(shop, 'store/find?slug=south')
  expect(found.envelope.data).toMatchObject({ follower_count: 2 })
  expect(found.text).not.toContain(sari.customer.uuid)
  expect(found.text).not.toMatch(/followed_at|customer/)
})

test('everybody has a list of their own', async () => {
  await follow('south')
  expect(await following(bima)).toEqual([])
  await bima.ask('storeUnfollow', { slug: 'south' })
  expect(await countFollowed(shop.shop.db, sari.id)).toBe(1)
  expect(await countFollowed(shop.shop.db, bima.id)).toBe(0)
  for (const ask of [shop.askAs(), shop.askAs({ token: 'guest_0123456789' })]) {
    expect(await ask('storeFollowing', {})).toMatchObject({ code: 401 })
    expect(await ask('storeFollow', { slug: 'south' })).toMatchObject({ code: 401 })
  }
})

test('a store that is not there cannot be followed', async () => {
  for (const slug of ['nowhere', '%', '_outh', "' or 1=1"]) {
    expect(await follow(slug)).toMatchObject({ code: 404, message: 'This store is not here.' })
    expect(await sari.ask('storeUnfollow', { slug })).toMatchObject({ code: 404 })
  }
  expect(await sari.askIn('id')('storeFollow', { slug: 'nowhere' })).toMatchObject({
    message: 'Toko ini tidak ada di sini.',
  })
})

test('what is no slug is told to be wrong, and the owner cannot be set', async () => {
  const post = (body: unknown) =>
    sendRaw(shop, 'store/follow', { method: 'POST', headers: sari.headers, body: JSON.stringify(body) })
  for (const slug of ['', 'x'.repeat(81), 7, null, ['south']])
    expect((await post({ slug })).envelope.meta.code).toBe(201)
  await post({ slug: 'south', customer_id: bima.id, customerId: bima.id })
  expect(await following(bima)).toEqual([])
})
