import { confirmTransfer } from '@gema/server/modules/checkout/checkout.ts'
import { paymentOfUuid } from '@gema/server/modules/payments/payments.ts'
import { aPayingShop, type PayingShop } from '@gema/server/testing/a-paying-shop.ts'
import { type AnOrder, anOrder, storyOf } from '@gema/server/testing/an-order.ts'
import { answered } from '@gema/server/testing/answered.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createCourierClock } from './courier-clock.ts'

let shop: PayingShop
beforeAll(async () => {
  shop = await aPayingShop({ ownDatabase: true })
})
afterAll(() => shop.close())

const open = (id: string, init: RequestInit = {}) =>
  createCourierClock(shop.shop.db, shop.around)(new Request(`https://shop.example/demo/courier/${id}`, init))

async function told(id: string, init: RequestInit = {}): Promise<{ next: string | null; words: string }> {
  const response = await open(id, init)
  expect(response?.status).toBe(200)
  expect(response?.headers.get('cache-control')).toBe('no-store')
  return JSON.parse((await response?.text()) ?? '')
}

const moveOn = ({ placed }: AnOrder) => told(placed.id, { method: 'POST' })

async function paid(order: AnOrder): Promise<AnOrder> {
  const payment = await paymentOfUuid(shop.shop.db, order.payment)
  if (payment === undefined) throw new Error('the payment is gone')
  await confirmTransfer(shop.shop.db, shop.around, payment)
  return order
}

test('a paid order goes to its door step by step, with an invented tracking number and notes', async () => {
  const order = await paid(await anOrder(shop, { method: 7 }))
  expect(await told(order.placed.id)).toMatchObject({ next: 'hand_over' })
  expect(await moveOn(order)).toMatchObject({ next: 'in_transit' })
  const month = shop.clock.now().toISOString().slice(2, 7).replace('-', '')
  const [parcel] = (await order.find()).parcels
  expect(parcel?.tracking_number).toMatch(new RegExp(`^AG ${month} \\d{4} \\d{3}$`))
  expect(await moveOn(order)).toMatchObject({ next: 'deliver' })
  expect((await order.find()).events[0]).toMatchObject({
    kind: 'in_transit',
    reason: 'Left the Cilandak warehouse',
  })
  expect(await moveOn(order)).toMatchObject({ next: null })
  expect(await order.find()).toMatchObject({ status: 5, payment_status: 1 })
  // There is nothing more to do, and nothing is done.
  await moveOn(order)
  expect(await storyOf(shop, order.placed)).toEqual(['placed', 'pay', 'hand_over', 'in_transit', 'deliver'])
})

test('cash on delivery is accepted first, and paid at the door', async () => {
  const order = await anOrder(shop, { method: 2 })
  expect(await told(order.placed.id)).toMatchObject({ next: 'accept_cod' })
  for (let step = 0; step < 4; step += 1) await moveOn(order)
  expect(await order.find()).toMatchObject({ status: 5, payment_status: 1 })
})

test('a transfer that is waited for is the bank desk’s to confirm, and a card its provider’s', async () => {
  const order = await anOrder(shop, { method: 7 })
  expect(await moveOn(order)).toEqual({ next: null, words: expect.stringContaining('/demo/transfers') })
  const card = await anOrder(shop, { method: 3 })
  expect(await moveOn(card)).toEqual({ next: null, words: 'The order waits for its payment.' })
  expect(await storyOf(shop, order.placed)).toEqual(['placed'])
  expect(await storyOf(shop, card.placed)).toEqual(['placed'])
})

test('an order whose cancellation is asked for waits for the staff, and a cancelled one is not sent', async () => {
  const order = await anOrder(shop, { method: 3 })
  await shop.tellPaid(order.payment)
  const cancel = { order: order.placed.id, action: 'cancel', note: 'Salah' } as const
  answered(await order.guest.ask('orderUpdateStatus', cancel))
  expect(await moveOn(order)).toEqual({ next: null, words: expect.stringContaining('cancellation') })
  const unpaid = await anOrder(shop, { method: 7 })
  answered(await unpaid.guest.ask('orderUpdateStatus', { ...cancel, order: unpaid.placed.id }))
  expect(await moveOn(unpaid)).toEqual({ next: null, words: expect.stringContaining('cancelled') })
})

test('it speaks the language of the page, and writes in that of the order', async () => {
  const order = await paid(await anOrder(shop, { method: 7 }))
  const said = await told(order.placed.id, { headers: { Language: 'id' } })
  expect(said.words).toContain('nomor resi')
  expect((await told(order.placed.id)).words).toContain('tracking number')
  await shop.database.session((run) =>
    run("update orders set language = 'id' where uuid = $1", [order.placed.id]),
  )
  await moveOn(order)
  await moveOn(order)
  expect((await order.find()).events[0]?.reason).toBe('Berangkat dari gudang Cilandak')
})

test('clicks that come at once never take the same step twice', async () => {
  const order = await paid(await anOrder(shop, { method: 7 }))
  await Promise.all([moveOn(order), moveOn(order)])
  expect((await order.find()).parcels[0]?.tracking_number).toMatch(/^AG /)
  const story = await storyOf(shop, order.placed)
  expect(story.filter((kind) => kind === 'hand_over')).toHaveLength(1)
})

test('other sites are refused, and what is no order is not there', async () => {
  const order = await paid(await anOrder(shop, { method: 7 }))
  for (const site of ['cross-site', 'same-site'])
    for (const method of ['GET', 'POST'])
      expect((await open(order.placed.id, { method, headers: { 'Sec-Fetch-Site': site } }))?.status).toBe(403)
  expect(await storyOf(shop, order.placed)).toEqual(['placed', 'pay'])
  const sameOrigin = { headers: { 'Sec-Fetch-Site': 'same-origin' } }
  expect(await told(order.placed.id, sameOrigin)).toMatchObject({ next: 'hand_over' })
  expect((await open('00000000-0000-4000-8000-000000000000', { method: 'POST' }))?.status).toBe(404)
  expect((await open('GM-2611-001001'))?.status).toBe(404)
  expect((await open(order.placed.id, { method: 'DELETE' }))?.status).toBe(404)
})

test('addresses that are not the courier’s are left to others', async () => {
  const clock = createCourierClock(shop.shop.db, shop.around)
  expect(await clock(new Request('https://shop.example/demo/mailbox'))).toBeUndefined()
})
