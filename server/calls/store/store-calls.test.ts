import { storeFetch, storeFind } from '@gema/contract/calls/store.ts'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { saveReviews } from '../../modules/reviews/reviews.ts'
import { saveStores } from '../../modules/stores/stores.ts'
import { type AProduct, aProduct, someProducts, withdrawProduct } from '../../testing/a-product.ts'
import { sendRaw } from '../../testing/a-request.ts'
import { aStore } from '../../testing/a-shelf.ts'
import { answered } from '../../testing/answered.ts'
import { clearTables } from '../../testing/clear-tables.ts'
import { startTestShop, type TestShop } from '../../testing/start-test-shop.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await startTestShop({ ownDatabase: true })
})
beforeEach(() => clearTables(shop, 'products', 'stores'))
afterAll(() => shop.close())

const fetchStores = async (language = 'en') => answered(await shop.askAs({ language })('storeFetch', {}))
const find = async (slug: string, language = 'en') =>
  answered(await shop.askAs({ language })('storeFind', { slug }))

const rate = (product: AProduct, ...ratings: number[]) =>
  saveReviews(
    shop.shop.db,
    ratings.map((rating) => ({
      productId: product.id,
      author: 'Dewi',
      rating,
      text: 'good',
      language: 'en',
      pictures: [],
      writtenAt: new Date('2026-10-01'),
    })),
  )

test('own stores come first, each kind in its order, with how much there is', async () => {
  const partner = await aStore(shop, { slug: 'partner', name: 'Partner', kind: 'partner', position: 0 })
  const second = await aStore(shop, { slug: 'second', name: 'Second', position: 2 })
  await aStore(shop, { slug: 'first', name: 'First', position: 1 })
  await someProducts(shop, 2, { storeId: partner })
  const [gone] = await someProducts(shop, 2, { storeId: second })
  if (gone) await withdrawProduct(shop, gone)
  const stores = await fetchStores()
  expect(storeFetch.data.safeParse(stores).error).toBeUndefined()
  const shown = stores.filter(({ slug }) => slug !== 'gema-uji')
  expect(shown.map(({ slug, is_own, product_count }) => [slug, is_own, product_count])).toEqual([
    ['first', true, 0],
    ['second', true, 1],
    ['partner', false, 2],
  ])
})

test('a store tells what its page shows, in the language asked for', async () => {
  await aStore(shop, { slug: 'south', name: 'South' })
  const plain = await find('south')
  expect(storeFind.data.safeParse(plain).error).toBeUndefined()
  expect(plain).toMatchObject({ tagline: '', about: '', services: [], demo_rooms: [], rating: null })
  await saveStores(shop.shop.db, [
    {
      ...storeDraft,
      tagline: { en: 'Come and listen', id: 'Mari dengarkan' },
      about: { en: 'Since 2010' },
      services: [{ en: 'Tea', id: 'Teh' }],
      visit: [{ en: 'Ring twice', id: 'Bunyikan dua kali' }],
      demoRooms: [{ name: { en: 'Cinema', id: 'Bioskop' }, text: { en: 'Big' }, picture: 'room.webp' }],
      joinedAt: new Date('2020-02-02T00:00:00Z'),
    },
  ])
  expect(await find('north', 'id')).toMatchObject({
    tagline: 'Mari dengarkan',
    about: 'Since 2010',
    services: ['Teh'],
    visit: ['Bunyikan dua kali'],
    demo_rooms: [{ name: 'Bioskop', text: 'Big', picture: 'room.webp' }],
    joined_at: '2020-02-02T00:00:00.000Z',
  })
})

const storeDraft = {
  slug: 'north',
  kind: 'partner' as const,
  name: 'North',
  address: 'Jl. Utara 1',
  city: 'Jakarta Utara',
  postcode: '14240',
  phone: '+62 21 5550 0217',
  whatsapp: '6281255500217',
  note: { en: 'Note' },
  directionsUrl: 'https://www.openstreetmap.org/',
  hours: [],
}

test('the rating of a store is that of everything there is in it, and follows new reviews', async () => {
  const mine = await aStore(shop, { slug: 'mine', name: 'Mine' })
  const [first, second, gone] = await someProducts(shop, 3, { storeId: mine })
  const elsewhere = await aProduct(shop)
  if (!first || !second || !gone) throw new Error('three products were asked for')
  await rate(first, 5, 4)
  await rate(elsewhere, 1)
  await rate(gone, 1)
  await withdrawProduct(shop, gone)
  expect(await find('mine')).toMatchObject({ rating: 4.5, rating_count: 2, product_count: 2 })
  await rate(second, 3)
  expect(await find('mine')).toMatchObject({ rating: 4, rating_count: 3 })
})

test('a store that is not there is not found; a slug that is none is told to be wrong', async () => {
  for (const slug of ['nowhere', "' or 1=1", '<script>']) {
    expect(await shop.askAs()('storeFind', { slug })).toMatchObject({
      code: 404,
      message: 'This store is not here.',
    })
  }
  for (const query of ['', 'slug=', `slug=${'x'.repeat(81)}`])
    expect((await sendRaw(shop, `store/find?${query}`)).envelope.meta.code).toBe(201)
})
