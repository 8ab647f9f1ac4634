import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { checkBooks } from '../../modules/checkout/checkout.ts'
import { aPayingShop, type PayingShop } from '../../testing/a-paying-shop.ts'
import { aStaffMember, type StaffMemberSignedIn } from '../../testing/a-staff-member.ts'
import { type AnOrder, anOrder } from '../../testing/an-order.ts'
import { answered } from '../../testing/answered.ts'
import { clearTables } from '../../testing/clear-tables.ts'
import { moveOrder } from '../../testing/move-order.ts'

let shop: PayingShop
let rina: StaffMemberSignedIn
beforeAll(async () => {
  shop = await aPayingShop({ ownDatabase: true })
  rina = await aStaffMember(shop, { name: 'Rina Keuangan' })
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
const reason = 'Sesuai ketentuan'
const notNow = { ok: false, code: 201, message: 'This cannot be done with the order as it stands now.' }

/** Who did what, and what they said, the first first, after it was paid. */
async function logOf({ placed: { number } }: AnOrder) {
  const { events } = answered(await rina.ask('orderFind', { number }))
  const story = events.toReversed().map((event) => [event.kind, event.staff_name, event.reason])
  return story.slice(2)
}

test('an accepted wish to cancel opens the refund of a transfer to the account that was told', async () => {
  const order = await anOrder(shop, { method: 7 })
  await moveOrder(shop, order.placed, 'confirmed')
  const { id, number } = order.placed
  answered(await order.guest.ask('orderUpdateStatus', { order: id, action: 'cancel', note: 'Salah', bank }))
  const tab = answered(await rina.ask('orderFetch', { tab: 'cancel_asked' }))
  expect(tab.data.map((card) => card.number)).toEqual([number])
  const accept = () => rina.ask('orderDecideCancel', { number, decision: 'accept', reason })
  const [first] = await Promise.all([accept(), accept()])
  if (first === undefined) throw new Error('nothing was answered')
  expect(answered(first)).toMatchObject({
    cancelled: { reason: 'by_shopper' },
    cancel_request: { state: 'accepted', answer: reason },
    refunds: [{ status: 'approved', way: 'bank', cause: 'cancel', amount: order.placed.amount }],
  })
  expect(await order.stock()).toEqual({ onHand: 3, reserved: 0 })
  const [refund] = (await order.find()).refunds
  answered(await rina.ask('refundDone', { id: refund?.id ?? '', reference: 'TRF-3' }))
  expect(await logOf(order)).toEqual([
    ['ask_cancel', null, 'Salah'],
    ['accept_cancel', 'Rina Keuangan', reason],
    ['refund_approved', 'Rina Keuangan', reason],
    ['refund_sent', 'Rina Keuangan', ''],
  ])
})

test('a declined wish to cancel lets the order go on, and is not asked again', async () => {
  const order = await anOrder(shop, { method: 3 })
  expect(await shop.tellPaid(order.payment)).toBe(200)
  const { id, number } = order.placed
  const ask = () => order.guest.ask('orderUpdateStatus', { order: id, action: 'cancel', note: 'Salah' })
  answered(await ask())
  const held = await rina.ask('orderHandOver', { number, tracking_number: 'AG 1' })
  expect(held).toMatchObject(notNow)
  const decline = () =>
    rina.ask('orderDecideCancel', { number, decision: 'decline', reason: 'Sudah dikemas' })
  for (let times = 0; times < 2; times += 1)
    expect(answered(await decline())).toMatchObject({
      cancelled: null,
      cancel_request: { state: 'declined', answer: 'Sudah dikemas' },
    })
  const accept = await rina.ask('orderDecideCancel', { number, decision: 'accept', reason })
  expect(accept).toMatchObject(notNow)
  expect(await ask()).toMatchObject({ ok: false, message: 'We have declined this request already.' })
  answered(await rina.ask('orderHandOver', { number, tracking_number: 'AG 1' }))
  expect(await order.find()).toMatchObject({ status: 3, refunds: [] })
})
