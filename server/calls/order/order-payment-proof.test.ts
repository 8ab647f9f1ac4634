import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  checkBooks,
  confirmTransfer,
  expireOrders,
  reconcilePayments,
} from '../../modules/checkout/checkout.ts'
import { paymentOfUuid } from '../../modules/payments/payments.ts'
import { aGuest } from '../../testing/a-guest.ts'
import { aPayingShop, type PayingShop } from '../../testing/a-paying-shop.ts'
import { aProduct } from '../../testing/a-product.ts'
import { type AnOrder, anOrder, storyOf } from '../../testing/an-order.ts'
import { answered } from '../../testing/answered.ts'
import { runSql } from '../../testing/run-sql.ts'

let shop: PayingShop
beforeAll(async () => {
  shop = await aPayingShop({ ownDatabase: true })
})
afterAll(async () => {
  expect(await checkBooks(shop.shop.db)).toEqual([])
  await shop.close()
})

const hour = 60 * 60_000
const picture = () => sharp({ create: { width: 40, height: 60, channels: 3, background: '#4338ca' } })
const fileOf = (bytes: Uint8Array, name: string) => new File([new Uint8Array(bytes)], name)
const aReceipt = async () => fileOf(await picture().png().toBuffer(), 'bukti.png')

const send = ({ guest, placed }: AnOrder, proof: File) =>
  guest.ask('orderPaymentProof', { order: placed.id, proof })

async function paymentRow({ payment }: AnOrder) {
  const row = await paymentOfUuid(shop.shop.db, payment)
  if (row === undefined) throw new Error('the payment is gone')
  return row
}

const deadlineOf = async (order: AnOrder) => Date.parse((await order.find()).payment.deadline ?? '')

test('a receipt is kept sealed and in our own making, and gives the order a day more, once', async () => {
  const order = await anOrder(shop, { method: 7 })
  shop.clock.moveOn(20 * hour)
  const kept = answered(await send(order, fileOf(await picture().jpeg().toBuffer(), 'bukti.jpg')))
  expect(kept.payment.has_proof).toBe(true)
  const longer = shop.clock.now().getTime() + 24 * hour
  expect(await deadlineOf(order)).toBe(longer)
  const first = (await paymentRow(order)).proof ?? ''
  const sealed = await shop.shop.files.read(first)
  if (sealed === undefined) throw new Error('the receipt is gone')
  await expect(sharp(sealed).metadata()).rejects.toThrow()
  const opened = shop.shop.sealer.open(sealed)
  if (opened === undefined) throw new Error('the receipt cannot be opened')
  expect((await sharp(opened).metadata()).format).toBe('webp')

  shop.clock.moveOn(2 * hour)
  expect((await send(order, await aReceipt())).ok).toBe(true)
  expect(await deadlineOf(order)).toBe(longer)
  expect(await shop.shop.files.read(first)).toBeUndefined()
  expect(await shop.shop.files.read((await paymentRow(order)).proof ?? '')).toBeDefined()
  shop.clock.moveOn(21 * hour)
  await expireOrders(shop.shop.db, shop.around)
  expect((await order.find()).cancelled).toBeNull()
  shop.clock.moveOn(2 * hour)
  await expireOrders(shop.shop.db, shop.around)
  expect((await order.find()).cancelled?.reason).toBe('expired')
})

test('receipts that come at once lengthen it once, and one of them is kept', async () => {
  const order = await anOrder(shop, { method: 7 })
  shop.clock.moveOn(hour)
  const sent = await Promise.all([1, 2, 3].map(async () => send(order, await aReceipt())))
  for (const answer of sent) expect(answer.ok).toBe(true)
  expect(await deadlineOf(order)).toBe(shop.clock.now().getTime() + 24 * hour)
  expect(await shop.shop.files.read((await paymentRow(order)).proof ?? '')).toBeDefined()
})

test.each<[string, () => Promise<File>, string]>([
  ['a text with the name of a picture', async () => new File(['not a picture'], 'bukti.png'), 'JPG'],
  ['another kind of picture', async () => fileOf(await picture().gif().toBuffer(), 'bukti.png'), 'JPG'],
  ['a file of more than 4 MB', async () => fileOf(new Uint8Array(4 * 1024 * 1024 + 1), 'bukti.png'), '4 MB'],
])('%s is no receipt', async (_what, make, said) => {
  const order = await anOrder(shop, { method: 7 })
  const answer = await send(order, await make())
  expect(answer).toMatchObject({
    ok: false,
    fields: [{ field: 'proof', message: expect.stringContaining(said) }],
  })
  expect((await order.find()).payment.has_proof).toBe(false)
})

test('nobody sends a receipt for somebody else’s order, or for one that waits for none', async () => {
  const order = await anOrder(shop, { method: 7 })
  const proof = await aReceipt()
  const stranger = aGuest(shop)
  expect(await stranger.ask('orderPaymentProof', { order: order.placed.id, proof })).toMatchObject({
    code: 404,
  })
  const card = await anOrder(shop, { method: 3 })
  expect(await send(card, proof)).toMatchObject({ ok: false, code: 201 })
  shop.clock.moveOn(25 * hour)
  await expireOrders(shop.shop.db, shop.around)
  expect(await send(order, proof)).toMatchObject({ ok: false, code: 201 })
  expect((await order.find()).payment.has_proof).toBe(false)
})

test('a transfer that somebody has seen on the account pays the order, once', async () => {
  const order = await anOrder(shop, { method: 7 })
  const row = await paymentRow(order)
  const settled = await Promise.all([1, 2].map(() => confirmTransfer(shop.shop.db, shop.around, row)))
  expect(settled.toSorted()).toEqual(['known', 'paid'])
  expect(await order.find()).toMatchObject({ status: 2, payment_status: 1, payment: { status: 'paid' } })
  expect(await order.stock()).toEqual({ onHand: 2, reserved: 0 })
  expect(await storyOf(shop, order.placed)).toEqual(['placed', 'pay'])
})

test('a transfer for goods that are gone is given back by hand, and told once', async () => {
  const order = await anOrder(shop, { method: 7, stock: 1 })
  shop.clock.moveOn(25 * hour)
  await expireOrders(shop.shop.db, shop.around)
  await anOrder(shop, { method: 7, product: order.product })
  expect(await confirmTransfer(shop.shop.db, shop.around, await paymentRow(order))).toBe('refund')
  expect(await shop.doRefunds()).toBe(1)
  expect((await paymentRow(order)).status).toBe('refund_pending')
  const story = ['placed', 'expire', 'paid_too_late', 'refund_by_hand']
  expect(await storyOf(shop, order.placed)).toEqual(story)
  const mails = (await shop.mails()).filter(({ recipient }) => recipient === order.placed.email).length
  await reconcilePayments(shop.shop.db, shop.around)
  await shop.doRefunds()
  expect(await storyOf(shop, order.placed)).toEqual(story)
  expect((await shop.mails()).filter(({ recipient }) => recipient === order.placed.email)).toHaveLength(mails)
})

test('transfers of the same total that are begun at once have different amounts', async () => {
  const orderAtOnce = async (count: number, price: number) => {
    const product = await aProduct(shop, { defaultPrice: price, stock: count })
    return Promise.all(Array.from({ length: count }, () => anOrder(shop, { method: 7, product })))
  }
  const orders = await orderAtOnce(25, 777_000)
  const codes = orders.map(({ placed }) => placed.payment.unique_code)
  expect(new Set(codes).size).toBe(25)
  for (const code of codes) expect(code >= 1 && code <= 999).toBe(true)
  // A total that lies just above another one does not meet its amounts either.
  const near = await orderAtOnce(10, 777_003)
  const amounts = [...orders, ...near].map(({ placed }) => placed.amount)
  expect(new Set(amounts).size).toBe(35)
})

test('where every code of a total is taken, the order can be paid in another way only', async () => {
  const order = await anOrder(shop, { method: 3, price: 333_000 })
  await runSql(
    shop,
    `insert into orders (number, owner_key, idempotency_key, request_hash, email, language, units, items, add_ons,
       add_on_count, bundle_discount, voucher_discount, shipping, shipping_discount, insurance, total, saved, note,
       dropship_name, address, region_code, placed_at, cancelled_at)
     select 'FULL-' || n, 'full', gen_random_uuid(), '', email, language, units, items, add_ons, add_on_count,
       bundle_discount, voucher_discount, shipping, shipping_discount, insurance, total, saved, '', '', address,
       region_code, placed_at, placed_at
     from orders, generate_series(1, 999) n where uuid = $1`,
    [order.placed.id],
  )
  await runSql(
    shop,
    `insert into payments (order_id, method, status, amount, unique_code, charge_currency, charge_minor, charge_exponent, is_sandbox, created_at)
     select id, 7, 'open', total + substr(number, 6)::int, substr(number, 6)::int, 'IDR', total, 0, false, placed_at
     from orders where number like 'FULL-%'`,
  )
  const other = await anOrder(shop, { method: 3, price: 333_000 })
  const refused = await other.guest.ask('orderTransaction', { order: other.placed.id, payment_method: 7 })
  expect(refused).toMatchObject({ ok: false, code: 201 })
  expect((await other.find()).payment).toMatchObject({ method: 3, status: 'open' })
  await runSql(shop, "delete from orders where number like 'FULL-%'")
})
