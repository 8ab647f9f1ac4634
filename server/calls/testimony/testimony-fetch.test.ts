import { testimonyFetch } from '@gema/contract/calls/testimony.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { saveTestimonies } from '../../modules/content/content.ts'
import { sendRaw } from '../../testing/a-request.ts'
import { answered } from '../../testing/answered.ts'
import { startTestShop, type TestShop } from '../../testing/start-test-shop.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await startTestShop()
})
afterAll(() => shop.close())

const fetchPage = async (input: { page?: number; per_page?: number } = {}, language = 'en') =>
  answered(await shop.askAs({ language })('testimonyFetch', input))

test('a shop of which nobody has said anything yet has an empty page and no average', async () => {
  expect(await fetchPage()).toEqual({
    average: null,
    result: { data: [], current_page: 1, last_page: 1, per_page: 24, total: 0 },
  })
})

test('the newest come first, page by page, and the average is that of all', async () => {
  await saveTestimonies(
    shop.shop.db,
    [5, 4, 5, 3, 5].map((rating, place) => ({
      name: `Customer ${place}`,
      city: 'Bandung',
      text: { en: `Said ${place}`, id: `Kata ${place}` },
      rating,
      bought: 'Aria 9',
      writtenAt: new Date(Date.UTC(2026, 5, place + 1)),
    })),
  )
  const first = await fetchPage({ per_page: 2 })
  expect(testimonyFetch.data.safeParse(first).error).toBeUndefined()
  expect(first.result.data.map(({ text }) => text)).toEqual(['Said 4', 'Said 3'])
  const last = await fetchPage({ per_page: 2, page: 3 }, 'id')
  expect(last.result.data.map(({ text }) => text)).toEqual(['Kata 0'])
  expect(last.result).toMatchObject({ current_page: 3, last_page: 3, total: 5 })
  for (const { average } of [first, last]) expect(average).toBe(4.4)
  expect((await fetchPage({ page: 9 })).result).toMatchObject({ data: [], total: 5, last_page: 1 })
})

test.each(['page=-1', 'page=0', 'page=abc', 'page=1e9', 'per_page=10000', 'per_page=0', 'page=1&page=2'])(
  '%s is told to be wrong',
  async (query) => {
    const answer = await sendRaw(shop, `testimony/fetch?${query}`)
    expect(answer).toMatchObject({ status: 200, envelope: { meta: { code: 201 } } })
  },
)
