import { afterAll, beforeAll, expect, test } from 'vitest'
import { orderKeyName } from '../../modules/checkout/checkout.ts'
import { readyForOrders } from '../../testing/a-checkout.ts'
import {
  aBankAccount,
  aComplaint,
  aPictureFile,
  aSentOrder,
  type SentOrder,
} from '../../testing/a-complaint.ts'
import { aGuest } from '../../testing/a-guest.ts'
import { aSignedInCustomer } from '../../testing/a-signed-in-customer.ts'
import { aStaffMember } from '../../testing/a-staff-member.ts'
import { allRows } from '../../testing/all-rows.ts'
import { answered } from '../../testing/answered.ts'
import { runSql } from '../../testing/run-sql.ts'
import { startTestShop, type TestShop } from '../../testing/start-test-shop.ts'

let shop: TestShop
let order: SentOrder
beforeAll(async () => {
  shop = await startTestShop()
  await readyForOrders(shop)
  order = await aSentOrder(shop)
})
afterAll(() => shop.close())

test('another customer and another guest see nothing of it and change nothing, whatever key they make up', async () => {
  const complaint = await aComplaint(order, { evidence: [await aPictureFile()] })
  const { id } = complaint
  const file = complaint.messages[0]?.evidence[0]?.id ?? ''
  const other = await aSentOrder(shop)
  const keyOfOther = shop.shop.sealer.keyFor(orderKeyName(other.id))
  const customer = await aSignedInCustomer(shop)
  const evidence = [await aPictureFile()]
  const rows = async () => {
    // How often somebody asks is counted, whatever is answered.
    const { rate_limits: _counts, ...all } = await allRows(shop.database)
    return JSON.stringify(all)
  }
  const before = await rows()
  for (const { ask } of [customer, other.guest, aGuest(shop)])
    for (const key of [undefined, keyOfOther, 'x', '']) {
      const complaintMissing = { code: 404, message: 'Complaint not found' }
      expect(await ask('complaintFind', { order: order.id, key })).toMatchObject({
        code: 404,
        message: 'Order not found',
      })
      expect(await ask('complaintTracking', { id, key })).toMatchObject(complaintMissing)
      expect(await ask('complaintReply', { id, key, text: 'Hello', evidence })).toMatchObject(
        complaintMissing,
      )
      for (const action of ['cancel', 'agree', 'decline', 'appeal'] as const)
        expect(
          await ask('complaintUpdateStatus', { id, key, action, text: 'Hello', evidence }),
        ).toMatchObject(complaintMissing)
      expect(await ask('complaintEvidence', { id: file, key })).toMatchObject({
        code: 404,
        message: 'This file is not here.',
      })
    }
  expect(answered(await customer.ask('complaintFetch', {})).total).toBe(0)
  expect(await rows()).toBe(before)
})

test('what is not there is told in both languages', async () => {
  const id = '00000000-0000-4000-8000-000000000009'
  expect(await order.guest.ask('complaintTracking', { id })).toMatchObject({ message: 'Complaint not found' })
  expect(await order.guest.askIn('id')('complaintTracking', { id })).toMatchObject({
    message: 'Komplain tidak ditemukan',
  })
  expect(await order.guest.askIn('id')('complaintEvidence', { id })).toMatchObject({
    code: 404,
    message: 'Berkas ini tidak ada.',
  })
})

test('the key of the mails opens it in another browser, with its files', async () => {
  const about = await aSentOrder(shop)
  const complaint = await aComplaint(about, { evidence: [await aPictureFile()] })
  const key = shop.shop.sealer.keyFor(orderKeyName(about.id))
  const { ask } = aGuest(shop)
  const file = complaint.messages[0]?.evidence[0]?.id ?? ''
  expect(answered(await ask('complaintTracking', { id: complaint.id, key })).number).toBe(complaint.number)
  expect(answered(await ask('complaintEvidence', { id: file, key })).type).toBe('image/webp')
})

test('of an account nobody reads more than the last four digits, in answers, rows, mails and the log', async () => {
  const about = await aSentOrder(shop)
  const staff = await aStaffMember(shop)
  const customer = await aSignedInCustomer(shop)
  const complaint = await aComplaint(about, { solution: 'partial_refund', ...aBankAccount })
  expect(complaint.bank).toEqual({ name: 'Bank Nusa Raya', last_four: '4417' })
  await runSql(shop, 'update orders set customer_id = $1 where uuid = $2', [customer.id, about.id])
  const { id, number } = complaint
  const answers = [
    complaint,
    await customer.ask('complaintFetch', {}),
    await customer.ask('complaintTracking', { id }),
    await customer.ask('complaintFind', { order: about.id }),
    await staff.ask('complaintFetch', {}),
    await staff.ask('complaintFind', { number }),
    await staff.ask('complaintAnswer', { number, text: 'We look at it.' }),
    await staff.ask('complaintResolve', { number, text: 'Done.', refund_amount: 200_000 }),
  ]
  const everywhere = JSON.stringify([
    answers,
    await allRows(shop.database),
    await shop.mails(),
    shop.logged(),
  ])
  for (const secret of ['773004554417', '7730 0455 4417', 'Dewi Pertiwi'])
    expect(everywhere).not.toContain(secret)
  const [row] = await runSql(shop, 'select sealed_bank from complaints where uuid = $1', [id])
  expect(JSON.parse(shop.shop.sealer.openText(String(row?.sealed_bank)))).toEqual({
    name: 'Bank Nusa Raya',
    holder: 'Dewi Pertiwi',
    number: '773004554417',
  })
})
