import { randomUUID } from 'node:crypto'
import { displayCaseFetchProduct } from '@gema/contract/calls/catalogue.ts'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { saveDisplayCases } from '../../modules/catalogue/catalogue.ts'
import { aFlashSale } from '../../testing/a-flash-sale.ts'
import { type AProduct, aProduct, someProducts, withdrawProduct } from '../../testing/a-product.ts'
import { sendRaw } from '../../testing/a-request.ts'
import { answered } from '../../testing/answered.ts'
import { clearTables } from '../../testing/clear-tables.ts'
import { queriesOf } from '../../testing/count-queries.ts'
import { startTestShop, type TestShop } from '../../testing/start-test-shop.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await startTestShop({ ownDatabase: true })
})
beforeEach(() => clearTables(shop, 'display_cases', 'flash_sales', 'products'))
afterAll(() => shop.close())

const minute = 60_000
const fetchCases = async (input: { uuid?: string; per_case?: number } = {}, language = 'en') =>
  answered(await shop.askAs({ language })('displayCaseFetchProduct', input)).display_cases

const caseOf = (name: string, products: AProduct[]) => ({
  uuid: randomUUID(),
  slug: { en: name.toLowerCase(), id: `${name.toLowerCase()}-id` },
  name: { en: name, id: `${name} Indonesia` },
  text: { en: `All ${name}` },
  image: null,
  productUuids: products.map(({ uuid }) => uuid),
})

test('cases come in their order, each with its first products in its own', async () => {
  const [first, second, third] = await someProducts(shop, 3)
  if (!first || !second || !third) throw new Error('three products were asked for')
  const cases = [caseOf('Amplifiers', [third, first, second]), caseOf('Towers', [second])]
  await saveDisplayCases(shop.shop.db, cases)
  const shown = await fetchCases({ per_case: 2 }, 'id')
  expect(shown.map(({ name, slug, product_count }) => [name, slug, product_count])).toEqual([
    ['Amplifiers Indonesia', 'amplifiers-id', 3],
    ['Towers Indonesia', 'towers-id', 1],
  ])
  expect(shown[0]?.products.map(({ uuid }) => uuid)).toEqual([third.uuid, first.uuid])
  const data = answered(await shop.askAs()('displayCaseFetchProduct', {}))
  expect(displayCaseFetchProduct.data.safeParse(data).error).toBeUndefined()
})

test('one case alone is found by its uuid; one that is not there is not found', async () => {
  const product = await aProduct(shop)
  const cases = [caseOf('Amplifiers', [product]), caseOf('Empty', [])]
  await saveDisplayCases(shop.shop.db, cases)
  expect((await fetchCases({ uuid: cases[1]?.uuid ?? '' })).map(({ products }) => products)).toEqual([[]])
  expect((await fetchCases()).map(({ name }) => name)).toEqual(['Amplifiers'])
  expect(await shop.askAs()('displayCaseFetchProduct', { uuid: randomUUID() })).toMatchObject({ code: 404 })
})

test('a withdrawn product is neither shown nor counted', async () => {
  const [kept, gone] = [await aProduct(shop), await aProduct(shop)]
  await saveDisplayCases(shop.shop.db, [caseOf('Towers', [gone, kept])])
  await withdrawProduct(shop, gone)
  const [shown] = await fetchCases()
  expect(shown?.product_count).toBe(1)
  expect(shown?.products.map(({ uuid }) => uuid)).toEqual([kept.uuid])
})

test('flash prices hold here too, and end', async () => {
  const product = await aProduct(shop)
  await saveDisplayCases(shop.shop.db, [caseOf('Towers', [product])])
  await aFlashSale(shop, [{ id: product.variants[0]?.id ?? 0, price: 1 }], { startsIn: -5, endsIn: 5 })
  expect((await fetchCases())[0]?.products[0]?.current_price).toBe(1)
  shop.clock.moveOn(5 * minute)
  expect((await fetchCases())[0]?.products[0]?.current_price).toBe(1_000_000)
})

test.each(['per_case=0', 'per_case=-1', 'per_case=10000', 'per_case=abc', 'uuid=nonsense', 'uuid='])(
  '%s is told to be wrong',
  async (query) => {
    const answer = await sendRaw(shop, `display-case/fetch_product?${query}`)
    expect(answer).toMatchObject({ status: 200, envelope: { meta: { code: 201 } } })
  },
)

test('thirty products in many cases cost no more questions than three', async () => {
  await saveDisplayCases(shop.shop.db, [caseOf('Few', await someProducts(shop, 3))])
  const few = await queriesOf(shop, () => fetchCases({ per_case: 60 }))
  const more = await someProducts(shop, 30)
  await saveDisplayCases(
    shop.shop.db,
    ['A', 'B', 'C', 'D'].map((name) => caseOf(name, more)),
  )
  const many = await queriesOf(shop, () => fetchCases({ per_case: 60 }))
  expect(many.length).toBe(few.length)
  expect(few.length).toBe(4)
})
