import { randomUUID } from 'node:crypto'
import { ratingReviewFind } from '@gema/contract/calls/rating-review.ts'
import type { CallInput } from '@gema/contract/client.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type ReviewDraft, saveReviews } from '../../modules/reviews/reviews.ts'
import { type AProduct, aProduct, withdrawProduct } from '../../testing/a-product.ts'
import { sendRaw } from '../../testing/a-request.ts'
import { answered } from '../../testing/answered.ts'
import { queriesOf } from '../../testing/count-queries.ts'
import { startTestShop, type TestShop } from '../../testing/start-test-shop.ts'

let shop: TestShop
let product: AProduct
beforeAll(async () => {
  shop = await startTestShop({ ownDatabase: true })
  product = await reviewed([
    { text: 'oldest', rating: 5, helpfulCount: 9, writtenAt: day(1) },
    { text: 'pictured', rating: 4, writtenAt: day(2), pictures: ['room.webp'], reply: 'Thank you!' },
    { text: 'bad', rating: 1, helpfulCount: 3, writtenAt: day(3) },
    { text: 'newest', rating: 5, writtenAt: day(4), pictures: ['shelf.webp'] },
    { text: 'hidden', rating: 1, writtenAt: day(5), isHidden: true, pictures: ['rude.webp'] },
  ])
})
afterAll(() => shop.close())

const day = (number: number) => new Date(Date.UTC(2026, 9, number))

async function reviewed(reviews: Partial<ReviewDraft>[]): Promise<AProduct> {
  const made = await aProduct(shop)
  const drafts = reviews.map((review) => ({
    uuid: randomUUID(),
    productId: made.id,
    author: 'Dewi Puspita',
    rating: 5,
    text: 'good',
    language: 'en',
    pictures: [],
    writtenAt: day(1),
    ...review,
  }))
  await saveReviews(shop.shop.db, drafts)
  return made
}

type Given = Partial<CallInput<'ratingReviewFind'>>
const find = async (given: Given = {}) =>
  answered(await shop.askAs()('ratingReviewFind', { id: product.uuid, ...given }))
const texts = async (given: Given) => (await find(given)).result.data.map(({ text }) => text)

test('the spread and the average are those of all visible reviews, whatever is filtered', async () => {
  const all = await find()
  expect(ratingReviewFind.data.safeParse(all).error).toBeUndefined()
  for (const data of [all, await find({ rating: 1 }), await find({ with_pictures: '1', page: 7 })]) {
    expect(data).toMatchObject({ average: 3.8, count: 4, with_pictures_count: 2 })
    expect(data.histogram).toEqual([
      { stars: 5, count: 2 },
      { stars: 4, count: 1 },
      { stars: 3, count: 0 },
      { stars: 2, count: 0 },
      { stars: 1, count: 1 },
    ])
  }
})

test('a review that was hidden is nowhere, and the rating of the product is the same as here', async () => {
  const answer = await sendRaw(shop, `rating-review/find?id=${product.uuid}`)
  expect(answer.text).not.toContain('hidden')
  expect(answer.text).not.toContain('rude.webp')
  const found = answered(await shop.askAs()('productFind', { id: product.uuid }))
  expect(found.product).toMatchObject({ rating: 3.8, rating_count: 4 })
})

test('reviews are sorted as asked for, the newest first among equals', async () => {
  expect(await texts({})).toEqual(['newest', 'bad', 'pictured', 'oldest'])
  expect(await texts({ sort: 'highest' })).toEqual(['newest', 'oldest', 'pictured', 'bad'])
  expect(await texts({ sort: 'lowest' })).toEqual(['bad', 'pictured', 'newest', 'oldest'])
  expect(await texts({ sort: 'helpful' })).toEqual(['oldest', 'bad', 'newest', 'pictured'])
})

test('filters leave what they say, and the pages count what is left', async () => {
  expect(await texts({ rating: 5 })).toEqual(['newest', 'oldest'])
  expect(await texts({ with_pictures: '1' })).toEqual(['newest', 'pictured'])
  expect(await texts({ with_pictures: '1', rating: 4 })).toEqual(['pictured'])
  expect((await find({ with_pictures: '1', rating: 1 })).result).toMatchObject({ data: [], total: 0 })
  const second = (await find({ per_page: 1, page: 2, rating: 5 })).result
  expect(second).toMatchObject({ current_page: 2, last_page: 2, total: 2, data: [{ text: 'oldest' }] })
  expect((await find({ page: 50 })).result).toMatchObject({ data: [], last_page: 1, total: 4 })
})

test('nobody’s name leaves the server whole, and the answer of the shop is shown', async () => {
  const answer = await sendRaw(shop, `rating-review/find?id=${product.uuid}`)
  expect(answer.text).not.toMatch(/Dewi|Puspita/)
  const { data } = (await find()).result
  expect(new Set(data.map(({ author }) => author))).toEqual(new Set(['D•••i P.']))
  expect(data.map(({ reply }) => reply)).toEqual([null, null, 'Thank you!', null])
})

test('a product without reviews has no average', async () => {
  const fresh = await aProduct(shop)
  expect(await find({ id: fresh.uuid })).toMatchObject({
    average: null,
    count: 0,
    result: { data: [], last_page: 1, total: 0 },
  })
})

test('a product that is not sold has no reviews to be read', async () => {
  const gone = await reviewed([{ text: 'secret' }])
  await withdrawProduct(shop, gone)
  for (const id of [gone.uuid, randomUUID()])
    expect(await shop.askAs()('ratingReviewFind', { id })).toMatchObject({ code: 404 })
})

test('the id may stand at the end of the path, and goes before one in the query', async () => {
  const inPath = await sendRaw(shop, `rating-review/find/${product.uuid}?per_page=1`)
  const inQuery = await sendRaw(shop, `rating-review/find?id=${product.uuid}&per_page=1`)
  expect(inPath.envelope.data).toEqual(inQuery.envelope.data)
  const both = await sendRaw(shop, `rating-review/find/${product.uuid}?id=${randomUUID()}`)
  expect(both.envelope.meta.code).toBe(200)
})

test.each([
  'nonsense',
  '%00',
  '%E0%A4%A',
  `${randomUUID()}?page=-1`,
  `${randomUUID()}?per_page=10000`,
  `${randomUUID()}?rating=6`,
  `${randomUUID()}?sort=best`,
  `${randomUUID()}?with_pictures=yes`,
])('rating-review/find/%s is told to be wrong, and is no fault', async (tail) => {
  expect(await sendRaw(shop, `rating-review/find/${tail}`)).toMatchObject({
    status: 200,
    envelope: { meta: { code: 201 } },
  })
})

test('more than one piece at the end of the path is no call', async () => {
  expect((await sendRaw(shop, `rating-review/find/${product.uuid}/more`)).status).toBe(404)
  expect((await sendRaw(shop, `product/find/${product.uuid}`)).status).toBe(404)
  expect((await sendRaw(shop, `rating-review/find/${product.uuid}`, { method: 'POST' })).status).toBe(405)
})

test('thirty reviews cost no more questions than three', async () => {
  const few = await reviewed([{}, {}, {}])
  const many = await reviewed(Array.from({ length: 30 }, () => ({})))
  const [forFew, forMany] = [
    await queriesOf(shop, () => find({ id: few.uuid })),
    await queriesOf(shop, () => find({ id: many.uuid, per_page: 60 })),
  ]
  expect(forMany.length).toBe(forFew.length)
  expect(forFew.length).toBe(1)
})
