import { type RefusalName, sentenceOf } from '@gema/contract/refusals.ts'
import type { Complaint as ComplaintShown } from '@gema/contract/shapes/complaint.ts'
import {
  type Complaint,
  isComplaintOpen,
  mostMessages,
  type WholeComplaint,
  wholeComplaint,
  whyNotTaken,
} from '../../modules/complaints/complaints.ts'
import type { Shop } from '../../shop.ts'
import { presentComplaintCard } from './present-complaint-card.ts'
import { presentComplaintSteps } from './present-complaint-steps.ts'

/** A complaint as its owner sees it, read anew: what was asked for may have changed it. */
export async function presentComplaint(
  shop: Shop,
  { id }: Pick<Complaint, 'id'>,
  language: string,
): Promise<ComplaintShown> {
  const whole = await wholeComplaint(shop.db, { id })
  const { complaint, order } = whole
  const now = shop.clock.now()
  const card = presentComplaintCard(whole, now)
  return {
    ...card,
    description: complaint.description,
    expected: complaint.expected,
    bank: bankOf(complaint),
    value: card.items.reduce((sum, { total_price }) => sum + total_price, 0),
    steps: presentComplaintSteps(complaint, language),
    proposal: proposalOf(complaint),
    messages: messagesOf(whole),
    actions: actionsOf(whole, { isFinished: order.isFinished, now, language }),
    server_time: now.toISOString(),
  }
}

/** Of the account never more than the last four digits. */
const bankOf = ({ bankName, lastFour }: Complaint): ComplaintShown['bank'] =>
  bankName === null || lastFour === null ? null : { name: bankName, last_four: lastFour }

/** What is proposed; nothing waits any more in a complaint that is closed. */
function proposalOf(complaint: Complaint): ComplaintShown['proposal'] {
  const { proposal, proposalState: state, proposedAt } = complaint
  if (proposal === null || proposedAt === null || state === 'none') return null
  if (state === 'waiting' && !isComplaintOpen(complaint)) return null
  return { text: proposal, state, at: proposedAt.toISOString() }
}

const messagesOf = ({ messages, evidence }: WholeComplaint): ComplaintShown['messages'] =>
  messages.map(({ id, uuid, kind, author, staffName, text, saidAt }) => ({
    id: uuid,
    ...{ kind, author, text },
    staff_name: staffName,
    evidence: evidence
      .filter(({ messageId }) => messageId === id)
      .map((file) => ({
        id: file.uuid,
        kind: file.kind,
        name: file.name,
        type: file.type,
        bytes: file.bytes,
      })),
    at: saidAt.toISOString(),
  }))

function actionsOf(
  { complaint, messages }: WholeComplaint,
  { language, ...around }: { isFinished: boolean; now: Date; language: string },
): ComplaintShown['actions'] {
  const isFull = messages.filter(({ author }) => author === 'shopper').length >= mostMessages
  const action = (step: Parameters<typeof whyNotTaken>[0]) => {
    const refused: RefusalName | undefined =
      whyNotTaken(step, complaint, around) ??
      (step === 'reply' && isFull ? 'complaint_messages_full' : undefined)
    return {
      is_allowed: refused === undefined,
      reason: refused === undefined ? null : sentenceOf(refused, language),
    }
  }
  return {
    reply: action('reply'),
    cancel: action('cancel'),
    agree: action('agree'),
    appeal: action('appeal'),
  }
}
