import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { saveCategories } from '../../modules/catalogue/catalogue.ts'
import { countCompared } from '../../modules/compare/compare.ts'
import { type AProduct, aProduct, someProducts, withdrawProduct } from '../../testing/a-product.ts'
import { sendRaw } from '../../testing/a-request.ts'
import { shelf } from '../../testing/a-shelf.ts'
import { aSignedInCustomer, type SignedInCustomer } from '../../testing/a-signed-in-customer.ts'
import { answered } from '../../testing/answered.ts'
import { clearTables } from '../../testing/clear-tables.ts'
import { runSql } from '../../testing/run-sql.ts'
import { startTestShop, type TestShop } from '../../testing/start-test-shop.ts'

const karaoke = '0b000000-0000-4000-8000-000000000001'
const mixers = '0b000000-0000-4000-8000-000000000002'

let shop: TestShop
let sari: SignedInCustomer
let bima: SignedInCustomer
let speakers: AProduct[]
let mixer: AProduct
beforeAll(async () => {
  shop = await startTestShop({ ownDatabase: true })
  sari = await aSignedInCustomer(shop)
  bima = await aSignedInCustomer(shop)
  speakers = await someProducts(shop, 8)
  await saveCategories(shop.shop.db, [
    {
      uuid: karaoke,
      name: { en: 'Karaoke', id: 'Karaoke' },
      slug: { en: 'karaoke', id: 'karaoke' },
      children: [{ uuid: mixers, name: { en: 'Mixers' }, slug: { en: 'mixers', id: 'mikser' } }],
    },
  ])
  mixer = await aProduct(shop, { categoryUuid: mixers })
})
beforeEach(() => clearTables(shop, 'compared_products'))
afterAll(() => shop.close())

const uuidOf = (place: number) => speakers[place]?.uuid ?? ''
async function add(product_id: string, who = sari) {
  shop.clock.moveOn(1_000)
  return who.ask('compareListStore', { product_id })
}
const fetchUuids = async (who = sari) =>
  answered(await who.ask('compareListFetch', {})).products.map(({ uuid }) => uuid)

test('products stand in the order in which they were added, and every change answers them all', async () => {
  await add(uuidOf(2))
  await add(uuidOf(0))
  expect(await add(uuidOf(1))).toMatchObject({ ok: true, data: { uuids: [uuidOf(2), uuidOf(0), uuidOf(1)] } })
  expect(await fetchUuids()).toEqual([uuidOf(2), uuidOf(0), uuidOf(1)])
})

test('adding again is a success that changes nothing, even when the list is full', async () => {
  for (const place of [0, 1, 2, 3]) await add(uuidOf(place))
  const all = [0, 1, 2, 3].map(uuidOf)
  expect(await add(uuidOf(1))).toMatchObject({ ok: true, data: { uuids: all } })
})

test('a fifth product is told that there are four', async () => {
  for (const place of [0, 1, 2, 3]) await add(uuidOf(place))
  expect(await add(uuidOf(4))).toMatchObject({
    code: 201,
    form: ['You can compare 4 products. Take one out first.'],
  })
  expect(await sari.askIn('id')('compareListStore', { product_id: uuidOf(4) })).toMatchObject({
    form: ['Anda dapat membandingkan 4 produk. Keluarkan satu dahulu.'],
  })
})

test('a product of another main category is told what is compared, in the caller’s language', async () => {
  await add(uuidOf(0))
  expect(await add(mixer.uuid)).toMatchObject({
    code: 201,
    form: ['You are comparing Home theater. Clear that list to compare something else.'],
  })
  expect(await sari.askIn('id')('compareListStore', { product_id: mixer.uuid })).toMatchObject({
    form: ['Anda sedang membandingkan Bioskop rumah. Kosongkan daftarnya untuk membandingkan yang lain.'],
  })
  await sari.ask('compareListDelete', {})
  expect(await add(mixer.uuid)).toMatchObject({ ok: true, data: { uuids: [mixer.uuid] } })
})

test('sub-categories of one main category may be compared', async () => {
  const neighbour = await aProduct(shop, { categoryUuid: shelf.neighbourUuid })
  await add(uuidOf(0))
  expect(await add(neighbour.uuid)).toMatchObject({ ok: true })
})

test('of eight products that come at once, four are kept', async () => {
  const answers = await Promise.all(
    speakers.map(({ uuid }) => sari.ask('compareListStore', { product_id: uuid })),
  )
  expect(answers.filter(({ ok }) => ok)).toHaveLength(4)
  expect(await fetchUuids()).toHaveLength(4)
  expect(await countCompared(shop.shop.db, sari.id)).toBe(4)
})

test('of two categories that come at once, one is kept', async () => {
  const answers = await Promise.all(
    [uuidOf(0), mixer.uuid].map((product_id) => sari.ask('compareListStore', { product_id })),
  )
  expect(answers.filter(({ ok }) => ok)).toHaveLength(1)
})

test('one goes, or all go, and going twice is a success', async () => {
  for (const place of [0, 1, 2]) await add(uuidOf(place))
  for (const _ of ['once', 'twice']) {
    const answer = await sari.ask('compareListDelete', { product_id: uuidOf(1) })
    expect(answer).toMatchObject({ ok: true, data: { uuids: [uuidOf(0), uuidOf(2)] } })
  }
  for (const _ of ['once', 'twice'])
    expect(await sari.ask('compareListDelete', {})).toMatchObject({ ok: true, data: { uuids: [] } })
})

test('what is withdrawn is not shown, makes room, and does not come back into a full list', async () => {
  const [gone, ...others] = await someProducts(shop, 5)
  if (!gone) throw new Error('products were asked for')
  await add(gone.uuid)
  for (const { uuid } of others.slice(0, 3)) await add(uuid)
  await withdrawProduct(shop, gone)
  expect(await fetchUuids()).toEqual(others.slice(0, 3).map(({ uuid }) => uuid))
  expect(await add(others[3]?.uuid ?? '')).toMatchObject({ ok: true })
  await runSql(shop, 'update products set is_active = true where id = $1', [gone.id])
  expect(await fetchUuids()).toEqual(others.map(({ uuid }) => uuid))
})

test('what is not sold cannot be compared', async () => {
  const gone = await aProduct(shop)
  await withdrawProduct(shop, gone)
  for (const uuid of [gone.uuid, randomUUID()]) expect(await add(uuid)).toMatchObject({ code: 404 })
})

test('everybody compares for themselves, and guests not at all', async () => {
  await add(uuidOf(0))
  expect(await fetchUuids(bima)).toEqual([])
  await bima.ask('compareListDelete', { product_id: uuidOf(0) })
  await bima.ask('compareListDelete', {})
  expect(await fetchUuids()).toEqual([uuidOf(0)])
  const guest = shop.askAs({ token: 'guest_0123456789' })
  expect(await guest('compareListStore', { product_id: uuidOf(0) })).toMatchObject({ code: 401 })
  expect(await guest('compareListFetch', {})).toMatchObject({ code: 401 })
})

test('what is no uuid is told to be wrong, and the owner cannot be set', async () => {
  const post = (body: unknown) =>
    sendRaw(shop, 'compare-list/store', { method: 'POST', headers: sari.headers, body: JSON.stringify(body) })
  for (const product_id of ['', '%', 7, null, [uuidOf(0)]])
    expect((await post({ product_id })).envelope.meta.code).toBe(201)
  await post({ product_id: uuidOf(0), customer_id: bima.id, customerId: bima.id })
  expect(await fetchUuids(bima)).toEqual([])
})
