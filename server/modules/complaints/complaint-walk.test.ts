import { afterAll, beforeAll, expect, test } from 'vitest'
import { readyForOrders } from '../../testing/a-checkout.ts'
import { aComplaint, aPictureFile, aSentOrder, type SentOrder } from '../../testing/a-complaint.ts'
import { aStaffMember, type StaffMemberSignedIn } from '../../testing/a-staff-member.ts'
import { runSql } from '../../testing/run-sql.ts'
import { startTestShop, type TestShop } from '../../testing/start-test-shop.ts'
import {
  type ComplaintStanding,
  type ComplaintStep,
  complaintStepOf,
  complaintSteps,
  isComplaintTaken,
  isOpen,
} from './rules/complaint-steps.ts'

let shop: TestShop
let staff: StaffMemberSignedIn
let order: SentOrder
let complaint: { id: string; number: string }
beforeAll(async () => {
  shop = await startTestShop()
  await readyForOrders(shop)
  staff = await aStaffMember(shop)
  order = await aSentOrder(shop)
  complaint = await aComplaint(order)
})
afterAll(() => shop.close())

const steps = Object.keys(complaintSteps) as ComplaintStep[]
const standings: ComplaintStanding[] = (
  ['created', 'in_progress', 'resolved', 'rejected', 'cancelled'] as const
).flatMap((status) =>
  (['none', 'waiting', 'agreed', 'declined'] as const).flatMap((proposal) =>
    [false, true].map((isAppealed) => ({ status, proposal, isAppealed })),
  ),
)

/** Puts the complaint where a walk begins, whether or not it could ever come there. */
async function standAt({ status, proposal, isAppealed }: ComplaintStanding): Promise<void> {
  const now = shop.clock.now()
  await runSql(
    shop,
    `update complaints set status = $1, proposal_state = $2, is_appealed = $3, decided_at = $4, proposal = 'As said', proposed_at = $5`,
    [status, proposal, isAppealed, isOpen({ status }) ? null : now, now],
  )
  await runSql(shop, 'update orders set open_complaints = $1 where uuid = $2', [
    isOpen({ status }) ? 1 : 0,
    order.id,
  ])
}

async function standing(): Promise<{ standing: ComplaintStanding; open: number }> {
  const [row] = await runSql(shop, 'select status, proposal_state, is_appealed from complaints')
  const { open_complaints } = await order.row()
  return {
    standing: {
      status: row?.status as ComplaintStanding['status'],
      proposal: row?.proposal_state as ComplaintStanding['proposal'],
      isAppealed: row?.is_appealed === true,
    },
    open: Number(open_complaints),
  }
}

let said = 0

async function take(step: ComplaintStep): Promise<{ ok: boolean; code?: number }> {
  const { id, number } = complaint
  const text = `Word ${said++}`
  const { ask } = order.guest
  switch (step) {
    case 'reply':
      return ask('complaintReply', { id, text })
    case 'answer':
      return staff.ask('complaintAnswer', { number, text })
    case 'propose':
      return staff.ask('complaintPropose', { number, text })
    case 'resolve':
      return staff.ask('complaintResolve', { number, text })
    case 'reject':
      return staff.ask('complaintReject', { number, reason: text })
    case 'appeal':
      return ask('complaintUpdateStatus', { id, action: step, text, evidence: [await aPictureFile()] })
    default:
      return ask('complaintUpdateStatus', { id, action: step, text })
  }
}

test.each(standings)(
  'from $status, proposal $proposal, appealed $isAppealed only the steps of the table happen',
  async (from) => {
    for (const step of steps) {
      await standAt(from)
      const answer = await take(step)
      const to = complaintStepOf(step, from)
      expect([step, answer.ok]).toEqual([step, to !== undefined || isComplaintTaken(step, from)])
      if (!answer.ok) expect(answer.code).toBe(201)
      const after = to ?? from
      expect([step, await standing()]).toEqual([step, { standing: after, open: isOpen(after) ? 1 : 0 }])
    }
  },
)
