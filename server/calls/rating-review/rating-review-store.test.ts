import { randomUUID } from 'node:crypto'
import { ratingReviewStore } from '@gema/contract/calls/rating-review.ts'
import type { Ask, CallInput } from '@gema/contract/client.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { orderKeyName } from '../../modules/checkout/checkout.ts'
import { indexProducts } from '../../modules/search/search.ts'
import { aCheckout, fillCart } from '../../testing/a-checkout.ts'
import { aCustomersOrder } from '../../testing/a-customers-order.ts'
import { aFinishedOrder, finish } from '../../testing/a-finished-order.ts'
import { aGuest } from '../../testing/a-guest.ts'
import { aPayingShop, type PayingShop } from '../../testing/a-paying-shop.ts'
import { aProduct, withdrawProduct } from '../../testing/a-product.ts'
import { sendRaw } from '../../testing/a-request.ts'
import { aSignedInCustomer } from '../../testing/a-signed-in-customer.ts'
import { anAddress } from '../../testing/an-address.ts'
import { anOrder } from '../../testing/an-order.ts'
import { answered } from '../../testing/answered.ts'
import { runSql } from '../../testing/run-sql.ts'

let shop: PayingShop
beforeAll(async () => {
  shop = await aPayingShop({ ownDatabase: true })
})
afterAll(() => shop.close())

type Given = Partial<CallInput<'ratingReviewStore'>>
interface Bought {
  placed: { id: string }
  line: string
  guest: { ask: Ask }
}
const inputOf = ({ placed, line }: Bought, given: Given = {}) => ({
  order: placed.id,
  line,
  rating: 5,
  text: 'Warm and wide.',
  ...given,
})
const write = (bought: Bought, given: Given = {}) =>
  bought.guest.ask('ratingReviewStore', inputOf(bought, given))
const reviewsOf = async ({ uuid }: { uuid: string }) =>
  answered(await shop.askAs()('ratingReviewFind', { id: uuid }))
const stars = async (product: { uuid: string }) =>
  (await reviewsOf(product)).histogram.map(({ count }) => count)

test('what a buyer writes stands on the product page at once, under a masked name', async () => {
  const bought = await aFinishedOrder(shop)
  const answer = await bought.guest.ask('ratingReviewStore', inputOf(bought, { rating: 4 }))
  expect(answer).toMatchObject({ ok: true, message: 'Thank you. Your review is on the product page now.' })
  const written = answered(answer)
  expect(ratingReviewStore.data.safeParse(written).error).toBeUndefined()
  expect(written).toMatchObject({ line: bought.line, order: { id: bought.placed.id }, review: { rating: 4 } })
  const found = await reviewsOf(bought.product)
  expect(found).toMatchObject({ average: 4, count: 1, result: { total: 1 } })
  const [shown] = found.result.data
  expect(shown).toMatchObject({ text: 'Warm and wide.', language: 'en', reply: null, helpful_count: 0 })
  expect(shown?.author).toMatch(/^.•••/)
  expect(anAddress().recipient).not.toBe(shown?.author)
  const [row] = await runSql(shop, 'select author from reviews where uuid = $1', [shown?.uuid])
  expect(row?.author).toBe(shown?.author)
})

test('the average is that of the product, of its card in lists and of what a search finds, at once', async () => {
  const product = await aProduct(shop, { name: { en: 'Lembayung Trio' }, stock: 5 })
  await indexProducts(shop.shop.db, [product.id])
  const searched = async () => {
    const { products } = answered(await shop.askAs()('search', { q: 'lembayung' }))
    return products.map(({ rating, rating_count }) => ({ rating, rating_count }))
  }
  const atLeastFour = async () => {
    const input = { rating_min: 4, sort: 'rating' as const, per_page: 60 }
    const { result } = answered(await shop.askAs()('productFetch', input))
    return result.data.map(({ uuid }) => uuid)
  }
  expect(await searched()).toEqual([{ rating: null, rating_count: 0 }])
  expect(await atLeastFour()).not.toContain(product.uuid)
  answered(await write(await aFinishedOrder(shop, { product }), { rating: 5 }))
  expect(await searched()).toEqual([{ rating: 5, rating_count: 1 }])
  expect(await atLeastFour()).toContain(product.uuid)
  answered(await write(await aFinishedOrder(shop, { product }), { rating: 2 }))
  expect(await searched()).toEqual([{ rating: 3.5, rating_count: 2 }])
  expect(await atLeastFour()).not.toContain(product.uuid)
  const { product: found } = answered(await shop.askAs()('productFind', { id: product.uuid }))
  expect(found).toMatchObject({ rating: 3.5, rating_count: 2 })
  expect(await stars(product)).toEqual([1, 0, 0, 1, 0])
})

test('a customer is named by their account, in the language that they wrote in', async () => {
  const customer = await aSignedInCustomer(shop, { name: 'Made Agus Wijaya' })
  const placed = await aCustomersOrder(shop, customer)
  await finish(shop, placed)
  const [line] = placed.lines
  const input = { order: placed.id, line: line?.id ?? '', rating: 5, text: 'Suaranya lapang.\r\nPuas.' }
  const answer = await customer.askIn('id')('ratingReviewStore', input)
  // Leads to the page in their language, whatever language the order was placed in.
  expect(answered(answer).slug).toMatch(/-id$/)
  expect(answered(answer).review).toMatchObject({
    author: 'M•••e A. W.',
    language: 'id',
    variant: line?.label,
    text: 'Suaranya lapang.\nPuas.',
  })
  expect(answer).toMatchObject({ message: 'Terima kasih. Ulasan Anda sudah tampil di halaman produk.' })
})

test('the key from a mail lets another browser write, in the name of who bought it', async () => {
  const bought = await aFinishedOrder(shop)
  const other = aGuest(shop)
  const key = shop.shop.sealer.keyFor(orderKeyName(bought.placed.id))
  expect(await write({ ...bought, guest: other })).toMatchObject({ ok: false, code: 404 })
  expect(answered(await write({ ...bought, guest: other }, { key })).review?.text).toBe('Warm and wide.')
})

test('nobody can write about what they have not bought, and nobody without a token', async () => {
  const bought = await aFinishedOrder(shop)
  const stranger = await aSignedInCustomer(shop)
  expect(await write({ ...bought, guest: stranger })).toMatchObject({ code: 404, message: 'Order not found' })
  expect(await write({ ...bought, guest: aGuest(shop) })).toMatchObject({ code: 404 })
  expect(await write({ ...bought, guest: { ask: shop.askAs() } })).toMatchObject({ code: 401 })
  const another = await aFinishedOrder(shop)
  expect(await write({ ...bought, line: another.line })).toMatchObject({ code: 404 })
  expect(await write({ ...bought, line: randomUUID() })).toMatchObject({ code: 404 })
  expect((await reviewsOf(bought.product)).count).toBe(0)
})

test('nothing can be written before the order is finished', async () => {
  const order = await anOrder(shop, { method: 7 })
  const bought = { ...order, line: order.placed.lines[0]?.id ?? '' }
  const refused = { code: 201, message: 'You can review it once the order is finished.' }
  expect(await write(bought)).toMatchObject(refused)
  await finish(shop, order.placed)
  expect(await write(bought)).toMatchObject({ ok: true })
})

test('a line is reviewed once; the same again is a success and changes nothing', async () => {
  const bought = await aFinishedOrder(shop)
  const first = answered(await write(bought))
  expect(answered(await write(bought))).toEqual(first)
  const refused = { code: 201, message: 'You have reviewed this product already.' }
  expect(await write(bought, { rating: 1 })).toMatchObject(refused)
  expect(await write(bought, { text: 'Other words.' })).toMatchObject(refused)
  expect(await stars(bought.product)).toEqual([1, 0, 0, 0, 0])
})

test('of two different reviews of a line at once, one is written', async () => {
  const bought = await aFinishedOrder(shop)
  const answers = await Promise.all([1, 2, 3, 4].map((rating) => write(bought, { rating })))
  expect(answers.filter(({ ok }) => ok)).toHaveLength(1)
  expect((await reviewsOf(bought.product)).count).toBe(1)
})

test('twenty reviews of one product at once all count', async () => {
  const inventories = Array.from({ length: 20 }, (_, place) => ({
    attributes: { length: { en: `${place} m` } },
  }))
  const product = await aProduct(shop, { inventories, defaultPrice: 10_000 })
  const guest = aGuest(shop)
  for (const { uuid } of product.variants.slice(1))
    answered(await guest.ask('cartStore', { inventory: uuid, quantity: 1 }))
  const total = await fillCart(guest.ask, product.variants[0]?.uuid ?? '')
  const placed = answered(await guest.ask('checkoutStore', aCheckout(total)))
  await finish(shop, placed)
  const answers = await Promise.all(
    placed.lines.map(({ id }, place) => write({ placed, guest, line: id }, { rating: 1 + (place % 5) })),
  )
  expect(answers.every(({ ok }) => ok)).toBe(true)
  expect(await stars(product)).toEqual([4, 4, 4, 4, 4])
  const { product: found } = answered(await shop.askAs()('productFind', { id: product.uuid }))
  expect(found).toMatchObject({ rating: 3, rating_count: 20 })
})

test('about a product that is no longer sold nothing can be written', async () => {
  const bought = await aFinishedOrder(shop)
  await withdrawProduct(shop, bought.product)
  expect(await write(bought)).toMatchObject({ code: 404, message: 'This product is no longer in our shop.' })
})

test('an order shows what was written about its lines, and what still can be', async () => {
  const bought = await aFinishedOrder(shop)
  expect((await bought.find()).actions.review).toEqual({ is_allowed: true, reason: null })
  const { review } = answered(await write(bought, { rating: 3 }))
  const order = await bought.find()
  expect(order.lines[0]?.review).toEqual({ id: review?.uuid, rating: 3, is_hidden: false })
  expect(order.actions.review.is_allowed).toBe(false)
})

test.each([
  [{ rating: 0 }, 'rating', 'Please give one to five stars.'],
  [{ rating: 6 }, 'rating', 'Please give one to five stars.'],
  [{ rating: 4.5 }, 'rating', 'Please give one to five stars.'],
  [{ rating: undefined }, 'rating', ''],
  [{ text: '  ' }, 'text', 'Text is required'],
  [{ text: 'a'.repeat(2001) }, 'text', ''],
])('%j is told at its field', async (given, field, message) => {
  const input = { order: randomUUID(), line: randomUUID(), rating: 5, text: 'good', ...given }
  const { envelope } = await sendRaw(shop, 'rating-review/store', {
    method: 'POST',
    headers: { ...aGuest(shop).headers, 'Content-Type': 'application/json' },
    body: JSON.stringify(input),
  })
  expect(envelope.meta.code).toBe(201)
  expect(envelope.data).toMatchObject({ fields: [{ field, message: expect.stringContaining(message) }] })
})
