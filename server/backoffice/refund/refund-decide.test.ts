import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { checkBooks } from '../../modules/checkout/checkout.ts'
import { shortenEmail } from '../../modules/orders/orders.ts'
import { settleRefunds } from '../../modules/refunds/refunds.ts'
import { changeSettings } from '../../modules/settings/settings.ts'
import { aPayingShop, type PayingShop } from '../../testing/a-paying-shop.ts'
import { aStaffMember, type StaffMemberSignedIn } from '../../testing/a-staff-member.ts'
import { type AnOrder, anOrder, storyOf } from '../../testing/an-order.ts'
import { answered } from '../../testing/answered.ts'
import { clearTables } from '../../testing/clear-tables.ts'

let shop: PayingShop
let rina: StaffMemberSignedIn
let owner: StaffMemberSignedIn
beforeAll(async () => {
  shop = await aPayingShop({ ownDatabase: true })
  rina = await aStaffMember(shop, { name: 'Rina Keuangan', role: 'finance' })
  owner = await aStaffMember(shop, { name: 'Ibu Ratna' })
  await changeSettings(shop.shop.db, { refundCeilings: { owner: null, finance: null } })
})
beforeEach(() => clearTables(shop, 'rate_limits'))
afterAll(async () => {
  expect(await checkBooks(shop.shop.db)).toEqual([])
  await shop.close()
})

const bank = {
  bank_name: 'Bank Nusa',
  bank_account_name: 'Sari Wulandari',
  bank_account_number: '8805 5501 7788',
}
const notNow = { ok: false, code: 201, message: 'This cannot be done with the order as it stands now.' }

/** An order that was paid by bank transfer. */
async function paidByTransfer(): Promise<AnOrder> {
  const order = await anOrder(shop, { method: 7 })
  answered(await owner.ask('orderConfirmTransfer', { number: order.placed.number }))
  return order
}

async function paidByCard(): Promise<AnOrder> {
  const order = await anOrder(shop, { method: 3 })
  expect(await shop.tellPaid(order.payment)).toBe(200)
  return order
}

async function delivered(order: AnOrder): Promise<AnOrder> {
  const { number } = order.placed
  answered(await owner.ask('orderHandOver', { number, tracking_number: 'AG 2611 7730 415' }))
  answered(await owner.ask('orderInTransit', { number }))
  answered(await owner.ask('orderDeliver', { number }))
  return order
}

/** Its owner asks for money back; answers the request. */
async function askedFor({ guest, placed }: AnOrder, more: { bank?: typeof bank } = { bank }) {
  const input = { order: placed.id, reason: 'Tidak sesuai', ...more }
  const { refunds } = answered(await guest.ask('orderRefund', input))
  if (refunds[0] === undefined) throw new Error('nothing was asked for')
  return refunds[0]
}

const reason = 'Sesuai ketentuan'

/** Who did what about the money, and what they said, the first first. */
async function moneyLogOf({ placed: { number } }: AnOrder) {
  const { events } = answered(await owner.ask('orderFind', { number }))
  const about = events.filter(({ kind }) => /refund|cancel/.test(kind))
  return about.toReversed().map((event) => [event.kind, event.staff_name, event.reason])
}

test('a refund goes to the bank account: approved, sent, and told in the log by whom', async () => {
  const order = await delivered(await paidByTransfer())
  const { id } = await askedFor(order)
  const { data } = answered(await rina.ask('refundFetch', { status: 'requested', per_page: 60 }))
  expect(data.find((refund) => refund.id === id)).toMatchObject({
    order: { number: order.placed.number, email: shortenEmail(order.placed.email) },
    way: 'bank',
    account: { name: 'Bank Nusa', holder: 'Sari Wulandari', number: '880555017788' },
    bank: { name: 'Bank Nusa', last_four: '7788' },
  })
  expect(await rina.ask('refundDone', { id, reference: 'TRF-0' })).toMatchObject(notNow)
  answered(await rina.ask('refundDecide', { id, decision: 'approve', reason }))
  expect(await shop.doRefunds()).toBe(0)
  const sent = answered(await rina.ask('refundDone', { id, reference: 'TRF-88120' }))
  expect(sent).toMatchObject({ status: 'refunded', reference: 'TRF-88120', answer: reason })
  expect(await moneyLogOf(order)).toEqual([
    ['refund_asked', null, 'Tidak sesuai'],
    ['refund_approved', 'Rina Keuangan', reason],
    ['refund_sent', 'Rina Keuangan', ''],
  ])
  expect((await order.find()).refunds).toMatchObject([{ status: 'refunded', amount: order.placed.amount }])
})

test('of the account nobody but who moves the money is ever shown more than four digits', async () => {
  const order = await delivered(await paidByTransfer())
  await askedFor(order)
  const { number } = order.placed
  const service = await aStaffMember(shop, { role: 'service' })
  expect(await service.ask('refundFetch', {})).toMatchObject({ ok: false, code: 403 })
  const shown = [
    await order.find(),
    await service.ask('orderFind', { number }),
    await rina.ask('orderFind', { number }),
  ]
  expect(JSON.stringify(shown)).toContain('7788')
  expect(JSON.stringify(shown)).not.toContain('880555017788')
})

test('a whole card payment goes back through its provider, and is done when the provider says so', async () => {
  const order = await paidByCard()
  const { id } = await askedFor(order, {})
  const decided = answered(await rina.ask('refundDecide', { id, decision: 'approve', reason }))
  expect(decided).toMatchObject({ status: 'approved', way: 'origin', account: null })
  // Before it was handed over, the order is over with it, and its goods are free again.
  expect(await order.find()).toMatchObject({ cancelled: { reason: 'by_shopper' } })
  expect(await order.stock()).toEqual({ onHand: 3, reserved: 0 })
  expect(await rina.ask('refundDone', { id, reference: 'TRF-1' })).toMatchObject(notNow)
  expect(await shop.doRefunds()).toBe(1)
  await settleRefunds(shop.shop.db, shop.around)
  expect(await order.find()).toMatchObject({
    payment: { status: 'refunded' },
    refunds: [{ status: 'refunded' }],
  })
  expect(await moneyLogOf(order)).toEqual([
    ['refund_asked', null, 'Tidak sesuai'],
    ['refund_approved', 'Rina Keuangan', reason],
    ['cancel_refunded', 'Rina Keuangan', reason],
    ['refunded', null, ''],
    ['refund_sent', null, ''],
  ])
  expect(await rina.ask('refundDone', { id, reference: 'TRF-1' })).toMatchObject({ ok: true })
})

test('less than was asked for can be sent to an account, more never, and of a card payment all or nothing', async () => {
  const order = await delivered(await paidByTransfer())
  const { id, amount } = await askedFor(order)
  const decide = (given: number, of = id) =>
    rina.ask('refundDecide', { id: of, decision: 'approve', amount: given, reason })
  const most = { ok: false, code: 201, fields: [{ field: 'amount' }] }
  expect(await decide(amount + 1)).toMatchObject(most)
  expect(answered(await decide(amount - 50_000))).toMatchObject({ amount: amount - 50_000 })
  expect((await order.find()).refunds[0]).toMatchObject({ status: 'approved', amount: amount - 50_000 })
  const byCard = await askedFor(await paidByCard(), {})
  expect(await decide(byCard.amount - 1, byCard.id)).toMatchObject(most)
})

test('a rejected request changes nothing but the log, and the order can be finished', async () => {
  const order = await delivered(await paidByTransfer())
  const { id } = await askedFor(order)
  const rejected = await rina.ask('refundDecide', { id, decision: 'reject', reason: 'Barang sesuai' })
  expect(answered(rejected)).toMatchObject({ status: 'rejected', answer: 'Barang sesuai' })
  expect(await moneyLogOf(order)).toContainEqual(['refund_rejected', 'Rina Keuangan', 'Barang sesuai'])
  const finished = await order.guest.ask('orderUpdateStatus', { order: order.placed.id, action: 'finish' })
  expect(answered(finished).finished).toMatchObject({ by: 'shopper' })
})

test('decisions that come twice or at once are one; the opposite is refused', async () => {
  const order = await delivered(await paidByTransfer())
  const { id } = await askedFor(order)
  const approve = () => rina.ask('refundDecide', { id, decision: 'approve', reason })
  for (const answer of await Promise.all([approve(), approve(), approve()])) expect(answer.ok).toBe(true)
  expect((await approve()).ok).toBe(true)
  expect(await rina.ask('refundDecide', { id, decision: 'reject', reason })).toMatchObject(notNow)
  const done = () => rina.ask('refundDone', { id, reference: 'TRF-2' })
  for (const answer of await Promise.all([done(), done(), done()])) expect(answer.ok).toBe(true)
  const story = (await storyOf(shop, order.placed)).filter((kind) => kind.startsWith('refund'))
  expect(story).toEqual(['refund_asked', 'refund_approved', 'refund_sent'])
})

test('a refund that is not there is not found', async () => {
  const id = '0c000000-0000-4000-8000-00000000dead'
  const gone = { ok: false, code: 404, message: 'Refund not found' }
  expect(await rina.ask('refundDecide', { id, decision: 'approve', reason })).toMatchObject(gone)
  expect(await rina.ask('refundDone', { id, reference: 'TRF-4' })).toMatchObject(gone)
})
