import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { checkBooks, expireOrders } from '../../modules/checkout/checkout.ts'
import { aPayingShop, type PayingShop } from '../../testing/a-paying-shop.ts'
import { aStaffMember, type StaffMemberSignedIn } from '../../testing/a-staff-member.ts'
import { type AnOrder, anOrder, storyOf } from '../../testing/an-order.ts'
import { answered } from '../../testing/answered.ts'
import { clearTables } from '../../testing/clear-tables.ts'

let shop: PayingShop
let rina: StaffMemberSignedIn
let agus: StaffMemberSignedIn
beforeAll(async () => {
  shop = await aPayingShop({ ownDatabase: true })
  rina = await aStaffMember(shop, { name: 'Rina Keuangan', role: 'finance' })
  agus = await aStaffMember(shop, { name: 'Agus Gudang', role: 'warehouse' })
})
beforeEach(() => clearTables(shop, 'rate_limits'))
afterAll(async () => {
  expect(await checkBooks(shop.shop.db)).toEqual([])
  await shop.close()
})

const tracking_number = 'AG 2611 7730 415'
const refused = (sentence: string) => ({ ok: false, code: 201, message: sentence })
const notNow = refused('This cannot be done with the order as it stands now.')

/** Who did what, and what they said, the first first. */
async function logOf({ placed: { number } }: AnOrder) {
  const { events } = answered(await rina.ask('orderFind', { number }))
  return events.toReversed().map(({ kind, actor, staff_name, reason }) => [kind, actor, staff_name, reason])
}

test('a transfer goes from pending to delivered, every step with who took it and what they said', async () => {
  const order = await anOrder(shop, { method: 7 })
  const { number } = order.placed
  const paid = await rina.ask('orderConfirmTransfer', { number, note: 'Mutasi pukul 10.12' })
  expect(answered(paid)).toMatchObject({ status: 2, payment_status: 1, payment: { status: 'paid' } })
  const handed = await agus.ask('orderHandOver', { number, tracking_number, note: 'Dua dus' })
  expect(answered(handed)).toMatchObject({ status: 3, parcels: [{ tracking_number }] })
  answered(await agus.ask('orderInTransit', { number, note: 'Berangkat dari gudang Cilandak' }))
  const delivered = answered(await agus.ask('orderDeliver', { number, note: 'Diterima Sari' }))
  expect(delivered).toMatchObject({ status: 5, payment_status: 1, finished: null })
  expect(delivered.delivered_at).toBe(shop.clock.now().toISOString())
  expect(await logOf(order)).toEqual([
    ['placed', 'shopper', null, ''],
    ['pay', 'staff', 'Rina Keuangan', 'Mutasi pukul 10.12'],
    ['hand_over', 'staff', 'Agus Gudang', 'Dua dus'],
    ['in_transit', 'staff', 'Agus Gudang', 'Berangkat dari gudang Cilandak'],
    ['deliver', 'staff', 'Agus Gudang', 'Diterima Sari'],
  ])
  expect(await order.stock()).toEqual({ onHand: 2, reserved: 0 })
})

test('its owner is not told the names of the staff', async () => {
  const order = await anOrder(shop, { method: 7 })
  answered(await rina.ask('orderConfirmTransfer', { number: order.placed.number }))
  const told = await order.find()
  expect(told.events[0]).toMatchObject({ kind: 'pay', actor: 'staff' })
  expect(JSON.stringify(told)).not.toContain('Rina')
})

test('parcels do not leave without a tracking number, or before the order is confirmed', async () => {
  const order = await anOrder(shop, { method: 7 })
  const { number } = order.placed
  expect(await agus.ask('orderHandOver', { number, tracking_number })).toMatchObject(notNow)
  answered(await rina.ask('orderConfirmTransfer', { number }))
  const missing = refused('A tracking number is required for every parcel.')
  expect(await agus.ask('orderHandOver', { number })).toMatchObject({
    ...missing,
    fields: [{ field: 'tracking_number' }],
  })
  const parcels = [{ store: 'no-such-store', tracking_number }]
  expect(await agus.ask('orderHandOver', { number, parcels })).toMatchObject(missing)
  expect(await agus.askIn('id')('orderHandOver', { number })).toMatchObject(
    refused('Setiap paket memerlukan nomor resi.'),
  )
  expect(await storyOf(shop, order.placed)).toEqual(['placed', 'pay'])
  const [{ store = '' } = {}] = (await order.find()).parcels
  const each = [{ store, tracking_number: 'NB 1000 2000 3' }]
  expect(answered(await agus.ask('orderHandOver', { number, parcels: each }))).toMatchObject({
    status: 3,
    parcels: [{ tracking_number: 'NB 1000 2000 3' }],
  })
})

test('no step is taken before its turn', async () => {
  const order = await anOrder(shop, { method: 7 })
  const { number } = order.placed
  for (const name of ['orderInTransit', 'orderDeliver', 'orderAcceptCod'] as const)
    expect(await agus.ask(name, { number })).toMatchObject(notNow)
  const decision = { number, decision: 'accept', reason: 'Baik' } as const
  expect(await rina.ask('orderDecideCancel', decision)).toMatchObject(notNow)
  answered(await rina.ask('orderConfirmTransfer', { number }))
  expect(await agus.ask('orderDeliver', { number })).toMatchObject(notNow)
  expect(await rina.ask('orderCancel', { number, reason: 'Habis' })).toMatchObject(notNow)
  expect(await storyOf(shop, order.placed)).toEqual(['placed', 'pay'])
})

test('cash on delivery is accepted unpaid, and paid when it is delivered', async () => {
  const order = await anOrder(shop, { method: 2 })
  const { number } = order.placed
  expect(await rina.ask('orderConfirmTransfer', { number })).toMatchObject(notNow)
  expect(answered(await agus.ask('orderAcceptCod', { number }))).toMatchObject({
    status: 2,
    payment_status: 0,
  })
  answered(await agus.ask('orderHandOver', { number, tracking_number }))
  answered(await agus.ask('orderInTransit', { number }))
  expect(await order.find()).toMatchObject({ payment_status: 0, payment: { status: 'open' } })
  expect(answered(await agus.ask('orderDeliver', { number }))).toMatchObject({
    status: 5,
    payment_status: 1,
    payment: { status: 'paid' },
  })
  expect(await logOf(order)).toContainEqual(['paid_on_delivery', 'staff', 'Agus Gudang', ''])
})

test('taking a step again, or several at once, takes it once and is a success each time', async () => {
  const order = await anOrder(shop, { method: 7 })
  const { number } = order.placed
  const steps = [
    () => rina.ask('orderConfirmTransfer', { number }),
    () => agus.ask('orderHandOver', { number, tracking_number }),
    () => agus.ask('orderInTransit', { number }),
    () => agus.ask('orderDeliver', { number }),
  ]
  for (const take of steps) {
    for (const answer of await Promise.all([take(), take(), take()])) expect(answer.ok).toBe(true)
    expect((await take()).ok).toBe(true)
  }
  expect(await storyOf(shop, order.placed)).toEqual(['placed', 'pay', 'hand_over', 'in_transit', 'deliver'])
  // The first number stays: a second hand-over is none.
  answered(await agus.ask('orderHandOver', { number, tracking_number: 'XX 9' }))
  expect((await order.find()).parcels[0]?.tracking_number).toBe(tracking_number)
})

test('an order that waits for its payment is cancelled with the reason, and its goods are free again', async () => {
  const order = await anOrder(shop, { method: 7 })
  const { number } = order.placed
  for (let times = 0; times < 2; times += 1)
    expect(answered(await rina.ask('orderCancel', { number, reason: 'Barang cacat' }))).toMatchObject({
      cancelled: { reason: 'by_shop', note: 'Barang cacat' },
    })
  expect(await logOf(order)).toEqual([
    ['placed', 'shopper', null, ''],
    ['cancel', 'staff', 'Rina Keuangan', 'Barang cacat'],
  ])
  expect(await order.stock()).toEqual({ onHand: 3, reserved: 0 })
})

test('money that comes for an order that has ended goes back, and the log names who found it', async () => {
  const order = await anOrder(shop, { method: 7 })
  const { number } = order.placed
  answered(await rina.ask('orderCancel', { number, reason: 'Habis' }))
  const found = answered(await rina.ask('orderConfirmTransfer', { number, note: 'Masuk kemudian' }))
  expect(found).toMatchObject({ payment_status: 0, cancelled: { reason: 'by_shop' } })
  expect(await logOf(order)).toContainEqual(['paid_too_late', 'staff', 'Rina Keuangan', 'Masuk kemudian'])
})

test('a transfer that is found late revives the order it was for', async () => {
  const order = await anOrder(shop, { method: 7 })
  shop.clock.moveOn(25 * 60 * 60_000)
  await expireOrders(shop.shop.db, shop.around)
  const { number } = order.placed
  // Their sessions have ended meanwhile.
  rina = await aStaffMember(shop, { name: 'Rina Keuangan', role: 'finance' })
  agus = await aStaffMember(shop, { name: 'Agus Gudang', role: 'warehouse' })
  expect(answered(await rina.ask('orderConfirmTransfer', { number }))).toMatchObject({
    status: 2,
    cancelled: null,
  })
  expect(await logOf(order)).toContainEqual(['revive', 'staff', 'Rina Keuangan', ''])
})

test('an unknown number is an order that is not there', async () => {
  const number = 'GM-2611-999999'
  const gone = { ok: false, code: 404, message: 'Order not found' }
  expect(await rina.ask('orderFind', { number })).toMatchObject(gone)
  expect(await agus.ask('orderDeliver', { number })).toMatchObject(gone)
  expect(await rina.ask('orderProof', { number })).toMatchObject(gone)
})
