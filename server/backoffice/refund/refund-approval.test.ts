import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { checkBooks, refundPayment } from '../../modules/checkout/checkout.ts'
import { settleRefunds } from '../../modules/refunds/refunds.ts'
import { changeSettings } from '../../modules/settings/settings.ts'
import { aBankAccount as bank } from '../../testing/a-complaint.ts'
import { aPayingShop, type PayingShop } from '../../testing/a-paying-shop.ts'
import { aStaffMember, type StaffMemberSignedIn } from '../../testing/a-staff-member.ts'
import { type AnOrder, anOrder, storyOf } from '../../testing/an-order.ts'
import { answered } from '../../testing/answered.ts'
import { clearTables } from '../../testing/clear-tables.ts'
import { moveOrder } from '../../testing/move-order.ts'

let shop: PayingShop
let rina: StaffMemberSignedIn
let bayu: StaffMemberSignedIn
let owner: StaffMemberSignedIn
let service: StaffMemberSignedIn
beforeAll(async () => {
  shop = await aPayingShop({ ownDatabase: true })
  rina = await aStaffMember(shop, { name: 'Rina Keuangan', role: 'finance' })
  bayu = await aStaffMember(shop, { name: 'Bayu Keuangan', role: 'finance' })
  owner = await aStaffMember(shop, { name: 'Ibu Ratna' })
  service = await aStaffMember(shop, { role: 'service' })
})
beforeEach(async () => {
  await clearTables(shop, 'rate_limits')
  await shop.doRefunds()
})
afterAll(async () => {
  expect(await checkBooks(shop.shop.db)).toEqual([])
  await shop.close()
})

const reason = 'Sesuai ketentuan'
const notNow = { ok: false, code: 201, message: 'This cannot be done with the order as it stands now.' }

/** Up to this sum finance approves alone. */
const ceilingOf = (finance: number | null) =>
  changeSettings(shop.shop.db, { refundCeilings: { owner: null, finance } })

/** A card payment whose order its owner wants to be cancelled. */
async function wishedToBeCancelled(): Promise<AnOrder> {
  const order = await anOrder(shop, { method: 3 })
  expect(await shop.tellPaid(order.payment)).toBe(200)
  const wish = { order: order.placed.id, action: 'cancel', reason: 'changed_mind' } as const
  answered(await order.guest.ask('orderUpdateStatus', wish))
  return order
}

const accept = (member: StaffMemberSignedIn, { placed: { number } }: AnOrder) =>
  member.ask('orderDecideCancel', { number, decision: 'accept', reason })
const approve = (member: StaffMemberSignedIn, id: string) =>
  member.ask('refundDecide', { id, decision: 'approve', reason })
async function refundIdOf(order: AnOrder): Promise<string> {
  const [refund] = (await order.find()).refunds
  if (refund === undefined) throw new Error('there is no refund')
  return refund.id
}
const mailsTo = async ({ placed: { email } }: AnOrder) =>
  (await shop.mails()).filter(({ recipient }) => recipient === email)

test('who cancels an order without the permission for money opens a refund that waits, and its owner is told so', async () => {
  const order = await wishedToBeCancelled()
  answered(await accept(service, order))
  expect(await order.find()).toMatchObject({
    cancelled: { reason: 'by_shopper' },
    refunds: [{ status: 'requested', cause: 'cancel', decided_at: null }],
    payment: { status: 'paid' },
  })
  expect(await shop.doRefunds()).toBe(0)
  const [cancelled] = await mailsTo(order).then((mails) => mails.filter(({ text }) => /cancelled/.test(text)))
  expect(cancelled?.text).toMatch(
    /We check the refund of Rp.[\d.]+ and write to you within two working days\./,
  )
  answered(await approve(owner, await refundIdOf(order)))
  expect(await shop.doRefunds()).toBe(1)
  await settleRefunds(shop.shop.db, shop.around)
  expect(await order.find()).toMatchObject({ refunds: [{ status: 'refunded' }] })
})

test('the owner cancels and gives the money back in one step', async () => {
  const order = await wishedToBeCancelled()
  answered(await accept(owner, order))
  expect(await order.find()).toMatchObject({ refunds: [{ status: 'approved' }] })
})

test('above the ceiling two approve, who are not the same', async () => {
  await ceilingOf(0)
  const order = await wishedToBeCancelled()
  answered(await accept(rina, order))
  const id = await refundIdOf(order)
  const again = answered(await approve(rina, id))
  expect(again).toMatchObject({ status: 'requested', first_approval: { staff_name: 'Rina Keuangan' } })
  expect((await order.find()).refunds).toMatchObject([{ status: 'requested', answer: null }])
  expect(await shop.doRefunds()).toBe(0)
  expect(answered(await approve(bayu, id))).toMatchObject({ status: 'approved' })
  expect((await storyOf(shop, order.placed)).filter((kind) => kind.startsWith('refund'))).toEqual([
    'refund_asked',
    'refund_first_approved',
    'refund_approved',
  ])
})

test('both approvals at once are one refund', async () => {
  await ceilingOf(0)
  const order = await wishedToBeCancelled()
  answered(await accept(service, order))
  const id = await refundIdOf(order)
  const answers = await Promise.all([rina, rina, bayu, bayu, rina].map((member) => approve(member, id)))
  expect(answers.every(({ ok }) => ok)).toBe(true)
  expect((await order.find()).refunds).toMatchObject([{ status: 'approved' }])
  expect(await shop.doRefunds()).toBe(1)
})

test('up to the ceiling one approves alone, and small sums of one order count together', async () => {
  const order = await anOrder(shop, { method: 7, price: 400_000, quantity: 3 })
  await moveOrder(shop, order.placed, 'delivered')
  await ceilingOf(500_000)
  const line = order.placed.lines[0]?.id ?? ''
  const askForOne = async () => {
    const input = { order: order.placed.id, reason: 'Rusak', bank, items: [{ line, quantity: 1 }] }
    return answered(await order.guest.ask('orderRefund', input)).refunds[0]?.id ?? ''
  }
  const first = await askForOne()
  expect(answered(await approve(rina, first))).toMatchObject({ status: 'approved', first_approval: null })
  answered(await rina.ask('refundDone', { id: first, reference: 'TRF-1' }))
  const second = await askForOne()
  expect(answered(await approve(rina, second))).toMatchObject({ status: 'requested' })
  expect(answered(await approve(owner, second))).toMatchObject({ status: 'approved' })
})

test('an approval is taken back until the provider was asked, and the money can be asked for again', async () => {
  await ceilingOf(null)
  const order = await wishedToBeCancelled()
  answered(await accept(owner, order))
  const id = await refundIdOf(order)
  const withdraw = (member = rina) => member.ask('refundWithdraw', { id, reason: 'Salah pesanan' })
  expect(await withdraw(service)).toMatchObject({ ok: false, code: 403 })
  for (const answer of await Promise.all([withdraw(), withdraw(), withdraw()]))
    expect(answered(answer)).toMatchObject({ status: 'rejected', answer: 'Salah pesanan' })
  // The queued job does not ask the provider.
  await refundPayment(shop.shop.db, shop.around, order.payment)
  expect((await shop.sandbox.paymentOf(order.payment)).refundedMinor).toBe(0)
  expect(await order.find()).toMatchObject({ payment: { status: 'paid' } })
  const stopped = (await mailsTo(order)).filter(({ subject }) => subject.startsWith('Your refund is stopped'))
  expect(stopped).toHaveLength(1)
  expect(stopped[0]?.text).toContain('Our reason: Salah pesanan')
  expect(await approve(rina, id)).toMatchObject(notNow)
  const asked = answered(await order.guest.ask('orderRefund', { order: order.placed.id, reason: 'Tolong' }))
  answered(await approve(rina, asked.refunds[0]?.id ?? ''))
  await refundPayment(shop.shop.db, shop.around, order.payment)
  await settleRefunds(shop.shop.db, shop.around)
  expect(await order.find()).toMatchObject({ payment: { status: 'refunded' } })
})

test('once the provider was asked, an approval is not taken back', async () => {
  await ceilingOf(null)
  const order = await wishedToBeCancelled()
  answered(await accept(owner, order))
  const id = await refundIdOf(order)
  const [withdrawn] = await Promise.all([
    rina.ask('refundWithdraw', { id, reason: 'Salah pesanan' }),
    refundPayment(shop.shop.db, shop.around, order.payment),
  ])
  const { refundedMinor } = await shop.sandbox.paymentOf(order.payment)
  if (withdrawn.ok) expect(refundedMinor).toBe(0)
  else expect(refundedMinor).toBeGreaterThan(0)
  if (!withdrawn.ok)
    expect(await rina.ask('refundWithdraw', { id, reason: 'Salah' })).toMatchObject({
      ok: false,
      code: 201,
    })
  await settleRefunds(shop.shop.db, shop.around)
})

test('money that goes to an account is stopped until somebody has sent it', async () => {
  await ceilingOf(null)
  const order = await anOrder(shop, { method: 7 })
  await moveOrder(shop, order.placed, 'delivered')
  const ask = async () =>
    answered(await order.guest.ask('orderRefund', { order: order.placed.id, reason: 'Rusak', bank }))
  const withdraw = (id: string) => rina.ask('refundWithdraw', { id, reason: 'Salah' })
  const first = (await ask()).refunds[0]?.id ?? ''
  expect(await withdraw(first)).toMatchObject(notNow)
  answered(await approve(rina, first))
  answered(await withdraw(first))
  expect(await rina.ask('refundDone', { id: first, reference: 'TRF-5' })).toMatchObject(notNow)
  const second = (await ask()).refunds[0]?.id ?? ''
  answered(await approve(rina, second))
  answered(await rina.ask('refundDone', { id: second, reference: 'TRF-6' }))
  expect(await withdraw(second)).toMatchObject(notNow)
})
