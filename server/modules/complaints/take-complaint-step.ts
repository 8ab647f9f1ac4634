import type { Db } from '../../platform/database/database.ts'
import type { CheckoutAround } from '../checkout/checkout.ts'
import { lockOrder, logOrderEvent, type Order, updateOrder } from '../orders/orders.ts'
import { factsOf, orderFactsOf, standingOf } from './complaint-facts.ts'
import type { ComplaintDoer, ComplaintOutcome, ComplaintRefused } from './complaint-outcome.ts'
import {
  type ComplaintMessageRow,
  type ComplaintRow,
  insertMessage,
  type NewEvidenceRow,
  selectComplaint,
  updateComplaint,
} from './complaints-queries.ts'
import { isJustSaid } from './is-just-said.ts'
import {
  type ComplaintStep,
  complaintStepOf,
  complaintSteps,
  isComplaintTaken,
} from './rules/complaint-steps.ts'
import { whyNoStep } from './rules/why-no-step.ts'

/** What stands in the conversation after each step. */
export const messageOf: Record<ComplaintStep, ComplaintMessageRow['kind']> = {
  reply: 'message',
  answer: 'message',
  propose: 'proposal',
  agree: 'agreed',
  decline: 'declined',
  resolve: 'resolved',
  reject: 'rejected',
  cancel: 'cancelled',
  appeal: 'appealed',
}

/** What stands in the log of the order; the others are a matter of the conversation alone. */
const loggedAs: Partial<Record<ComplaintStep, string>> = {
  resolve: 'complaint_resolved',
  reject: 'complaint_rejected',
  cancel: 'complaint_cancelled',
  appeal: 'complaint_appealed',
}

export interface ComplaintStepWish {
  complaint: Pick<ComplaintRow, 'id' | 'orderId'>
  step: ComplaintStep
  doer: ComplaintDoer
  text: string
  files?: NewEvidenceRow[]
  /** Looked at behind the lock, before all else: whether what is meant is another thing than what was done already. */
  differs?: (tx: Db, stands: Stands) => Promise<ComplaintRefused | undefined>
  /** Looked at behind the lock, before the step: why it must not be taken after all. */
  bar?: (tx: Db, stands: Stands) => Promise<ComplaintRefused | undefined>
  /** What follows from the step, in the same transaction. */
  follow: (tx: Db, stands: Stands) => Promise<void>
}

interface Stands {
  complaint: ComplaintRow
  order: Order
}

/**
 * Takes a step with a complaint: the row of its order is locked, the table is asked, and all that follows happens in the
 * same transaction. One that is behind the complaint already, or that was said a moment ago, changes nothing and is a
 * success. `isNew` tells whether anything was done.
 */
export const takeComplaintStep = (
  db: Db,
  around: CheckoutAround,
  wish: ComplaintStepWish,
): Promise<{ outcome: ComplaintOutcome; isNew: boolean }> =>
  db.transaction(async (tx) => {
    const { step, doer, text, files = [] } = wish
    const locked = await lockOrder(tx, wish.complaint.orderId)
    // Read behind the lock: the other side may have been faster.
    const before = await selectComplaint(tx, wish.complaint.id)
    const nothing = (outcome: ComplaintOutcome) => ({ outcome, isNew: false })
    if (before === undefined) return nothing({ refused: 'complaint_unknown' })
    const now = around.clock.now()
    const standing = standingOf(before)
    const different = await wish.differs?.(tx, { complaint: before, order: locked })
    if (different !== undefined) return nothing(different)
    if (isComplaintTaken(step, standing)) return nothing({ complaint: before })
    if (complaintSteps[step].who !== doer.actor) return nothing({ refused: 'complaint_step_refused' })
    const refused = whyNoStep(step, standing)
    if (refused !== undefined) return nothing({ refused })
    if (await isJustSaid(tx, { ...wish, complaint: before, kind: messageOf[step], files, now }))
      return nothing({ complaint: before })
    const barred = await wish.bar?.(tx, { complaint: before, order: locked })
    if (barred !== undefined) return nothing(barred)

    const to = complaintStepOf(step, standing) ?? standing
    const complaint = await updateComplaint(tx, before.id, factsOf(before, to, { step, text, now }))
    const order = await updateOrder(tx, locked.id, orderFactsOf(locked, { before, complaint }))
    const said = { complaintId: before.id, saidAt: now }
    if (before.status === 'created' && to.status === 'in_progress')
      await insertMessage(tx, { ...said, kind: 'in_progress', author: 'system', text: '' })
    await insertMessage(tx, { ...said, kind: messageOf[step], text, ...authorOf(doer) }, files)
    const kind = loggedAs[step]
    if (kind !== undefined)
      await logOrderEvent(tx, order.id, {
        ...{ kind, at: now, actor: doer.actor, values: { number: complaint.number } },
        ...(doer.actor === 'staff' && { staffId: doer.staffId, reason: text }),
      })
    await wish.follow(tx, { complaint, order })
    return { outcome: { complaint }, isNew: true }
  })

/** The shopper reads who it was by the first name alone. */
const authorOf = (doer: ComplaintDoer) =>
  doer.actor === 'shopper'
    ? { author: 'shopper' as const }
    : { author: 'staff' as const, staffId: doer.staffId, staffName: firstName(doer.name) }

export const firstName = (name: string): string => name.trim().split(/\s+/)[0] ?? ''
