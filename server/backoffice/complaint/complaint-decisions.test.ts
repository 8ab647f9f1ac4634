import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { readyForOrders } from '../../testing/a-checkout.ts'
import {
  aBankAccount,
  aComplaint,
  aPictureFile,
  aSentOrder,
  type SentOrder,
} from '../../testing/a-complaint.ts'
import { aStaffMember, askStaffOf, type StaffMemberSignedIn } from '../../testing/a-staff-member.ts'
import { answered } from '../../testing/answered.ts'
import { clearTables } from '../../testing/clear-tables.ts'
import { runSql } from '../../testing/run-sql.ts'
import { startTestShop, type TestShop } from '../../testing/start-test-shop.ts'

let shop: TestShop
let staff: StaffMemberSignedIn
let owner: StaffMemberSignedIn
beforeAll(async () => {
  shop = await startTestShop({ ownDatabase: true })
  await readyForOrders(shop)
  staff = await aStaffMember(shop, { name: 'Rani Kusuma', role: 'service' })
  owner = await aStaffMember(shop, { name: 'Ibu Ratna' })
})
beforeEach(() => clearTables(shop, 'refunds', 'complaints', 'mail_messages'))
afterAll(() => shop.close())

const mailTo = async ({ email }: SentOrder, subject: string) =>
  (await shop.mails()).find((mail) => mail.recipient === email && mail.subject === subject)
const refunds = () => runSql(shop, 'select * from refunds order by id')
const money = { solution: 'partial_refund' as const, ...aBankAccount }

async function inProgress(given: Parameters<typeof aComplaint>[1] = {}, language = 'en') {
  const order = await aSentOrder(shop, { language })
  const { number, id } = await aComplaint(order, given)
  answered(await staff.ask('complaintAnswer', { number, text: 'We look at it.\nToday.' }))
  return { order, number, id }
}

test('the first answer puts a complaint into progress, and the shopper reads who it was by the first name', async () => {
  const { order, number, id } = await inProgress()
  const seen = answered(await order.guest.ask('complaintTracking', { id }))
  expect(seen.status).toBe('in_progress')
  expect(seen.messages.slice(1)).toMatchObject([
    { kind: 'in_progress', author: 'system', text: '' },
    { kind: 'message', author: 'staff', staff_name: 'Rani', text: 'We look at it.\nToday.' },
  ])
  expect(seen.steps.map(({ state }) => state)).toEqual(['done', 'active', 'todo'])
  expect(JSON.stringify(seen)).not.toContain('Kusuma')
  const mail = await mailTo(order, `Our answer to complaint ${number}`)
  expect(mail?.text).toContain('Rani of our service has written')
  expect(mail?.text).toContain(`/user/complaint/${id}?key=`)
  // Pressed twice, it is said once; something else is said as well.
  answered(await staff.ask('complaintAnswer', { number, text: 'We look at it.\nToday.' }))
  const { messages } = answered(await staff.ask('complaintAnswer', { number, text: 'And tomorrow.' }))
  expect(messages.map(({ kind }) => kind)).toEqual(['created', 'in_progress', 'message', 'message'])
})

test('nothing is decided before it is answered', async () => {
  const order = await aSentOrder(shop)
  const { number } = await aComplaint(order)
  const message = 'This cannot be done with the complaint as it stands now.'
  expect(await staff.ask('complaintResolve', { number, text: 'Done.' })).toMatchObject({ code: 201, message })
  expect(await staff.ask('complaintReject', { number, reason: 'No.' })).toMatchObject({ code: 201, message })
})

test('a resolved complaint says how, stays so, and lets the order go on', async () => {
  const { order, number, id } = await inProgress({}, 'id')
  const resolved = answered(await staff.ask('complaintResolve', { number, text: 'Panel baru dikirim.' }))
  expect(resolved).toMatchObject({ status: 'resolved', outcome: 'Panel baru dikirim.' })
  answered(await staff.ask('complaintResolve', { number, text: 'Again.' }))
  expect(await staff.ask('complaintReject', { number, reason: 'No.' })).toMatchObject({
    code: 201,
    message: 'This complaint is closed.',
  })
  const seen = answered(await order.guest.askIn('id')('complaintTracking', { id }))
  expect(seen).toMatchObject({ outcome: 'Panel baru dikirim.', appeal_until: null })
  expect(seen.steps.at(-1)).toMatchObject({ name: 'Selesai', state: 'done' })
  expect(Number((await order.row()).open_complaints)).toBe(0)
  expect(await refunds()).toEqual([])
  const mail = await mailTo(order, `Komplain ${number} selesai`)
  expect(mail?.text).toContain('Panel baru dikirim.')
  expect(mail?.text).toContain('https://shop.example/id/user/complaint/')
})

test('a rejection says why and until when it can be appealed', async () => {
  const { order, number } = await inProgress({}, 'id')
  const rejected = answered(await staff.ask('complaintReject', { number, reason: 'Warna sesuai pesanan.' }))
  expect(rejected).toMatchObject({ status: 'rejected', outcome: 'Warna sesuai pesanan.' })
  const mail = await mailTo(order, `Komplain ${number} tidak dapat kami terima`)
  expect(mail?.text).toContain('Warna sesuai pesanan.')
  expect(mail?.text).toContain('banding satu kali, sampai 19 November, 10.00 WIB')
  const [event] = await runSql(
    shop,
    "select actor, staff_id, reason from order_events where kind = 'complaint_rejected' order by id desc limit 1",
  )
  expect({ ...event, staff_id: Number(event?.staff_id) }).toEqual({
    actor: 'staff',
    staff_id: staff.id,
    reason: 'Warna sesuai pesanan.',
  })
})

test('the owner’s money goes to the account that the complaint names, approved, once, and holds the order open', async () => {
  const { order, number } = await inProgress(money)
  const resolve = () => owner.ask('complaintResolve', { number, text: '40% back.', refund_amount: 200_000 })
  await Promise.all([resolve(), resolve()])
  const [complaint] = await runSql(shop, 'select id from complaints')
  const [refund, ...others] = await refunds()
  expect(others).toEqual([])
  expect(refund).toMatchObject({
    status: 'approved',
    cause: 'complaint',
    way: 'bank',
    payment_id: null,
    complaint_id: complaint?.id,
    bank_name: 'Bank Nusa Raya',
    last_four: '4417',
    items: [{ line: order.lines[0]?.id, quantity: 1, amount: 200_000 }],
  })
  expect(Number(refund?.amount)).toBe(200_000)
  expect(await order.row()).toMatchObject({ open_complaints: 0, open_refunds: 1 })
  const mail = await mailTo(order, `Complaint ${number} is settled`)
  expect(mail?.text).toContain('We send Rp\u00A0200.000 to your account •••• 4417.')
})

test('who may not let money go opens a refund that somebody else decides about, and the shopper is told so', async () => {
  const { order, number } = await inProgress(money, 'id')
  answered(await staff.ask('complaintResolve', { number, text: '40% kembali.', refund_amount: 200_000 }))
  expect(await refunds()).toMatchObject([{ status: 'requested', cause: 'complaint', decided_at: null }])
  expect(await order.row()).toMatchObject({ open_complaints: 0, open_refunds: 1 })
  const mail = await mailTo(order, `Komplain ${number} selesai`)
  expect(mail?.text).toContain('Pengembalian dana Rp\u00A0200.000 sedang kami periksa')
  expect(mail?.text).not.toContain('kami kirim ke rekening')
})

test('no more goes back than the units concerned cost, with their services where it is about all of them', async () => {
  const order = await aSentOrder(shop, { quantity: 2, products: 2 })
  const [first, second] = order.lines
  const all = { line: first?.id ?? '', quantity: 2 }
  const [one, whole] = [
    await aComplaint(order, { ...money, items: [{ line: second?.id ?? '', quantity: 1 }] }),
    await aComplaint(order, { ...money, items: [all] }),
  ]
  for (const { number } of [one, whole])
    answered(await staff.ask('complaintAnswer', { number, text: 'We look at it.' }))
  const resolve = (number: string, refund_amount: number) =>
    owner.ask('complaintResolve', { number, text: 'Done.', refund_amount })
  expect(await resolve(one.number, 500_001)).toMatchObject({
    message: 'At most Rp\u00A0500.000 can be given back.',
  })
  answered(await resolve(one.number, 500_000))
  expect(await resolve(whole.number, 1_000_001)).toMatchObject({
    message: 'At most Rp\u00A01.000.000 can be given back.',
  })
  answered(await resolve(whole.number, 1_000_000))
})

test('what was resolved is not resolved again with other money', async () => {
  const without = await inProgress()
  const paid = await inProgress(money)
  const resolve = (number: string, refund_amount?: number) =>
    staff.ask('complaintResolve', { number, text: 'Done.', ...(refund_amount && { refund_amount }) })
  answered(await resolve(without.number))
  answered(await resolve(without.number))
  answered(await resolve(paid.number, 200_000))
  answered(await resolve(paid.number, 200_000))
  const refused = { code: 201, message: 'This cannot be done with the complaint as it stands now.' }
  expect(await resolve(without.number, 200_000)).toMatchObject(refused)
  expect(await resolve(paid.number, 300_000)).toMatchObject(refused)
  expect(await resolve(paid.number)).toMatchObject(refused)
  expect(await refunds()).toHaveLength(1)
})

test('money is refused that has no account to go to, or that is not left, and nothing is decided', async () => {
  const without = await inProgress()
  expect(
    await staff.ask('complaintResolve', { number: without.number, text: 'Done.', refund_amount: 1 }),
  ).toMatchObject({
    code: 201,
    fields: [
      {
        field: 'refund_amount',
        message: 'Please tell us the bank account that the money shall go to.',
      },
    ],
  })
  const order = await aSentOrder(shop)
  const items = [{ line: order.lines[0]?.id ?? '', quantity: 2 }]
  const { number } = await aComplaint(order, { ...money, items })
  answered(await staff.ask('complaintAnswer', { number, text: 'We look at it.' }))
  const { total } = await order.row()
  const tooMuch = { number, text: 'Done.', refund_amount: Number(total) + 1 }
  const answer = await staff.ask('complaintResolve', tooMuch)
  expect(answer).toMatchObject({ code: 201, fields: [{ field: 'refund_amount' }] })
  expect(answer.message).toMatch(/^At most Rp\u00A0[\d.]+ can be given back\.$/)
  expect(answered(await staff.ask('complaintFind', { number })).status).toBe('in_progress')
  expect(await refunds()).toEqual([])
  answered(await staff.ask('complaintResolve', { ...tooMuch, refund_amount: Number(total) }))
})

test('before it is paid for, no money can be given back', async () => {
  const order = await aSentOrder(shop, { status: 4 })
  const { number } = await aComplaint(order, { ...money, type: 'shipping_problem' })
  answered(await staff.ask('complaintAnswer', { number, text: 'We ask the courier.' }))
  expect(await staff.ask('complaintResolve', { number, text: 'Done.', refund_amount: 1 })).toMatchObject({
    message: 'At most Rp\u00A00 can be given back.',
  })
})

test('the staff finds complaints by number, the oldest first by status, with their files', async () => {
  const order = await aSentOrder(shop, { quantity: 3 })
  const first = await aComplaint(order, { evidence: [await aPictureFile()] })
  const second = await aComplaint(order, { description: 'Second' })
  const third = await aComplaint(order, { description: 'Third' })
  answered(await staff.ask('complaintAnswer', { number: second.number, text: 'We look at it.' }))
  const open = answered(await staff.ask('complaintFetch', { status: 'created' }))
  expect(open.data.map(({ number }) => number)).toEqual([first.number, third.number])
  expect(open).toMatchObject({ total: 2, last_page: 1 })
  const found = answered(
    await staff.ask('complaintFind', { number: first.number.toLowerCase().replaceAll('-', ' ') }),
  )
  const file = found.messages[0]?.evidence[0]?.id ?? ''
  expect(answered(await staff.ask('complaintEvidence', { id: file })).type).toBe('image/webp')
  expect(await staff.ask('complaintFind', { number: 'KMP-2611-9999' })).toMatchObject({
    code: 404,
    message: 'Complaint not found',
  })
})

test('only who may work on complaints does, and no shopper', async () => {
  const order = await aSentOrder(shop)
  const { number } = await aComplaint(order)
  const warehouse = await aStaffMember(shop, { role: 'warehouse' })
  expect(await warehouse.ask('complaintFind', { number })).toMatchObject({ code: 403 })
  expect(await warehouse.ask('complaintAnswer', { number, text: 'Hello' })).toMatchObject({ code: 403 })
  const shopper = askStaffOf(shop, { token: order.guest.token })
  expect(await shopper('complaintReject', { number, reason: 'No.' })).toMatchObject({ code: 401 })
  expect(await shopper('complaintEvidence', { id: order.id })).toMatchObject({ code: 401 })
})
