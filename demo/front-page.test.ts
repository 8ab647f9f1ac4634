import type { TestShop } from '@gema/server/testing/start-test-shop.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startSeededShop } from './testing/start-seeded-shop.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await startSeededShop()
  // Its videos stand nowhere else: only a demo shop plays them.
  shop.shop.config.demo = true
})
afterAll(() => shop.close())

const home = async (language = 'en') => {
  const answer = await shop.askAs({ language })('home', {})
  if (!answer.ok) throw new Error(answer.message)
  return answer.data
}

test('the front page has everything that it shows, in the language asked for', async () => {
  const [english, indonesian] = [await home('en'), await home('id')]
  for (const data of [english, indonesian]) {
    expect(data.slider).toHaveLength(4)
    expect(data.site_features).toHaveLength(4)
    expect(data.featured_categories).toHaveLength(8)
    expect(data.brands).toHaveLength(12)
    expect(data.products).toHaveLength(12)
    expect(data.videos).toHaveLength(4)
  }
  expect(english.slider[0]?.title).toBe('The room goes quiet. The film begins.')
  expect(indonesian.slider[0]?.title).toBe('Ruangan hening. Film dimulai.')
  const count = english.featured_categories.reduce((sum, category) => sum + category.product_count, 0)
  expect(count).toBe(184)
})

test('a flash price holds for the session that runs and ends with it', async () => {
  const [sale] = (await home()).flash_sale
  if (sale === undefined) throw new Error('no sale runs')
  const now = shop.clock.now().getTime()
  expect(Date.parse(sale.start_time)).toBeLessThanOrEqual(now)
  expect(Date.parse(sale.end_time)).toBeGreaterThan(now)
  const onSale = sale.products.filter((card) => card.pricing.end_time !== null)
  expect(onSale.length).toBeGreaterThan(0)
  for (const card of onSale) expect(card.current_price).toBeLessThan(card.pricing.selling)
  // A quota that is used up gives the usual price back, within the window.
  const usedUp = sale.products.filter((card) => card.flash?.quota === card.flash?.sold)
  expect(usedUp.map((card) => card.pricing.end_time)).toEqual(usedUp.map(() => null))
})

test('a product that nobody may buy any more is not shown', async () => {
  const [first] = (await home()).products
  await shop.database.session((run) =>
    run('update products set is_active = false where id = $1', [first?.id]),
  )
  expect((await home()).products.map((card) => card.id)).not.toContain(first?.id)
  await shop.database.session((run) => run('update products set is_active = true where id = $1', [first?.id]))
})

test('the database itself refuses stock below zero and a quota that is oversold', async () => {
  const refused = (statement: string) => shop.database.session((run) => run(statement, []))
  await expect(refused('update inventory_stock set on_hand = -1')).rejects.toThrow(/not_negative/)
  await expect(refused('update flash_sale_items set sold = quota + 1')).rejects.toThrow(/within_quota/)
  await expect(refused('update vouchers set used = quota + 1')).rejects.toThrow(/within_quota/)
})
