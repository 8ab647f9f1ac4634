import { afterAll, beforeAll, expect, test } from 'vitest'
import { checkBooks } from '../../modules/checkout/checkout.ts'
import { decideCancel } from '../../modules/fulfilment/fulfilment.ts'
import { orderOfNumber } from '../../modules/orders/orders.ts'
import { aCustomersOrder } from '../../testing/a-customers-order.ts'
import { aPayingShop, type PayingShop } from '../../testing/a-paying-shop.ts'
import { aSignedInCustomer, type SignedInCustomer } from '../../testing/a-signed-in-customer.ts'
import { aStaffMember } from '../../testing/a-staff-member.ts'
import { anOrder, storyOf } from '../../testing/an-order.ts'
import { answered } from '../../testing/answered.ts'
import { moveOrder } from '../../testing/move-order.ts'

let shop: PayingShop
let dewi: SignedInCustomer
beforeAll(async () => {
  shop = await aPayingShop({ ownDatabase: true })
  dewi = await aSignedInCustomer(shop)
})
afterAll(async () => {
  expect(await checkBooks(shop.shop.db)).toEqual([])
  await shop.close()
})

const bank = { bank_name: 'Bank Nusa', bank_account_name: 'Dewi', bank_account_number: '8801 4417 0042' }

test('an order that waits for its payment is cancelled at once, and again is a success', async () => {
  const order = await anOrder(shop, { method: 7 })
  const cancel = {
    order: order.placed.id,
    action: 'cancel',
    reason: 'wrong_order',
    note: 'Warnanya',
  } as const
  const cancelled = answered(await order.guest.ask('orderUpdateStatus', cancel))
  expect(cancelled.cancelled).toMatchObject({
    reason: 'by_shopper',
    note: 'Ordered the wrong thing: Warnanya',
  })
  expect(await order.stock()).toEqual({ onHand: 3, reserved: 0 })
  expect(answered(await order.guest.ask('orderUpdateStatus', cancel)).cancelled).toEqual(cancelled.cancelled)
  expect(await storyOf(shop, order.placed)).toEqual(['placed', 'cancel'])
})

test('one that is confirmed asks the shop, and says where the money shall go', async () => {
  const order = await aCustomersOrder(shop, dewi)
  await moveOrder(shop, order, 'confirmed')
  const cancel = { order: order.id, action: 'cancel', reason: 'changed_mind' } as const
  expect(await dewi.ask('orderUpdateStatus', cancel)).toMatchObject({
    ...{ ok: false, code: 201, fields: [{ field: 'bank' }] },
  })
  const asked = answered(await dewi.ask('orderUpdateStatus', { ...cancel, bank }))
  expect(asked).toMatchObject({ status: 2, cancelled: null, cancel_request: { state: 'open' } })
  expect(asked.actions.cancel).toMatchObject({ is_allowed: false })
  const row = await orderOfNumber(shop.shop.db, order.number)
  const { id: staffId } = await aStaffMember(shop)
  await decideCancel(shop.shop.db, shop.around, {
    ...{ orderId: row?.id ?? 0, accepts: true, reason: 'Baik', staffId },
    approver: { staffId, ceiling: null },
  })
  const accepted = answered(await dewi.ask('orderFind', { order: order.id }))
  expect(accepted).toMatchObject({
    cancelled: { reason: 'by_shopper', note: 'Baik' },
    cancel_request: { state: 'accepted', answer: 'Baik' },
    refunds: [{ status: 'approved', cause: 'cancel', way: 'bank', bank: { last_four: '0042' } }],
  })
  expect(accepted.refunds[0]?.amount).toBe(order.amount)
  expect(JSON.stringify(accepted)).not.toContain('880144170042')
})

test.each([
  ['picked_up', 'Not possible any more: the parcel is with the courier.'],
  ['on_the_way', 'Not possible any more: the parcel is with the courier.'],
  ['delivered', 'Not possible any more: the order has been delivered.'],
] as const)('one that is %s is not cancelled, and says why', async (station, message) => {
  const order = await aCustomersOrder(shop, dewi)
  await moveOrder(shop, order, station)
  expect(await dewi.ask('orderUpdateStatus', { order: order.id, action: 'cancel' })).toMatchObject({
    ...{ ok: false, code: 201, message },
  })
  expect(answered(await dewi.ask('orderFind', { order: order.id })).actions.cancel.reason).toBe(message)
})

test('a delivered order is finished by its owner, once, and can then be reviewed', async () => {
  const order = await aCustomersOrder(shop, dewi)
  const finish = { order: order.id, action: 'finish' } as const
  expect(await dewi.askIn('id')('orderUpdateStatus', finish)).toMatchObject({
    ...{ code: 201, message: 'Bisa dipilih setelah barang sampai.' },
  })
  await moveOrder(shop, order, 'delivered')
  const finished = await Promise.all([1, 2, 3].map(() => dewi.ask('orderUpdateStatus', finish)))
  for (const answer of finished) expect(answered(answer).finished).toMatchObject({ by: 'shopper' })
  expect((await storyOf(shop, order)).filter((kind) => kind === 'finish')).toHaveLength(1)
  expect(answered(await dewi.ask('orderFind', { order: order.id })).actions.review.is_allowed).toBe(true)
})

test('nobody moves an order of somebody else', async () => {
  const order = await aCustomersOrder(shop, dewi)
  const other = await aSignedInCustomer(shop)
  for (const action of ['cancel', 'finish'] as const)
    expect(await other.ask('orderUpdateStatus', { order: order.id, action })).toMatchObject({
      ...{ ok: false, code: 404, message: 'Order not found' },
    })
  expect(await storyOf(shop, order)).toEqual(['placed'])
})

test('what the staff notes about money is not told to the owner', async () => {
  const order = await aCustomersOrder(shop, dewi)
  const staff = await aStaffMember(shop)
  const note = 'Pengirim atas nama lain'
  answered(await staff.ask('orderConfirmTransfer', { number: order.number, note }))
  expect(JSON.stringify(answered(await dewi.ask('orderFind', { order: order.id })))).not.toContain(note)
  expect(JSON.stringify(answered(await staff.ask('orderFind', { number: order.number })))).toContain(note)
  // It was paid otherwise: there is nothing to accept.
  expect(await staff.ask('orderAcceptCod', { number: order.number })).toMatchObject({ ok: false, code: 201 })
})

test('once an order was taken over by its account, the token of the guest opens it no more', async () => {
  const customer = await aSignedInCustomer(shop)
  const { guest, placed } = await anOrder(shop, { method: 7, email: customer.customer.email })
  answered(await customer.ask('cartMerge', { guest_token: guest.token }))
  expect((await customer.ask('orderFind', { order: placed.id })).ok).toBe(true)
  expect(await guest.ask('orderFind', { order: placed.id })).toMatchObject({ code: 404 })
  expect(answered(await guest.ask('orderFetch', {})).result.total).toBe(0)
})
