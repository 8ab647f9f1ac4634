import { afterAll, beforeAll, expect, test } from 'vitest'
import { checkBooks } from '../../modules/checkout/checkout.ts'
import { decideRefund } from '../../modules/fulfilment/fulfilment.ts'
import { markRefundSent } from '../../modules/refunds/refunds.ts'
import { readyForOrders } from '../../testing/a-checkout.ts'
import { aSentOrder, type SentOrder } from '../../testing/a-complaint.ts'
import { aStaffMember } from '../../testing/a-staff-member.ts'
import { answered } from '../../testing/answered.ts'
import { startTestShop, type TestShop } from '../../testing/start-test-shop.ts'
import { checkoutAroundOf } from '../callers/checkout-around-of.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await startTestShop()
  await readyForOrders(shop)
})
afterAll(async () => {
  expect(await checkBooks(shop.shop.db)).toEqual([])
  await shop.close()
})

const bank = { bank_name: 'Bank Nusa', bank_account_name: 'Sari', bank_account_number: '880144170099' }
const complain = ({ guest, id, lines }: SentOrder, quantity: number) =>
  guest.ask('complaintStore', {
    ...{ order: id, type: 'item_damaged', description: 'Pecah', solution: 'retur_and_refund', ...bank },
    items: [{ line: lines[0]?.id ?? '', quantity }],
  })

test('units whose money is asked back or was given back cannot be complained about', async () => {
  const order = await aSentOrder(shop, { quantity: 2 })
  const line = order.lines[0]?.id ?? ''
  const items = [{ line, quantity: 1 }]
  const asked = answered(
    await order.guest.ask('orderRefund', { order: order.id, reason: 'Rusak', items, bank }),
  )
  expect(await complain(order, 1)).toMatchObject({
    ...{ code: 201, message: 'A request for money back is open already.' },
  })
  const { id: staffId } = await aStaffMember(shop)
  const around = checkoutAroundOf(shop.shop)
  const uuid = asked.refunds[0]?.id ?? ''
  await decideRefund(shop.shop.db, around, {
    uuid,
    approves: true,
    amount: undefined,
    reason: 'Baik',
    approver: { staffId, ceiling: null },
  })
  await markRefundSent(shop.shop.db, around, { uuid, reference: 'TRF-1', staffId })
  const { filing } = answered(await order.guest.ask('complaintFind', { order: order.id }))
  expect(filing.lines[0]?.most).toBe(1)
  expect(await complain(order, 2)).toMatchObject({ code: 201, message: 'Invalid quantity selected' })
  expect((await complain(order, 1)).ok).toBe(true)
})

test('an order whose money was given back altogether cannot be complained about', async () => {
  const order = await aSentOrder(shop, { quantity: 1 })
  const asked = answered(await order.guest.ask('orderRefund', { order: order.id, reason: 'Rusak', bank }))
  const { id: staffId } = await aStaffMember(shop)
  const around = checkoutAroundOf(shop.shop)
  const uuid = asked.refunds[0]?.id ?? ''
  await decideRefund(shop.shop.db, around, {
    uuid,
    approves: true,
    amount: undefined,
    reason: 'Baik',
    approver: { staffId, ceiling: null },
  })
  await markRefundSent(shop.shop.db, around, { uuid, reference: 'TRF-2', staffId })
  expect(await complain(order, 1)).toMatchObject({
    ...{ code: 201, message: 'The money for this order has been given back.' },
  })
})
