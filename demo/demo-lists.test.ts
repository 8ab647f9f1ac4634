import type { CallData, CallInput } from '@gema/contract/client.ts'
import { answered } from '@gema/server/testing/answered.ts'
import type { TestShop } from '@gema/server/testing/start-test-shop.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startSeededShop } from './testing/start-seeded-shop.ts'

type Input = CallInput<'productFetch'>
type Listing = CallData<'productFetch'>

let shop: TestShop
beforeAll(async () => {
  shop = await startSeededShop()
})
afterAll(() => shop.close())

const fetchList = async (input: Input, language = 'en'): Promise<Listing> =>
  answered(await shop.askAs({ language })('productFetch', input))
const totalOf = async (input: Input) => (await fetchList({ ...input, per_page: 1 })).result.total

/** Everything that a list offers, as what it is called, what choosing it alone would ask for, and its count. */
function choicesOf({ facets }: Listing): [name: string, chosen: Input, count: number][] {
  const flag = (count: number, chosen: Input): [string, Input, number] => [
    JSON.stringify(chosen),
    chosen,
    count,
  ]
  return [
    ...facets.categories.map(({ slug, count }) => flag(count, { category_in: [slug] })),
    ...facets.brands.map(({ slug, count }) => flag(count, { brand_in: [slug] })),
    ...facets.stores.map(({ slug, count }) => flag(count, { store_in: [slug] })),
    ...facets.ratings.map(({ from, count }) => flag(count, { rating_min: from })),
    ...facets.attributes.flatMap(({ key, options }) =>
      options.map(({ value, count }) => flag(count, { attribute: [`${key}:${value}`] })),
    ),
    flag(facets.in_stock.count, { in_stock: '1' }),
    flag(facets.installation.count, { installation: '1' }),
    flag(facets.free_shipping.count, { free_shipping: '1' }),
  ]
}

const lists: [name: string, input: Input][] = [
  ['seats and shelves', { source: 'category', source_id: 'furniture' }],
  ['soundbars', { source: 'sub_category', source_id: 'soundbars' }],
  ['projectors in Indonesian', { source: 'category', source_id: 'proyektor-dan-layar' }],
  ['what Laras makes', { source: 'brand', source_id: 'laras' }],
  ['a collection', { source: 'collection', source_id: 'your-first-home-theater' }],
  ['an etalase', { source: 'display_case', source_id: 'front-speakers' }],
  ['a partner', { source: 'store', source_id: 'nada-prima-bandung' }],
  ['a search', { q: 'wireless' }],
  ['black karaoke things', { source: 'category', source_id: 'karaoke', attribute: ['finish:black'] }],
  [
    'speakers of two makers up to ten million',
    { source: 'category', source_id: 'home-theater', brand_in: ['laras', 'velmar'], price_max: 10_000_000 },
  ],
]

test.each(lists)(
  '%s: every choice leaves as many products as the number beside it says',
  async (_, input) => {
    const list = await fetchList(input)
    expect(list.result.total).toBeGreaterThan(0)
    const wrong: string[] = []
    for (const [name, chosen, count] of choicesOf(list)) {
      // The choice alone in its own filter; attributes of other keys stay.
      const others = (input.attribute as string[] | undefined)?.filter(
        (one) => one.split(':')[0] !== (chosen.attribute as string[] | undefined)?.[0]?.split(':')[0],
      )
      const attribute = [...(others ?? []), ...((chosen.attribute as string[] | undefined) ?? [])]
      const total = await totalOf({ ...input, ...chosen, attribute })
      if (total !== count) wrong.push(`${name}: ${count} beside it, ${total} in the list`)
    }
    expect(wrong).toEqual([])
  },
)

test.each(lists)(
  '%s: prices run from the lowest to the highest and its pages hold every product once',
  async (_, input) => {
    const first = await fetchList({ ...input, sort: 'price_low', per_page: 60 })
    const cards = [...first.result.data]
    for (let page = 2; page <= first.result.last_page; page += 1) {
      cards.push(...(await fetchList({ ...input, sort: 'price_low', per_page: 60, page })).result.data)
    }
    expect(cards).toHaveLength(first.result.total)
    expect(new Set(cards.map(({ id }) => id)).size).toBe(cards.length)
    const prices = cards.map(({ current_price }) => current_price)
    expect(prices).toEqual(prices.toSorted((a, b) => a - b))
    const { lowest, highest, histogram } = first.facets.price
    if (input.price_max === undefined) expect([lowest, highest]).toEqual([prices[0], prices.at(-1)])
    expect(histogram.reduce((sum, bar) => sum + bar, 0)).toBeGreaterThanOrEqual(cards.length)
  },
)

test('both languages show the same products under their own names', async () => {
  const [english, indonesian] = [
    await fetchList({ source: 'category', source_id: 'projectors-and-screens' }, 'en'),
    await fetchList({ source: 'category', source_id: 'proyektor-dan-layar' }, 'id'),
  ]
  const ids = ({ result }: Listing) => result.data.map(({ id }) => id)
  expect(ids(indonesian)).toEqual(ids(english))
  expect(indonesian.head).toMatchObject({ name: 'Proyektor dan layar', uuid: english.head?.uuid })
  expect(indonesian.facets.categories.map(({ count }) => count)).toEqual(
    english.facets.categories.map(({ count }) => count),
  )
  expect(indonesian.result.data.map(({ name }) => name)).not.toEqual(
    english.result.data.map(({ name }) => name),
  )
})

test('every number of the menu is what the list behind it holds', async () => {
  const tree = answered(await shop.askAs()('categoryFetch', {}))
  for (const main of tree) {
    expect(await totalOf({ source: 'category', source_id: main.slug })).toBe(main.product_count)
    for (const { slug, product_count } of main.child) {
      expect(await totalOf({ source: 'sub_category', source_id: slug })).toBe(product_count)
    }
  }
  for (const { slug, product_count } of answered(await shop.askAs()('storeFetch', {}))) {
    expect(await totalOf({ source: 'store', source_id: slug })).toBe(product_count)
  }
})
