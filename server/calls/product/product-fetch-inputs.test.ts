import { afterAll, beforeAll, expect, test } from 'vitest'
import { someProducts } from '../../testing/a-product.ts'
import { sendRaw } from '../../testing/a-request.ts'
import { startTestShop, type TestShop } from '../../testing/start-test-shop.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await startTestShop({ ownDatabase: true })
  await someProducts(shop, 5)
})
afterAll(() => shop.close())

const ask = (query: string, language = 'en') =>
  sendRaw(shop, `product/fetch?${query}`, { headers: { Language: language } })

const brands = (count: number) => Array.from({ length: count }, (_, place) => `brand_in=b${place}`).join('&')

/** Each case with a title of readable length. */
const titled = <Rest extends string[]>(cases: [query: string, ...Rest][]) =>
  cases.map((one): [title: string, ...typeof one] => [one[0].slice(0, 40), ...one])

const wrong: [query: string, english: string, indonesian: string][] = [
  ['page=-1', 'Page: invalid data', 'Halaman: data tidak valid'],
  ['page=abc', 'Page: invalid data', 'Halaman: data tidak valid'],
  ['page=1.5', 'Page: invalid data', 'Halaman: data tidak valid'],
  ['page=10001', 'Page: invalid data', 'Halaman: data tidak valid'],
  ['per_page=10000', 'Number per page: invalid data', 'Jumlah per halaman: data tidak valid'],
  ['price_min=abc', 'Lowest price: invalid data', 'Harga terendah: data tidak valid'],
  ['price_max=-5', 'Highest price: invalid data', 'Harga tertinggi: data tidak valid'],
  ['price_max=99999999999999999999', 'Highest price: invalid data', 'Harga tertinggi: data tidak valid'],
  ['price_min=1&price_min=2', 'Lowest price: invalid data', 'Harga terendah: data tidak valid'],
  ['rating_min=9', 'Rating: invalid data', 'Penilaian: data tidak valid'],
  ['sort=cheapest', 'Order: invalid data', 'Urutan: data tidak valid'],
  ['q=ab', 'Please type at least 3 characters.', 'Ketik sedikitnya 3 huruf.'],
  [
    `q=${'x'.repeat(10_000)}`,
    'Please search with at most 100 characters.',
    'Cari dengan paling banyak 100 huruf.',
  ],
]

test.each(titled(wrong))('%s is told to be wrong in the language of the shopper', async (_, ...told) => {
  const [query, english, indonesian] = told
  for (const [language, sentence] of [
    ['en', english],
    ['id', indonesian],
  ] as const) {
    const answer = await ask(query, language)
    expect(answer).toMatchObject({
      status: 200,
      envelope: { meta: { code: 201 }, data: { form: [sentence] } },
    })
  }
})

const misshapen: [string][] = [
  'attribute=nonsense',
  'attribute=:walnut',
  'attribute=finish:',
  `attribute=finish:${'x'.repeat(81)}`,
  'brand_in=',
  `brand_in=${'x'.repeat(81)}`,
  brands(41),
  'in_stock=maybe',
  'in_stock=1&in_stock=1',
  'source=planet&source_id=mars',
  'sort=price_low&sort=price_high',
].map((query) => [query])

test.each(titled(misshapen))('%s is told to be wrong and is no fault', async (_, query) => {
  const english = await ask(query)
  expect(english).toMatchObject({ status: 200, envelope: { meta: { code: 201 } } })
  const indonesian = await ask(query, 'id')
  expect(indonesian.envelope.data).toMatchObject({
    form: [expect.stringMatching(/data tidak valid|wajib diisi/)],
  })
})

test('a price that was left empty in the form is no price', async () => {
  expect((await ask('price_min=&price_max=')).envelope.data).toMatchObject({
    result: { total: 5 },
    facets: { price: { min: null, max: null } },
  })
})

test('forty brands can be chosen at once', async () => {
  expect((await ask(`${brands(39)}&brand_in=laras`)).envelope.data).toMatchObject({ result: { total: 5 } })
})

test('a brand alone and a brand among others are both a list', async () => {
  expect((await ask('brand_in=laras')).envelope.data).toMatchObject({ result: { total: 5 } })
  expect((await ask('brand_in=nobody&brand_in=laras')).envelope.data).toMatchObject({ result: { total: 5 } })
})

test('a page beyond the end is empty and tells where the end is', async () => {
  expect((await ask('page=3&per_page=2')).envelope.data).toMatchObject({
    result: { data: [{ stock: 5 }], current_page: 3, last_page: 3 },
  })
  expect((await ask('page=10000&per_page=2')).envelope.data).toMatchObject({
    result: { data: [], current_page: 10_000, last_page: 3, total: 5 },
  })
})

test('the pages of a list hold every product once', async () => {
  const pages = await Promise.all([1, 2, 3].map((page) => ask(`page=${page}&per_page=2&sort=price_low`)))
  const ids = pages.flatMap(({ text }) => [...text.matchAll(/"id":(\d+),"uuid"/g)].map((found) => found[1]))
  expect(new Set(ids).size).toBe(5)
  expect(ids).toHaveLength(5)
})

test('a source without a name, or a name without a source, is no reason to fail', async () => {
  for (const query of ['source=brand', 'source_id=laras']) {
    expect((await ask(query)).envelope.data).toMatchObject({ head: null, result: { total: 5 } })
  }
})

test('a lowest price above the highest finds nothing', async () => {
  expect((await ask('price_min=9000000&price_max=1')).envelope.data).toMatchObject({ result: { total: 0 } })
})

test('whatever stands in an attribute is compared and never run', async () => {
  for (const value of [
    "finish:' or 1=1 --",
    'finish:%00',
    'constructor:prototype',
    '__proto__:x',
    'finish:1-',
  ]) {
    const answer = await ask(`attribute=${encodeURIComponent(value)}`)
    expect(answer.status).toBe(200)
    expect(answer.envelope.meta.code === 201 || answer.text.includes('"total":0')).toBe(true)
  }
})
