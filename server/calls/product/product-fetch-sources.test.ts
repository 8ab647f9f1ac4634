import { randomUUID } from 'node:crypto'
import { productFetch } from '@gema/contract/calls/product.ts'
import type { ListingSource } from '@gema/contract/shapes/listing-query.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { saveCollections, saveDisplayCases } from '../../modules/catalogue/catalogue.ts'
import { type AProduct, aProduct, withdrawProduct } from '../../testing/a-product.ts'
import { sendRaw } from '../../testing/a-request.ts'
import { aStore, shelf } from '../../testing/a-shelf.ts'
import { answered } from '../../testing/answered.ts'
import { runSql } from '../../testing/run-sql.ts'
import { startTestShop, type TestShop } from '../../testing/start-test-shop.ts'

let shop: TestShop
let tower: AProduct
let bass: AProduct
beforeAll(async () => {
  shop = await startTestShop({ ownDatabase: true })
  tower = await aProduct(shop, { popularity: 90 })
  const partner = await aStore(shop, { slug: 'mitra-satu', name: 'Mitra Satu', kind: 'partner' })
  bass = await aProduct(shop, {
    categoryUuid: shelf.neighbourUuid,
    storeId: partner,
    inventories: [{ stock: new Map([[partner, 3]]) }],
  })
  await withdrawProduct(shop, await aProduct(shop))
  const list = (key: string, products: AProduct[]) => ({
    uuid: randomUUID(),
    slug: { en: `${key}-en`, id: `${key}-id` },
    name: { en: `${key} in English`, id: `${key} dalam bahasa Indonesia` },
    text: { en: 'For you', id: 'Untuk Anda' },
    image: null,
    productUuids: products.map(({ uuid }) => uuid),
  })
  await saveCollections(shop.shop.db, [list('room', [bass, tower]), list('empty', [])])
  await saveDisplayCases(shop.shop.db, [list('etalase', [bass])])
})
afterAll(() => shop.close())

const fetchList = async (source: ListingSource, source_id: string, language = 'en') =>
  answered(await shop.askAs({ language })('productFetch', { source, source_id }))
const idsOf = ({ result }: Awaited<ReturnType<typeof fetchList>>) => result.data.map(({ id }) => id)

test.each<[ListingSource, Record<'en' | 'id', { slug: string; name: string }>, () => AProduct[]]>([
  [
    'category',
    {
      en: { slug: 'home-theater', name: 'Home theater' },
      id: { slug: 'bioskop-rumah', name: 'Bioskop rumah' },
    },
    () => [tower, bass],
  ],
  [
    'sub_category',
    {
      en: { slug: 'tower-speakers', name: 'Tower speakers' },
      id: { slug: 'speaker-lantai', name: 'Speaker lantai' },
    },
    () => [tower],
  ],
  [
    'brand',
    { en: { slug: 'laras', name: 'Laras' }, id: { slug: 'laras', name: 'Laras' } },
    () => [tower, bass],
  ],
  [
    'collection',
    {
      en: { slug: 'room-en', name: 'room in English' },
      id: { slug: 'room-id', name: 'room dalam bahasa Indonesia' },
    },
    () => [tower, bass],
  ],
  [
    'display_case',
    {
      en: { slug: 'etalase-en', name: 'etalase in English' },
      id: { slug: 'etalase-id', name: 'etalase dalam bahasa Indonesia' },
    },
    () => [bass],
  ],
  [
    'store',
    { en: { slug: 'mitra-satu', name: 'Mitra Satu' }, id: { slug: 'mitra-satu', name: 'Mitra Satu' } },
    () => [bass],
  ],
])('a %s is found by its slug of either language and by its uuid', async (source, named, products) => {
  for (const language of ['en', 'id'] as const) {
    const { uuid } = (await fetchList(source, named.en.slug)).head ?? {}
    for (const key of [named.en.slug, named.id.slug, uuid ?? '']) {
      const list = await fetchList(source, key, language)
      expect(list.head).toMatchObject({ kind: source, uuid, ...named[language] })
      expect(idsOf(list)).toEqual(products().map(({ id }) => id))
      expect(productFetch.data.safeParse(list).error).toBeUndefined()
    }
  }
})

test.each<[ListingSource, string]>([
  ['brand', 'laras'],
  ['collection', 'room-en'],
  ['display_case', 'etalase-en'],
  ['store', 'mitra-satu'],
])('a %s is found by its number', async (source, slug) => {
  const bySlug = await fetchList(source, slug)
  const byNumber = await fetchList(source, String(bySlug.head?.id))
  expect(byNumber.head).toEqual(bySlug.head)
  expect(idsOf(byNumber)).toEqual(idsOf(bySlug))
})

test('a slug of a language that the shop has added leads to its list', async () => {
  const added = `jsonb_build_object('ar', 'ghurfa')`
  await runSql(shop, `update collections set slug = slug || ${added} where slug ->> 'en' = 'room-en'`)
  expect((await fetchList('collection', 'ghurfa')).head?.slug).toBe('room-en')
})

test('a collection without products is an empty list, not a missing page', async () => {
  expect(await fetchList('collection', 'empty-en')).toMatchObject({
    head: { name: 'empty in English' },
    result: { data: [], total: 0, last_page: 1 },
    facets: { brands: [], price: { lowest: 0, highest: 0, histogram: [] } },
  })
})

const sources = ['category', 'sub_category', 'brand', 'collection', 'display_case', 'store']
const strange = [
  'no-such-thing',
  '0',
  '999999999999999',
  randomUUID(),
  "'; drop table brands",
  '%00',
  '__proto__',
]

test.each(sources)('a %s that the shop does not have is a page that is not found', async (source) => {
  for (const key of strange) {
    const answer = await sendRaw(shop, `product/fetch?source=${source}&source_id=${key}`, {
      headers: { Language: 'id' },
    })
    const empty = key === '%00'
    expect(answer.envelope.meta.code).toBe(empty ? 201 : 404)
    if (!empty) expect(answer.envelope.meta.message).toBe('Halaman ini tidak ditemukan')
  }
})

test('a sub-category is no category, and a main category no sub-category', async () => {
  const code = async (query: string) => (await sendRaw(shop, `product/fetch?${query}`)).envelope.meta.code
  expect(await code('source=category&source_id=tower-speakers')).toBe(404)
  expect(await code('source=sub_category&source_id=home-theater')).toBe(404)
})

test('a sub-category tells what stands above and beside it, each with what its own list holds', async () => {
  const { head } = await fetchList('sub_category', 'tower-speakers', 'id')
  expect(head?.parent).toMatchObject({ name: 'Bioskop rumah', slug: 'bioskop-rumah' })
  expect(head?.parent?.slugs.id).toBe('bioskop-rumah')
  expect(head?.slugs).toMatchObject({ en: 'tower-speakers', id: 'speaker-lantai' })
  expect(head?.siblings.map(({ slug }) => slug)).toEqual(['speaker-lantai', 'subwoofer'])
  for (const { slug, product_count } of head?.siblings ?? []) {
    expect((await fetchList('sub_category', slug)).result.total).toBe(product_count)
  }
})
