import { search } from '@gema/contract/calls/search.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { rebuildSearch } from '../../modules/search/search.ts'
import { aFlashSale } from '../../testing/a-flash-sale.ts'
import { type AProduct, aProduct, someProducts, withdrawProduct } from '../../testing/a-product.ts'
import { sendRaw } from '../../testing/a-request.ts'
import { shelf } from '../../testing/a-shelf.ts'
import { answered } from '../../testing/answered.ts'
import { queriesOf } from '../../testing/count-queries.ts'
import { runSql } from '../../testing/run-sql.ts'
import { startTestShop, type TestShop } from '../../testing/start-test-shop.ts'

let shop: TestShop
let walnut: AProduct
let oak: AProduct
beforeAll(async () => {
  shop = await startTestShop({ ownDatabase: true })
  const named = (en: string, id: string) => ({ name: { en, id } })
  walnut = await aProduct(shop, { ...named('Aria tower in walnut', 'Aria lantai walnut'), popularity: 80 })
  oak = await aProduct(shop, { ...named('Aria tower in oak', 'Aria lantai ek'), popularity: 20 })
  await aProduct(shop, { ...named('Bumi sub', 'Bumi sub'), model: 'Bumi', categoryUuid: shelf.neighbourUuid })
  await rebuildSearch(shop.shop.db)
})
afterAll(() => shop.close())

const suggest = async (q: string, language = 'en') =>
  answered(await shop.askAs({ language })('search', { q }))
const found = async (q: string) => (await suggest(q)).products.map(({ id }) => id)

test('the best match comes first, and among equal ones the most popular', async () => {
  expect(await found('tower')).toEqual([walnut.id, oak.id])
  expect(await found('oak tower')).toEqual([oak.id])
})

test('what is offered is what the contract says, in the language of the shopper', async () => {
  const [english, indonesian] = [await suggest('tower speaker'), await suggest('speaker lantai', 'id')]
  expect(search.data.safeParse(english).error).toBeUndefined()
  expect(english).toMatchObject({
    text: 'tower speaker',
    corrected: null,
    suggested: expect.arrayContaining([{ title: 'tower speakers' }]),
    sub_category: [{ title: 'Tower speakers', slug: 'tower-speakers', product_count: 2 }],
    total: 2,
  })
  expect(indonesian).toMatchObject({
    suggested: expect.arrayContaining([{ title: 'speaker lantai' }]),
    sub_category: [{ title: 'Speaker lantai', category: { slug: 'bioskop-rumah' } }],
    products: [{ name: 'Aria lantai walnut' }, { name: 'Aria lantai ek' }],
  })
})

test('a price in a flash sale shows here too', async () => {
  await aFlashSale(shop, [{ id: walnut.variants[0]?.id ?? 0, price: 700_000 }])
  expect((await suggest('walnut')).products[0]?.current_price).toBe(700_000)
})

test('a word that nobody knows finds nothing and offers nothing', async () => {
  expect(await suggest('xylophonquartz')).toMatchObject({
    corrected: null,
    suggested: [],
    categories: [],
    sub_category: [],
    products: [],
    total: 0,
  })
})

test.each([
  ['q=ab', 'Ketik sedikitnya 3 huruf.'],
  ['q=%20%20a%20', 'Ketik sedikitnya 3 huruf.'],
  [`q=${'a'.repeat(101)}`, 'Cari dengan paling banyak 100 huruf.'],
])('%s is told to be wrong', async (query, sentence) => {
  const answer = await sendRaw(shop, `search?${query}`, { headers: { Language: 'id' } })
  expect(answer.envelope).toMatchObject({ meta: { code: 201 }, data: { form: [sentence] } })
})

test('a search that was left out or sent twice is told and is no fault', async () => {
  for (const query of ['', 'q=aria&q=tower']) {
    expect((await sendRaw(shop, `search?${query}`)).envelope.meta.code).toBe(201)
  }
})

test('what is withdrawn is neither shown nor counted', async () => {
  await withdrawProduct(shop, walnut)
  expect(await suggest('aria')).toMatchObject({ total: 1, products: [{ id: oak.id }] })
  await runSql(shop, 'update products set is_active = true')
  expect((await suggest('aria')).total).toBe(2)
})

test('thirty products cost no more questions than three', async () => {
  const few = await queriesOf(shop, () => suggest('aria tower'))
  await someProducts(shop, 30)
  await rebuildSearch(shop.shop.db)
  expect((await queriesOf(shop, () => suggest('aria tower'))).length).toBeLessThanOrEqual(few.length)
})
