import { simulationFetch } from '@gema/contract/calls/simulation.ts'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { aTemplate, setStock } from '../../testing/a-template.ts'
import { answered } from '../../testing/answered.ts'
import { clearTables } from '../../testing/clear-tables.ts'
import { queriesOf } from '../../testing/count-queries.ts'
import { startTestShop, type TestShop } from '../../testing/start-test-shop.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await startTestShop({ ownDatabase: true })
})
beforeEach(() => clearTables(shop, 'simulation_templates', 'products'))
afterAll(() => shop.close())

const fetchPage = async (input = {}, language = 'en') =>
  answered(await shop.askAs({ language })('simulationFetch', input))

test('a shop without simulations answers one empty page of ten', async () => {
  expect(await fetchPage({ response_type: 'list' })).toEqual({
    data: [],
    current_page: 1,
    last_page: 1,
    per_page: 10,
    total: 0,
  })
})

test('templates tell from which price on they can be had, in the caller’s language', async () => {
  const { uuid } = await aTemplate(shop)
  const page = await fetchPage({}, 'id')
  expect(page.data).toMatchObject([
    { uuid, name: 'Stereo Indonesia', is_active: true, price: 7_000_000, component_count: 3 },
  ])
  expect(simulationFetch.data.safeParse(page).error).toBeUndefined()
})

test('what cannot be had does not lower the price', async () => {
  const { amplifier } = await aTemplate(shop)
  await setStock(shop, amplifier, 0)
  expect((await fetchPage()).data[0]?.price).toBe(2_000_000)
})

test('a template that is switched off is not offered, and cannot be composed', async () => {
  const { uuid } = await aTemplate(shop, { isActive: false })
  expect((await fetchPage()).total).toBe(0)
  expect(await shop.askAs()('simulationFind', { uuid })).toMatchObject({ code: 404 })
})

test('pages of one follow each other in order', async () => {
  const [first, second] = [await aTemplate(shop), await aTemplate(shop)]
  const pages = [await fetchPage({ per_page: 1 }), await fetchPage({ per_page: 1, page: 2 })]
  expect(pages.map(({ data }) => data[0]?.uuid)).toEqual([first.uuid, second.uuid])
  expect(pages[1]).toMatchObject({ current_page: 2, last_page: 2, total: 2 })
})

test('many templates cost no more queries than one', async () => {
  await aTemplate(shop)
  const one = await queriesOf(shop, () => fetchPage())
  await aTemplate(shop)
  await aTemplate(shop)
  expect(await queriesOf(shop, () => fetchPage())).toHaveLength(one.length)
})

test.each([{ page: 0 }, { per_page: 61 }, { response_type: 'paginate' }])(
  '%j is told to be wrong',
  async (input) => {
    expect(await shop.askAs()('simulationFetch', input as never)).toMatchObject({ code: 201 })
  },
)
