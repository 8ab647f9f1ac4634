import { randomUUID } from 'node:crypto'
import { reviewFetch } from '@gema/contract/backoffice/calls/review.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { aFinishedOrder } from '../../testing/a-finished-order.ts'
import { aPayingShop, type PayingShop } from '../../testing/a-paying-shop.ts'
import { type AProduct, aProduct } from '../../testing/a-product.ts'
import { aStaffMember, askStaffOf, type StaffMemberSignedIn } from '../../testing/a-staff-member.ts'
import { answered } from '../../testing/answered.ts'

let shop: PayingShop
let staff: StaffMemberSignedIn
beforeAll(async () => {
  shop = await aPayingShop({ ownDatabase: true })
  staff = await aStaffMember(shop, { role: 'service' })
})
afterAll(() => shop.close())

/** The uuids of reviews of a product with these stars, the first the oldest. */
async function reviewed(product: AProduct, ...ratings: number[]): Promise<string[]> {
  const uuids: string[] = []
  for (const rating of ratings) {
    const { guest, placed, line } = await aFinishedOrder(shop, { product })
    const input = { order: placed.id, line, rating, text: `${rating} stars` }
    uuids.push(answered(await guest.ask('ratingReviewStore', input)).review?.uuid ?? '')
    shop.clock.moveOn(1_000)
  }
  return uuids
}

const aSpeaker = () => aProduct(shop, { stock: 9, name: { en: 'Gaung One', id: 'Gaung Satu' } })
const seen = async ({ uuid }: AProduct) => answered(await shop.askAs()('ratingReviewFind', { id: uuid }))
const ratingOf = async ({ uuid }: AProduct) => {
  const { product } = answered(await shop.askAs()('productFind', { id: uuid }))
  return [product.rating, product.rating_count]
}
const listedAtLeast = async (rating_min: number) => {
  const { result } = answered(await shop.askAs()('productFetch', { rating_min, per_page: 60 }))
  return result.data.map(({ uuid }) => uuid)
}

test('the staff sees the newest reviews first, hidden ones too', async () => {
  const product = await aSpeaker()
  const [older, newer] = await reviewed(product, 2, 5)
  answered(await staff.ask('reviewHide', { id: newer ?? '', reason: 'An advertisement' }))
  const page = answered(await staff.ask('reviewFetch', { per_page: 2 }))
  expect(reviewFetch.data.safeParse(page).error).toBeUndefined()
  expect(page.data).toMatchObject([
    { id: newer, product: 'Gaung One', rating: 5, is_hidden: true, hidden_reason: 'An advertisement' },
    { id: older, product: 'Gaung One', rating: 2, is_hidden: false, hidden_reason: null },
  ])
  const second = answered(await staff.ask('reviewFetch', { per_page: 1, page: 2 }))
  expect(second).toMatchObject({ current_page: 2, data: [{ id: older }] })
})

test('a hidden review is seen by nobody and its stars count no more, until it is shown again', async () => {
  const product = await aSpeaker()
  const [bad = '', good] = await reviewed(product, 1, 5)
  expect(await ratingOf(product)).toEqual([3, 2])
  expect(await listedAtLeast(4)).not.toContain(product.uuid)
  const hidden = answered(await staff.ask('reviewHide', { id: bad, reason: 'It insults somebody' }))
  expect(hidden).toMatchObject({ is_hidden: true, hidden_reason: 'It insults somebody' })
  expect(await seen(product)).toMatchObject({
    average: 5,
    count: 1,
    result: { data: [{ uuid: good }], total: 1 },
  })
  expect((await seen(product)).histogram.map(({ count }) => count)).toEqual([1, 0, 0, 0, 0])
  expect(await ratingOf(product)).toEqual([5, 1])
  expect(await listedAtLeast(4)).toContain(product.uuid)
  for (let twice = 0; twice < 2; twice += 1) {
    const shown = answered(await staff.ask('reviewShow', { id: bad }))
    expect(shown).toMatchObject({ is_hidden: false, hidden_reason: null })
  }
  expect(await ratingOf(product)).toEqual([3, 2])
  expect((await seen(product)).histogram.map(({ count }) => count)).toEqual([1, 0, 0, 0, 1])
})

test('hiding again changes the reason alone', async () => {
  const product = await aSpeaker()
  const [id = ''] = await reviewed(product, 4)
  for (const reason of ['Spam', 'Spam, and a link'])
    expect(answered(await staff.ask('reviewHide', { id, reason })).hidden_reason).toBe(reason)
  expect(await ratingOf(product)).toEqual([null, 0])
})

test('reviews that are written, hidden and shown at once end with the right average', async () => {
  const product = await aSpeaker()
  const [first = '', second = ''] = await reviewed(product, 1, 3)
  await Promise.all([
    staff.ask('reviewHide', { id: first, reason: 'Spam' }),
    staff.ask('reviewHide', { id: second, reason: 'Spam' }),
    reviewed(product, 5),
  ])
  expect(await ratingOf(product)).toEqual([5, 1])
})

test('a review is answered once, for everybody to see; the same answer again is a success', async () => {
  const product = await aSpeaker()
  const [id = ''] = await reviewed(product, 3)
  for (let twice = 0; twice < 2; twice += 1)
    expect(answered(await staff.ask('reviewAnswer', { id, text: 'Thank you!' })).reply).toBe('Thank you!')
  expect((await seen(product)).result.data[0]?.reply).toBe('Thank you!')
  expect(await staff.ask('reviewAnswer', { id, text: 'Something else' })).toMatchObject({
    code: 201,
    message: 'This review has been answered already.',
  })
})

test('of two answers at once, one is given', async () => {
  const [id = ''] = await reviewed(await aSpeaker(), 3)
  const answers = await Promise.all(
    ['One', 'Two', 'Three'].map((text) => staff.ask('reviewAnswer', { id, text })),
  )
  expect(answers.filter(({ ok }) => ok)).toHaveLength(1)
})

test('what is not there is told, and a reason is needed', async () => {
  const id = randomUUID()
  for (const answer of [
    await staff.ask('reviewHide', { id, reason: 'Spam' }),
    await staff.ask('reviewShow', { id }),
    await staff.ask('reviewAnswer', { id, text: 'Hello' }),
  ])
    expect(answer).toMatchObject({ code: 404, message: 'Review not found' })
  expect(await staff.ask('reviewHide', { id, reason: '  ' })).toMatchObject({ fields: [{ field: 'reason' }] })
})

test('only staff who may look after reviews can do it', async () => {
  const [id = ''] = await reviewed(await aSpeaker(), 2)
  const warehouse = await aStaffMember(shop, { role: 'warehouse' })
  expect(await warehouse.ask('reviewHide', { id, reason: 'Spam' })).toMatchObject({ code: 403 })
  expect(await warehouse.ask('reviewFetch', {})).toMatchObject({ code: 403 })
  expect(await askStaffOf(shop, {})('reviewHide', { id, reason: 'Spam' })).toMatchObject({ code: 401 })
})
