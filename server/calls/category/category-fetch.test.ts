import { categoryFetch } from '@gema/contract/calls/catalogue.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { saveBrands } from '../../modules/catalogue/catalogue.ts'
import { aProduct, someProducts, withdrawProduct } from '../../testing/a-product.ts'
import { shelf } from '../../testing/a-shelf.ts'
import { answered } from '../../testing/answered.ts'
import { queriesOf } from '../../testing/count-queries.ts'
import { startTestShop, type TestShop } from '../../testing/start-test-shop.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await startTestShop({ ownDatabase: true })
})
afterAll(() => shop.close())

const otherBrand = '0a000000-0000-4000-8000-000000000009'
const fetchTree = async (language = 'en') => answered(await shop.askAs({ language })('categoryFetch', {}))

test('a shop without categories has an empty menu', async () => {
  expect(await fetchTree()).toEqual([])
})

test('every category tells in the language of the shopper how much it holds and who makes most of it', async () => {
  await someProducts(shop, 2)
  const product = { origin: { en: 'Bogor' }, tagline: { en: 'Power' }, story: { en: 'Since 1981.' } }
  await saveBrands(shop.shop.db, [{ uuid: otherBrand, slug: 'ohmura', name: 'Ohmura', ...product }])
  await aProduct(shop, { brandUuid: otherBrand, categoryUuid: shelf.neighbourUuid })
  await withdrawProduct(shop, await aProduct(shop, { brandUuid: otherBrand }))
  const tree = await fetchTree('id')
  expect(tree).toMatchObject([
    {
      name: 'Bioskop rumah',
      slug: 'bioskop-rumah',
      product_count: 3,
      child: [
        { name: 'Speaker lantai', product_count: 2 },
        { name: 'Subwoofer', product_count: 1 },
      ],
      top_brands: [{ slug: 'laras' }, { slug: 'ohmura' }],
    },
  ])
  expect((await fetchTree())[0]?.child.map(({ slug }) => slug)).toEqual(['tower-speakers', 'subwoofers'])
  expect(categoryFetch.data.safeParse(tree).error).toBeUndefined()
})

test('a product that moves is counted where it is now', async () => {
  const counts = async () => (await fetchTree())[0]?.child.map((child) => child.product_count)
  expect(await counts()).toEqual([2, 1])
  const moved = `update products set category_id = (select id from categories where uuid = '${shelf.neighbourUuid}')`
  await shop.database.session((run) => run(moved, []))
  expect(await counts()).toEqual([0, 3])
})

test('thirty products more cost no more questions', async () => {
  const few = await queriesOf(shop, () => fetchTree())
  await someProducts(shop, 30)
  expect((await queriesOf(shop, () => fetchTree())).length).toBe(few.length)
})
