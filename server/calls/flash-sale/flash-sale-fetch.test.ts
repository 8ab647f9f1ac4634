import { flashSaleFetch } from '@gema/contract/calls/flash-sale.ts'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { aFlashSale } from '../../testing/a-flash-sale.ts'
import {
  type AProduct,
  aProduct,
  someProducts,
  withdrawProduct,
  withdrawVariant,
} from '../../testing/a-product.ts'
import { sendRaw } from '../../testing/a-request.ts'
import { answered } from '../../testing/answered.ts'
import { clearTables } from '../../testing/clear-tables.ts'
import { queriesOf } from '../../testing/count-queries.ts'
import { startTestShop, type TestShop } from '../../testing/start-test-shop.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await startTestShop({ ownDatabase: true })
})
beforeEach(async () => {
  shop.shop.config.demo = false
  await clearTables(shop, 'flash_sales', 'products')
})
afterAll(() => shop.close())

const minute = 60_000
const hour = 60
const fetchSales = async (input: { test?: '1' } = {}, language = 'en') =>
  answered(await shop.askAs({ language })('flashSaleFetch', input)).flash_sales
const item = ({ variants }: AProduct, price: number) => ({ id: variants[0]?.id ?? 0, price })

test('a shop without flash sales says so', async () => {
  expect(await fetchSales()).toEqual([])
})

test('what runs comes first, then the next ones; what is over or farther than 36 hours is not told', async () => {
  const product = await aProduct(shop)
  const sale = (startsIn: number, endsIn: number) =>
    aFlashSale(shop, [item(product, 500_000)], { startsIn, endsIn })
  const tomorrow = await sale(24 * hour, 30 * hour)
  const running = await sale(-1 * hour, 5 * hour)
  await sale(-7 * hour, 0)
  const next = await sale(5 * hour, 11 * hour)
  await sale(36 * hour + 1, 40 * hour)
  const sales = await fetchSales()
  expect(sales.map(({ uuid, is_running }) => [uuid, is_running])).toEqual([
    [running, true],
    [next, false],
    [tomorrow, false],
  ])
})

test('the answer is what the contract says, in the language asked for', async () => {
  await aFlashSale(shop, [item(await aProduct(shop), 500_000)])
  const data = answered(await shop.askAs({ language: 'id' })('flashSaleFetch', {}))
  expect(flashSaleFetch.data.safeParse(data).error).toBeUndefined()
  expect(data.server_time).toBe(shop.clock.now().toISOString())
  expect(data.flash_sales[0]?.name).toBe('Sesi siang')
  expect(data.flash_sales[0]?.products[0]?.name).toMatch(/Indonesia$/)
})

test('before a sale begins its products carry the price that they will have, and not a rupiah less elsewhere', async () => {
  const product = await aProduct(shop, { defaultPrice: 1_000_000, specialPrice: 900_000 })
  await aFlashSale(shop, [{ ...item(product, 700_000), quota: 8 }], { startsIn: 60, endsIn: 120 })
  const [upcoming] = await fetchSales()
  expect(upcoming).toMatchObject({ is_running: false })
  expect(upcoming?.products[0]).toMatchObject({
    current_price: 700_000,
    pricing: { selling: 1_000_000, offered: 900_000, discount_percent: 30, end_time: upcoming?.end_time },
    flash: { quota: 8, sold: 0 },
  })
  const found = answered(await shop.askAs()('productFind', { id: product.uuid }))
  expect(found.product.inventories[0]?.price).toBe(900_000)
})

test('the price returns by itself when the window ends', async () => {
  const product = await aProduct(shop)
  await aFlashSale(shop, [item(product, 700_000)], { startsIn: -10, endsIn: 10 })
  expect((await fetchSales())[0]?.products[0]?.current_price).toBe(700_000)
  shop.clock.moveOn(10 * minute)
  expect(await fetchSales()).toEqual([])
  const { result } = answered(await shop.askAs()('productFetchRecommended', {}))
  expect(result.data[0]).toMatchObject({ current_price: 1_000_000, flash: null })
})

test('a product whose quota is used up stays in its sale, at the usual price', async () => {
  const [left, gone] = [await aProduct(shop), await aProduct(shop)]
  await aFlashSale(shop, [
    { ...item(left, 700_000), quota: 5, sold: 4 },
    { ...item(gone, 700_000), quota: 5, sold: 5 },
  ])
  const cards = (await fetchSales())[0]?.products ?? []
  expect(
    cards.map((card) => [card.uuid, card.current_price, card.flash, card.pricing.end_time === null]),
  ).toEqual([
    [left.uuid, 700_000, { quota: 5, sold: 4 }, false],
    [gone.uuid, 1_000_000, { quota: 5, sold: 5 }, true],
  ])
})

test('what nobody may buy any more is not shown in a sale either', async () => {
  const [sold, withdrawn, other] = [await aProduct(shop), await aProduct(shop), await aProduct(shop)]
  await aFlashSale(
    shop,
    [sold, withdrawn, other].map((product) => item(product, 700_000)),
  )
  await withdrawProduct(shop, withdrawn)
  if (other.variants[0]) await withdrawVariant(shop, other.variants[0])
  expect((await fetchSales())[0]?.products.map(({ uuid }) => uuid)).toEqual([sold.uuid])
})

test('no more than six sales are told', async () => {
  const product = await aProduct(shop)
  for (let start = 0; start < 8; start += 1) {
    await aFlashSale(shop, [item(product, 700_000)], { startsIn: start * hour, endsIn: (start + 1) * hour })
  }
  expect(await fetchSales()).toHaveLength(6)
})

test('the sale for checking the countdown exists in a demo shop alone', async () => {
  await aFlashSale(shop, [item(await aProduct(shop), 500_000)])
  const answer = await sendRaw(shop, 'flash-sale/fetch?test=1')
  expect(answer).toMatchObject({ status: 404, envelope: { meta: { code: 404 }, data: null } })
  expect((await sendRaw(shop, 'flash-sale/fetch?test=2')).envelope.meta.code).toBe(201)
})

test.each([
  { title: 'runs for hours', startsIn: -60, endsIn: 300, minutes: 15 },
  { title: 'ends in ten minutes', startsIn: -60, endsIn: 10, minutes: 10 },
  { title: 'is in its last minute', startsIn: -60, endsIn: 1, minutes: 15 },
  { title: 'begins in three days', startsIn: 72 * hour, endsIn: 78 * hour, minutes: 15 },
  { title: 'is over since yesterday', startsIn: -30 * hour, endsIn: -24 * hour, minutes: 15 },
])(
  'for checking the countdown, a sale that $title runs from now on',
  async ({ startsIn, endsIn, minutes }) => {
    shop.shop.config.demo = true
    await aFlashSale(shop, [item(await aProduct(shop), 500_000)], { startsIn, endsIn })
    const [sale, ...others] = await fetchSales({ test: '1' })
    const now = shop.clock.now().getTime()
    expect(others).toEqual([])
    expect(sale).toMatchObject({ is_running: true, start_time: new Date(now).toISOString() })
    expect(Date.parse(sale?.end_time ?? '') - now).toBe(minutes * minute)
    expect(sale?.products[0]).toMatchObject({
      current_price: 500_000,
      pricing: { end_time: sale?.end_time },
    })
  },
)

test('of several sales, the one that runs is taken for checking, not an older or a later one', async () => {
  shop.shop.config.demo = true
  const product = await aProduct(shop)
  const sale = (startsIn: number, endsIn: number) =>
    aFlashSale(shop, [item(product, 500_000)], { startsIn, endsIn })
  await sale(-120, -60)
  await sale(60, 120)
  const running = await sale(-60, 60)
  expect((await fetchSales({ test: '1' })).map(({ uuid }) => uuid)).toEqual([running])
})

test('thirty products cost no more questions than three', async () => {
  const few = await someProducts(shop, 3)
  await aFlashSale(
    shop,
    few.map((product) => item(product, 700_000)),
  )
  const forFew = await queriesOf(shop, () => fetchSales())
  const many = await someProducts(shop, 30)
  await aFlashSale(
    shop,
    many.map((product) => item(product, 600_000)),
    { startsIn: 60, endsIn: 120 },
  )
  const forMany = await queriesOf(shop, () => fetchSales())
  expect((await fetchSales())[1]?.products).toHaveLength(30)
  expect(forMany.length).toBe(forFew.length)
  expect(forFew.length).toBe(2)
})
