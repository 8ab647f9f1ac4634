import { randomUUID } from 'node:crypto'
import { ratingReviewFetch } from '@gema/contract/calls/rating-review.ts'
import type { Ask, CallInput } from '@gema/contract/client.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { orderKeyName } from '../../modules/checkout/checkout.ts'
import { hideReview } from '../../modules/reviews/reviews.ts'
import { aCustomersOrder } from '../../testing/a-customers-order.ts'
import { aFinishedOrder, finish } from '../../testing/a-finished-order.ts'
import { aGuest } from '../../testing/a-guest.ts'
import { aPayingShop, type PayingShop } from '../../testing/a-paying-shop.ts'
import { aSignedInCustomer, type SignedInCustomer } from '../../testing/a-signed-in-customer.ts'
import { answered } from '../../testing/answered.ts'
import { queriesOf } from '../../testing/count-queries.ts'
import { runSql } from '../../testing/run-sql.ts'

let shop: PayingShop
beforeAll(async () => {
  shop = await aPayingShop({ ownDatabase: true })
})
afterAll(() => shop.close())

type Given = Partial<CallInput<'ratingReviewFetch'>>
const fetchAs = async ({ ask }: { ask: Ask }, given: Given = {}) =>
  answered(await ask('ratingReviewFetch', given))
const namesOf = async (who: { ask: Ask }, given: Given = {}) =>
  (await fetchAs(who, given)).result.data.map(({ name }) => name)

async function finished(customer: SignedInCustomer, name: string) {
  const order = await aCustomersOrder(shop, customer, { name })
  await finish(shop, order)
  shop.clock.moveOn(60_000)
  return order
}

const write = ({ ask }: { ask: Ask }, order: { id: string; lines: { id: string }[] }, rating = 5) =>
  ask('ratingReviewStore', { order: order.id, line: order.lines[0]?.id ?? '', rating, text: 'good' })

test('a customer sees what they may review and what they wrote, the newest order first', async () => {
  const customer = await aSignedInCustomer(shop)
  const [one, two] = [await finished(customer, 'Arca One'), await finished(customer, 'Arca Two')]
  await aCustomersOrder(shop, customer, { name: 'Arca Unpaid' })
  const all = await fetchAs(customer)
  expect(ratingReviewFetch.data.safeParse(all).error).toBeUndefined()
  expect(all).toMatchObject({ picture_kb: 2048, result: { total: 2, current_page: 1, last_page: 1 } })
  expect(all.result.data).toMatchObject([
    { name: 'Arca Two', order: { id: two.id, number: two.number }, line: two.lines[0]?.id, review: null },
    { name: 'Arca One', order: { id: one.id, number: one.number }, line: one.lines[0]?.id, review: null },
  ])
  answered(await write(customer, one, 4))
  expect(await namesOf(customer, { state: 'waiting' })).toEqual(['Arca Two'])
  expect((await fetchAs(customer, { state: 'written' })).result.data).toMatchObject([
    { name: 'Arca One', review: { rating: 4, text: 'good', is_hidden: false, hidden_reason: null } },
  ])
  expect(await namesOf(customer)).toEqual(['Arca Two', 'Arca One'])
})

test('pages follow each other without a gap', async () => {
  const customer = await aSignedInCustomer(shop)
  for (const name of ['A', 'B', 'C']) await finished(customer, `Kala ${name}`)
  expect(await namesOf(customer, { per_page: 2 })).toEqual(['Kala C', 'Kala B'])
  expect(await namesOf(customer, { per_page: 2, page: 2 })).toEqual(['Kala A'])
  const { result } = await fetchAs(customer, { per_page: 2, page: 9 })
  expect(result).toMatchObject({ data: [], last_page: 2, total: 3 })
})

test('one order can be asked for, by its owner or with the key of its mail', async () => {
  const customer = await aSignedInCustomer(shop)
  const one = await finished(customer, 'Suar One')
  await finished(customer, 'Suar Two')
  const unpaid = await aCustomersOrder(shop, customer, { name: 'Suar Unpaid' })
  expect(await namesOf(customer, { order: one.id })).toEqual(['Suar One'])
  expect(await namesOf(customer, { order: unpaid.id })).toEqual([])
  const other = aGuest(shop)
  const key = shop.shop.sealer.keyFor(orderKeyName(one.id))
  expect(await namesOf(other, { order: one.id, key })).toEqual(['Suar One'])
  for (const given of [{ order: one.id }, { order: one.id, key: 'wrong' }, { order: randomUUID() }])
    expect(await other.ask('ratingReviewFetch', given)).toMatchObject({
      code: 404,
      message: 'Order not found',
    })
})

test('nobody sees what others bought, and nobody without a token sees anything', async () => {
  const bought = await aFinishedOrder(shop)
  expect((await fetchAs(bought.guest)).result.total).toBe(1)
  expect((await fetchAs(aGuest(shop))).result.total).toBe(0)
  expect((await fetchAs(await aSignedInCustomer(shop))).result.total).toBe(0)
  expect(await shop.askAs()('ratingReviewFetch', {})).toMatchObject({ code: 401 })
})

test('what is no longer sold waits for no review, but what was written stays', async () => {
  const customer = await aSignedInCustomer(shop)
  const [one, two] = [await finished(customer, 'Lama One'), await finished(customer, 'Lama Two')]
  answered(await write(customer, one))
  for (const { lines } of [one, two])
    await runSql(shop, 'update products set is_active = false where uuid = $1', [lines[0]?.product_uuid])
  expect(await namesOf(customer)).toEqual(['Lama One'])
})

test('who wrote what is hidden is told why', async () => {
  const bought = await aFinishedOrder(shop)
  const { review } = answered(
    await bought.guest.ask('ratingReviewStore', {
      ...{ order: bought.placed.id, line: bought.line, rating: 1, text: 'Call me: 0812' },
    }),
  )
  await hideReview(shop.shop.db, review?.uuid ?? '', 'A phone number is in it')
  const [shown] = (await fetchAs(bought.guest)).result.data
  expect(shown?.review).toMatchObject({ is_hidden: true, hidden_reason: 'A phone number is in it' })
})

test('six lines cost no more questions than two', async () => {
  const [few, many] = [await aSignedInCustomer(shop), await aSignedInCustomer(shop)]
  for (const name of ['A', 'B']) await finished(few, name)
  for (let place = 0; place < 6; place += 1) await finished(many, `Many ${place}`)
  const [forFew, forMany] = [
    await queriesOf(shop, () => fetchAs(few)),
    await queriesOf(shop, () => fetchAs(many)),
  ]
  expect(forMany.length).toBe(forFew.length)
})
