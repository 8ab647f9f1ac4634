import type { CallInput } from '@gema/contract/client.ts'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
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

const day = 24 * 60 * 60_000

let shop: TestShop
let staff: StaffMemberSignedIn
let kept: () => string[]
beforeAll(async () => {
  shop = await startTestShop()
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
const anAppeal = async (): Promise<Action> => ({
  action: 'appeal',
  text: 'The colour is not the one on the box.',
  evidence: [await aPictureFile('baru.jpg')],
})

/** A complaint that was rejected. */
async function rejected(order: SentOrder) {
  const complaint = await aComplaint(order)
  answered(await staff.ask('complaintAnswer', { number: complaint.number, text: 'We look at it.' }))
  return answered(await staff.ask('complaintReject', { number: complaint.number, reason: 'As ordered.' }))
}

test('a rejection is appealed within three days with something new, and holds the order again', async () => {
  const order = await aSentOrder(shop)
  const { id, number, appeal_until } = await rejected(order)
  expect(appeal_until).toBe(new Date(shop.clock.now().getTime() + 3 * day).toISOString())
  expect(await openCount(order)).toBe(0)
  expect((await order.row()).finish_held_until).toEqual(new Date(appeal_until ?? ''))
  await pass(3 * day - 1)
  const appealed = answered(await update(order, id, await anAppeal()))
  expect(appealed).toMatchObject({
    status: 'in_progress',
    outcome: null,
    decided_at: null,
    appeal_until: null,
    actions: { appeal: { is_allowed: false } },
  })
  expect(appealed.messages.at(-1)).toMatchObject({ kind: 'appealed', evidence: [{ name: 'baru.jpg' }] })
  expect(await openCount(order)).toBe(1)
  expect(kept()).toHaveLength(1)
  // Once more is a success that keeps no further files.
  answered(await update(order, id, await anAppeal()))
  expect(kept()).toHaveLength(1)
  const again = answered(await staff.ask('complaintReject', { number, reason: 'Still as ordered.' }))
  expect(again).toMatchObject({ status: 'rejected', appeal_until: null, outcome: 'Still as ordered.' })
  expect(await openCount(order)).toBe(0)
  expect(await update(order, id, await anAppeal())).toMatchObject({
    code: 201,
    message: 'A rejection can be appealed once.',
  })
  expect(kept()).toHaveLength(1)
  const story = (await storyOf(shop, order)).filter((kind) => kind.startsWith('complaint_'))
  expect(story).toEqual(['complaint_filed', 'complaint_rejected', 'complaint_appealed', 'complaint_rejected'])
})

test('an appeal needs words and something new', async () => {
  const order = await aSentOrder(shop)
  const { id } = await rejected(order)
  expect(await update(order, id, { action: 'appeal' })).toMatchObject({
    code: 201,
    fields: [
      { field: 'text', message: 'Please say why you appeal.' },
      { field: 'evidence', message: 'An appeal needs new evidence: add at least one file.' },
    ],
  })
  expect(await update(order, id, { action: 'appeal', text: 'No.', language: 'id' })).toMatchObject({
    message: 'Banding memerlukan bukti baru: tambahkan sedikitnya satu berkas.',
  })
})

test('an appeal is too late after three days, after the order is finished, and without its units', async () => {
  const [late, finished, taken] = [
    await aSentOrder(shop),
    await aSentOrder(shop),
    await aSentOrder(shop, { quantity: 1 }),
  ]
  const complaints = [await rejected(late), await rejected(finished), await rejected(taken)]
  const [first, second, third] = complaints.map(({ id }) => id)
  await aComplaint(taken, { description: 'Another thing is wrong.' })
  expect(await update(taken, third ?? '', await anAppeal())).toMatchObject({
    code: 201,
    message: 'Invalid quantity selected',
  })
  answered(await finished.guest.ask('orderUpdateStatus', { order: finished.id, action: 'finish' }))
  expect(await update(finished, second ?? '', await anAppeal())).toMatchObject({
    code: 201,
    message: 'This order is finished.',
  })
  await pass(3 * day)
  expect(await update(late, first ?? '', { ...(await anAppeal()), language: 'id' })).toMatchObject({
    code: 201,
    message: 'Banding bisa diajukan dalam 3 hari setelah ditolak.',
  })
  expect(kept()).toEqual([])
})

test('only what is rejected can be appealed', async () => {
  const order = await aSentOrder(shop)
  const { id } = await aComplaint(order)
  expect(await update(order, id, await anAppeal())).toMatchObject({
    code: 201,
    message: 'Only a rejected complaint can be appealed.',
  })
  expect(await update(order, id, { action: 'agree' })).toMatchObject({
    message: 'There is no proposal to answer.',
  })
})
