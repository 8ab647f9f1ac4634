import type { Db } from '../../platform/database/database.ts'
import { linesOfOrders, type Order } from '../orders/orders.ts'
import { countEvidence, countSaid, mostFiles, mostMessages } from './complaint-counts.ts'
import { standingOf } from './complaint-facts.ts'
import type { ComplaintRefused } from './complaint-outcome.ts'
import { type ComplaintRow, selectItems } from './complaints-queries.ts'
import { isTooLate } from './rules/appeal-time.ts'
import type { ComplaintStep } from './rules/complaint-steps.ts'
import { freeUnits } from './rules/free-units.ts'
import { unitsTaken } from './units-taken.ts'

interface More {
  complaint: ComplaintRow
  order: Order
  step: ComplaintStep
  /** How many files come with it. */
  files: number
  now: Date
}

/** Why a shopper cannot say or show more, although the step could be taken: there is no room or no time left. */
export async function whyNoMore(db: Db, more: More): Promise<ComplaintRefused | undefined> {
  const { complaint, step, files } = more
  if (step === 'appeal') return whyNoAppeal(db, more)
  if (step === 'reply' && (await countSaid(db, complaint.id)) >= mostMessages)
    return { refused: 'complaint_messages_full' }
  const held = files === 0 ? 0 : await countEvidence(db, complaint.id)
  return held + files > mostFiles ? { refused: 'evidence_full', field: 'evidence' } : undefined
}

/** Why a rejection cannot be appealed any more: its time is over, or its units stand in another complaint by now. */
async function whyNoAppeal(
  db: Db,
  { complaint, order, now }: Pick<More, 'complaint' | 'order' | 'now'>,
): Promise<ComplaintRefused | undefined> {
  if (order.finishedAt !== null) return { refused: 'order_finished' }
  if (isTooLate({ ...standingOf(complaint), decidedAt: complaint.decidedAt }, now))
    return { refused: 'appeal_too_late' }
  const taken = await unitsTaken(db, order.id)
  const lines = await linesOfOrders(db, [order.id])
  const items = await selectItems(db, [complaint.id])
  const isFree = items.every(({ orderLineId, quantity }) => {
    const line = lines.find(({ id }) => id === orderLineId)
    return line !== undefined && quantity <= freeUnits(line, taken)
  })
  return isFree ? undefined : { refused: 'complaint_quantity_invalid' }
}
