import type { Db } from '../../platform/database/database.ts'
import type { CheckoutAround } from '../checkout/checkout.ts'
import { orderOfId } from '../orders/orders.ts'
import { countUnanswered } from './complaint-counts.ts'
import { standingOf } from './complaint-facts.ts'
import type { ShopNewsKind } from './complaint-letters.ts'
import type { ComplaintAround, ComplaintOutcome, ComplaintRefused } from './complaint-outcome.ts'
import { tellShop, tellShopper } from './complaint-post.ts'
import type { ComplaintRow, NewEvidenceRow } from './complaints-queries.ts'
import { forgetEvidence } from './forget-evidence.ts'
import { isJustSaid } from './is-just-said.ts'
import { type SentEvidence, withEvidence } from './keep-evidence.ts'
import { isComplaintTaken } from './rules/complaint-steps.ts'
import { shownName } from './rules/shown-name.ts'
import { whyNoStep } from './rules/why-no-step.ts'
import { messageOf, takeComplaintStep } from './take-complaint-step.ts'
import { whyNoMore } from './why-no-more.ts'

interface ShopperWish {
  complaint: ComplaintRow
  text: string
  evidence: SentEvidence
}

/** The time of the proposal that somebody answers; not told, it is the one that waits. */
interface MeantProposal {
  proposalAt?: Date | undefined
}

const doer = { actor: 'shopper' as const }

const newsOf = {
  reply: 'replied',
  agree: 'agreed',
  decline: 'declined',
  cancel: 'cancelled',
  appeal: 'appealed',
} as const satisfies Record<string, ShopNewsKind>

type ShopperStep = keyof typeof newsOf

/** The owner of a complaint says something more about it, or shows something. */
export const replyToComplaint = (
  db: Db,
  around: ComplaintAround,
  wish: ShopperWish,
): Promise<ComplaintOutcome> =>
  wish.text === '' && wish.evidence.sent.length === 0
    ? Promise.resolve({ refused: 'reply_empty', field: 'text' })
    : stepWithFiles(db, around, { ...wish, step: 'reply' })

/** The owner of a complaint takes it back: nothing has been agreed on yet. Its files are not kept any longer. */
export async function cancelComplaint(
  db: Db,
  around: ComplaintAround,
  wish: Omit<ShopperWish, 'evidence'>,
): Promise<ComplaintOutcome> {
  const cancelled = await stepPlainly(db, around, { ...wish, step: 'cancel' })
  if (!('refused' in cancelled)) await forgetEvidence(db, around.files, cancelled.complaint.id)
  return cancelled
}

/** The owner of a complaint agrees to what the shop proposes. */
export const agreeToProposal = (
  db: Db,
  around: CheckoutAround,
  wish: Omit<ShopperWish, 'evidence'> & MeantProposal,
): Promise<ComplaintOutcome> => stepPlainly(db, around, { ...wish, step: 'agree' })

/** The owner of a complaint asks for something else than what the shop proposes. */
export const declineProposal = (
  db: Db,
  around: ComplaintAround,
  wish: ShopperWish & MeantProposal,
): Promise<ComplaintOutcome> => stepWithFiles(db, around, { ...wish, step: 'decline' })

/** The owner of a complaint appeals its rejection, once and with something that the shop has not seen. */
export async function appealRejection(
  db: Db,
  around: ComplaintAround,
  wish: ShopperWish,
): Promise<ComplaintOutcome> {
  if (wish.text === '') return { refused: 'appeal_text_required', field: 'text' }
  if (wish.evidence.sent.length === 0) return { refused: 'appeal_evidence_required', field: 'evidence' }
  return stepWithFiles(db, around, { ...wish, step: 'appeal' })
}

async function stepWithFiles(
  db: Db,
  around: ComplaintAround,
  wish: ShopperWish & MeantProposal & { step: ShopperStep },
): Promise<ComplaintOutcome> {
  const known = await beforeFiles(db, around, wish)
  if (known !== undefined) return known
  return withEvidence(around, wish.evidence, async (files) => {
    const { outcome, isNew } = await step(db, around, { ...wish, files })
    return { outcome, keeps: isNew }
  })
}

/** No file is looked at for what is done already or refused anyway; behind the lock it is asked once more. */
async function beforeFiles(
  db: Db,
  around: ComplaintAround,
  wish: ShopperWish & MeantProposal & { step: ShopperStep },
): Promise<ComplaintOutcome | undefined> {
  const { complaint, step: taken, text } = wish
  const standing = standingOf(complaint)
  const other = whyOtherProposal(complaint, wish)
  if (other !== undefined) return other
  if (isComplaintTaken(taken, standing)) return { complaint }
  const refused = whyNoStep(taken, standing)
  if (refused !== undefined) return { refused }
  const order = await orderOfId(db, complaint.orderId)
  if (order === undefined) throw new Error('a complaint is about no order')
  const now = around.clock.now()
  const files = wish.evidence.sent.map(({ name }) => ({ name: shownName(name) }))
  const full = await whyNoMore(db, { complaint, order, step: taken, files: files.length, now })
  // What filled it up may only be sent twice.
  const isPerhapsSaid =
    full !== undefined &&
    (await isJustSaid(db, { complaint, step: taken, kind: messageOf[taken], doer, text, files, now }))
  return isPerhapsSaid ? undefined : full
}

/** Whether somebody answers another proposal than the one that they have read. */
const whyOtherProposal = (
  { proposedAt }: ComplaintRow,
  { proposalAt }: MeantProposal,
): ComplaintRefused | undefined =>
  proposalAt === undefined || proposedAt?.getTime() === proposalAt.getTime()
    ? undefined
    : { refused: 'proposal_changed' }

const stepPlainly = async (
  db: Db,
  around: CheckoutAround,
  wish: Omit<ShopperWish, 'evidence'> & MeantProposal & { step: ShopperStep },
): Promise<ComplaintOutcome> => (await step(db, around, { ...wish, files: [] })).outcome

const step = (
  db: Db,
  around: CheckoutAround,
  wish: Omit<ShopperWish, 'evidence'> & MeantProposal & { step: ShopperStep; files: NewEvidenceRow[] },
) =>
  takeComplaintStep(db, around, {
    ...{ complaint: wish.complaint, step: wish.step, text: wish.text, files: wish.files, doer },
    differs: async (_tx, { complaint }) => whyOtherProposal(complaint, wish),
    bar: (tx, stands) =>
      whyNoMore(tx, { ...stands, step: wish.step, files: wish.files.length, now: around.clock.now() }),
    follow: async (tx, { complaint, order }) => {
      const kind = wish.step === 'cancel' ? 'cancelled' : wish.step === 'appeal' ? 'appealed' : undefined
      if (kind !== undefined) await tellShopper(tx, around, { order, news: { kind, complaint } })
      // The shop looks at all that is new when it answers; one letter brings it there.
      if (wish.step === 'reply' && (await countUnanswered(tx, complaint.id)) > 1) return
      await tellShop(tx, around, {
        ...{ kind: newsOf[wish.step], order, complaint, text: wish.text, files: wish.files.length },
      })
    },
  })
