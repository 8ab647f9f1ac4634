import type { CallInput } from '@gema/contract/client.ts'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { autoFinish } from '../../modules/fulfilment/fulfilment.ts'
import { changeSettings } from '../../modules/settings/settings.ts'
import { readyForOrders } from '../../testing/a-checkout.ts'
import {
  aComplaint,
  aPictureFile,
  aSentOrder,
  type SentOrder,
  watchEvidence,
} from '../../testing/a-complaint.ts'
import { aStaffMember, type StaffMemberSignedIn } from '../../testing/a-staff-member.ts'
import { storyOf } from '../../testing/an-order.ts'
import { answered } from '../../testing/answered.ts'
import { clearTables } from '../../testing/clear-tables.ts'
import { startTestShop, type TestShop } from '../../testing/start-test-shop.ts'
import { checkoutAroundOf } from '../callers/checkout-around-of.ts'

const day = 24 * 60 * 60_000

let shop: TestShop
let staff: StaffMemberSignedIn
let kept: () => string[]
beforeAll(async () => {
  shop = await startTestShop({ ownDatabase: true })
  await readyForOrders(shop)
  await changeSettings(shop.shop.db, { email: 'halo@gema.example' })
})
beforeEach(async () => {
  await pass(0)
  await clearTables(shop, 'complaints', 'mail_messages')
  kept = watchEvidence(shop)
})
afterAll(() => shop.close())

/** Time goes by; a session of the staff lasts half a day, so they sign in again. */
async function pass(milliseconds: number): Promise<void> {
  shop.clock.moveOn(milliseconds)
  staff = await aStaffMember(shop, { name: 'Rani Kusuma' })
}

type Action = Omit<CallInput<'complaintUpdateStatus'>, 'id'>
const update = (
  order: SentOrder,
  id: string,
  { language = 'en', ...action }: Action & { language?: string },
) => order.guest.askIn(language)('complaintUpdateStatus', { id, ...action })
const openCount = async (order: SentOrder) => Number((await order.row()).open_complaints)
async function proposed(order: SentOrder) {
  const { number, id } = await aComplaint(order)
  answered(await staff.ask('complaintPropose', { number, text: 'Two new panels on Wednesday.' }))
  return { number, id }
}

test('a proposal waits for its answer, is agreed to once, and then nothing is withdrawn any more', async () => {
  const order = await aSentOrder(shop)
  const { id } = await proposed(order)
  const waiting = answered(await order.guest.ask('complaintTracking', { id }))
  expect(waiting).toMatchObject({
    status: 'in_progress',
    waits_for_you: true,
    proposal: { text: 'Two new panels on Wednesday.', state: 'waiting' },
    actions: { agree: { is_allowed: true, reason: null } },
  })
  expect(waiting.messages.map(({ kind, author, staff_name }) => [kind, author, staff_name])).toEqual([
    ['created', 'shopper', null],
    ['in_progress', 'system', null],
    ['proposal', 'staff', 'Rani'],
  ])
  const agreed = answered(await update(order, id, { action: 'agree' }))
  expect(agreed).toMatchObject({
    status: 'in_progress',
    waits_for_you: false,
    proposal: { state: 'agreed' },
    actions: { cancel: { is_allowed: false, reason: 'A solution has been agreed on.' } },
  })
  // Once more is a success, and says nothing twice.
  expect(answered(await update(order, id, { action: 'agree' })).messages).toHaveLength(4)
  expect(await update(order, id, { action: 'cancel' })).toMatchObject({
    code: 201,
    message: 'A solution has been agreed on.',
  })
  expect(await update(order, id, { action: 'decline', language: 'id' })).toMatchObject({
    code: 201,
    message: 'Solusinya sudah disepakati.',
  })
  expect(await openCount(order)).toBe(1)
})

test('a proposal is declined with what is wanted instead, and a new one can be made', async () => {
  const order = await aSentOrder(shop)
  const { id, number } = await proposed(order)
  const declined = answered(await update(order, id, { action: 'decline', text: 'Rather the money.' }))
  expect(declined).toMatchObject({ status: 'in_progress', proposal: { state: 'declined' } })
  expect(declined.messages.at(-1)).toMatchObject({ kind: 'declined', text: 'Rather the money.' })
  expect(await update(order, id, { action: 'agree' })).toMatchObject({
    code: 201,
    message: 'There is no proposal to answer.',
  })
  answered(await staff.ask('complaintPropose', { number, text: 'Then 40% back.' }))
  expect(answered(await update(order, id, { action: 'agree' })).proposal).toMatchObject({
    text: 'Then 40% back.',
    state: 'agreed',
  })
})

test('a complaint is withdrawn once, its units are free, and its order is no longer held', async () => {
  const order = await aSentOrder(shop)
  const { id, number } = await aComplaint(order)
  const cancelled = answered(await update(order, id, { action: 'cancel', text: 'It works now.' }))
  expect(cancelled).toMatchObject({ status: 'cancelled', outcome: null })
  expect(cancelled.steps.map(({ name, state }) => [name, state])).toEqual([
    ['Filed', 'done'],
    ['In progress', 'todo'],
    ['Withdrawn', 'done'],
  ])
  answered(await update(order, id, { action: 'cancel' }))
  expect(await openCount(order)).toBe(0)
  expect((await storyOf(shop, order)).filter((kind) => kind === 'complaint_cancelled')).toHaveLength(1)
  const mails = await shop.mails()
  expect(mails.filter(({ subject }) => subject === `Complaint ${number} is withdrawn`)).toHaveLength(1)
  expect(await order.guest.ask('complaintReply', { id, text: 'Hello?' })).toMatchObject({
    code: 201,
    message: 'This complaint is closed.',
  })
  expect(await staff.ask('complaintAnswer', { number, text: 'Hello' })).toMatchObject({ code: 201 })
})

test('an order does not finish by itself while it is complained about or may be appealed', async () => {
  const order = await aSentOrder(shop)
  const around = checkoutAroundOf(shop.shop)
  const isFinished = async () => {
    await autoFinish(shop.shop.db, around)
    return (await order.row()).finished_at !== null
  }
  await pass(6 * day)
  const { number } = await aComplaint(order)
  await pass(3 * day)
  expect(await isFinished()).toBe(false)
  answered(await staff.ask('complaintAnswer', { number, text: 'We look at it.' }))
  answered(await staff.ask('complaintReject', { number, reason: 'As ordered.' }))
  await pass(3 * day - 1)
  expect(await isFinished()).toBe(false)
  await pass(1)
  expect(await isFinished()).toBe(true)
  expect(await openCount(order)).toBe(0)
})

test('of agreeing and withdrawing at the same moment, one happens', async () => {
  const order = await aSentOrder(shop)
  const { id } = await proposed(order)
  const answers = await Promise.all([
    update(order, id, { action: 'agree' }),
    update(order, id, { action: 'cancel' }),
  ])
  expect(answers.filter(({ ok }) => ok)).toHaveLength(1)
  const after = answered(await order.guest.ask('complaintTracking', { id }))
  const ends = after.messages.filter(({ kind }) => kind === 'agreed' || kind === 'cancelled')
  expect(ends).toHaveLength(1)
  expect(await openCount(order)).toBe(after.status === 'cancelled' ? 0 : 1)
})

test('of resolving and withdrawing at the same moment, one happens, and it ends once', async () => {
  const order = await aSentOrder(shop)
  const { id, number } = await aComplaint(order)
  answered(await staff.ask('complaintAnswer', { number, text: 'We look at it.' }))
  const answers = await Promise.all([
    update(order, id, { action: 'cancel' }),
    staff.ask('complaintResolve', { number, text: 'New ones are on their way.' }),
    update(order, id, { action: 'cancel' }),
    staff.ask('complaintResolve', { number, text: 'New ones are on their way.' }),
  ])
  expect(answers.filter(({ ok }) => ok)).toHaveLength(2)
  const { messages } = answered(await order.guest.ask('complaintTracking', { id }))
  expect(messages.filter(({ kind }) => kind === 'resolved' || kind === 'cancelled')).toHaveLength(1)
  expect(await openCount(order)).toBe(0)
})

test('the files of a complaint that is withdrawn are not kept, what was said is', async () => {
  const order = await aSentOrder(shop)
  const { id, messages } = await aComplaint(order, { evidence: [await aPictureFile()] })
  const text = 'And the box.'
  answered(await order.guest.ask('complaintReply', { id, text, evidence: [await aPictureFile('kotak.jpg')] }))
  expect(kept()).toHaveLength(2)
  const cancelled = answered(await update(order, id, { action: 'cancel' }))
  expect(cancelled.messages.map(({ kind, evidence }) => [kind, evidence])).toEqual([
    ['created', []],
    ['message', []],
    ['cancelled', []],
  ])
  expect(cancelled.messages[1]).toMatchObject({ text })
  expect(kept()).toEqual([])
  expect(
    await order.guest.ask('complaintEvidence', { id: messages[0]?.evidence[0]?.id ?? '' }),
  ).toMatchObject({ code: 404 })
})

test('a withdrawal that is refused keeps the files', async () => {
  const order = await aSentOrder(shop)
  const { id, number } = await aComplaint(order, { evidence: [await aPictureFile()] })
  answered(await staff.ask('complaintPropose', { number, text: 'Two new panels.' }))
  answered(await update(order, id, { action: 'agree' }))
  expect(await update(order, id, { action: 'cancel' })).toMatchObject({ code: 201 })
  expect(kept()).toHaveLength(1)
})

test('who answers a proposal that has changed since is asked to read it again', async () => {
  const order = await aSentOrder(shop)
  const { id, number } = await proposed(order)
  const read = async () => answered(await order.guest.ask('complaintTracking', { id })).proposal?.at
  const first = await read()
  await pass(1_000)
  answered(await staff.ask('complaintPropose', { number, text: 'A tenth of the price.' }))
  const changed = 'The proposal has changed. Please read it again.'
  for (const action of ['agree', 'decline'] as const)
    expect(await update(order, id, { action, proposal_at: first })).toMatchObject({
      code: 409,
      message: changed,
    })
  expect(await update(order, id, { action: 'agree', proposal_at: first, language: 'id' })).toMatchObject({
    message: 'Usulannya berubah. Mohon baca lagi.',
  })
  const second = await read()
  expect(answered(await update(order, id, { action: 'agree', proposal_at: second })).proposal).toMatchObject({
    text: 'A tenth of the price.',
    state: 'agreed',
  })
  // Once more is a success, but not for who means the other one.
  answered(await update(order, id, { action: 'agree', proposal_at: second }))
  expect(await update(order, id, { action: 'agree', proposal_at: first })).toMatchObject({ code: 409 })
})

test('a proposal that changes at the very moment is not agreed to unread', async () => {
  const order = await aSentOrder(shop)
  const { id, number } = await proposed(order)
  const { proposal } = answered(await order.guest.ask('complaintTracking', { id }))
  await pass(1_000)
  const [, agreed] = await Promise.all([
    staff.ask('complaintPropose', { number, text: 'A tenth of the price.' }),
    update(order, id, { action: 'agree', proposal_at: proposal?.at }),
  ])
  const after = answered(await order.guest.ask('complaintTracking', { id }))
  // Whichever came first: what was not read waits.
  expect(after.proposal).toMatchObject({ text: 'A tenth of the price.', state: 'waiting' })
  if (!agreed.ok) expect(agreed.code).toBe(409)
})
