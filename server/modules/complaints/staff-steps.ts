import { formatMoney } from '@gema/contract/values/money.ts'
import type { Db } from '../../platform/database/database.ts'
import type { CheckoutAround } from '../checkout/checkout.ts'
import type { Order } from '../orders/orders.ts'
import {
  type Approver,
  moneyLeft,
  openBank,
  openRefund,
  type Refund,
  refundsOfOrders,
} from '../refunds/refunds.ts'
import { readSettings } from '../settings/settings.ts'
import { standingOf } from './complaint-facts.ts'
import type { ComplaintOutcome, ComplaintRefused, ComplaintStaff } from './complaint-outcome.ts'
import { tellShopper } from './complaint-post.ts'
import type { ComplaintRow } from './complaints-queries.ts'
import { refundedItems, worthOfUnits } from './refunded-items.ts'
import { appealUntil } from './rules/appeal-time.ts'
import { firstName, takeComplaintStep } from './take-complaint-step.ts'

interface StaffWish extends ComplaintStaff {
  complaint: ComplaintRow
  text: string
}

const doerOf = ({ staffId, name }: StaffWish) => ({ actor: 'staff' as const, staffId, name })

/** The staff answers a complaint; with the first answer it is in progress. */
export const answerComplaint = async (
  db: Db,
  around: CheckoutAround,
  wish: StaffWish,
): Promise<ComplaintOutcome> => {
  const { complaint, text } = wish
  const { outcome } = await takeComplaintStep(db, around, {
    ...{ complaint, text, step: 'answer', doer: doerOf(wish) },
    follow: (tx, stands) =>
      tellShopper(tx, around, {
        order: stands.order,
        news: { kind: 'answered', complaint: stands.complaint, text, staff: firstName(wish.name) },
      }),
  })
  return outcome
}

/** The staff proposes a solution, which waits for the word of the shopper. */
export const proposeSolution = async (
  db: Db,
  around: CheckoutAround,
  wish: StaffWish,
): Promise<ComplaintOutcome> => {
  const { complaint, text } = wish
  const { outcome } = await takeComplaintStep(db, around, {
    ...{ complaint, text, step: 'propose', doer: doerOf(wish) },
    follow: (tx, stands) =>
      tellShopper(tx, around, {
        order: stands.order,
        news: { kind: 'proposed', complaint: stands.complaint, text },
      }),
  })
  return outcome
}

/** The staff rejects a complaint; its order does not finish by itself until an appeal is no longer possible. */
export const rejectComplaint = async (
  db: Db,
  around: CheckoutAround,
  wish: StaffWish,
): Promise<ComplaintOutcome> => {
  const { complaint, text } = wish
  const { outcome } = await takeComplaintStep(db, around, {
    ...{ complaint, text, step: 'reject', doer: doerOf(wish) },
    follow: (tx, stands) => {
      const until = appealUntil({ ...standingOf(stands.complaint), decidedAt: stands.complaint.decidedAt })
      const news = { kind: 'rejected' as const, complaint: stands.complaint, text, appealUntil: until }
      return tellShopper(tx, around, { order: stands.order, news })
    },
  })
  return outcome
}

/**
 * Resolves a complaint. An amount opens a refund to the account that the complaint names; it is approved at once if the
 * caller may approve it.
 */
export const resolveComplaint = async (
  db: Db,
  around: CheckoutAround,
  wish: StaffWish & { refund: number | undefined; approver: Approver | undefined },
): Promise<ComplaintOutcome> => {
  const { complaint, text, refund } = wish
  const { outcome } = await takeComplaintStep(db, around, {
    ...{ complaint, text, step: 'resolve', doer: doerOf(wish) },
    differs: (tx, stands) => whyOtherMoney(tx, stands, refund),
    bar: async (tx, stands) =>
      refund === undefined ? undefined : whyNoMoney(tx, { ...stands, amount: refund }),
    follow: async (tx, stands) => {
      const opened =
        refund === undefined ? undefined : await refundOf(tx, around, { ...stands, amount: refund, wish })
      const isToBeApproved = opened?.status === 'requested'
      const news = { kind: 'resolved' as const, complaint: stands.complaint, text, refund, isToBeApproved }
      await tellShopper(tx, around, { order: stands.order, news })
    },
  })
  return outcome
}

interface Money {
  complaint: ComplaintRow
  order: Order
  amount: number
}

/** Whether a complaint was resolved already, with another amount or without any: that must not look as if it were done. */
async function whyOtherMoney(
  tx: Db,
  { complaint, order }: Pick<Money, 'complaint' | 'order'>,
  amount: number | undefined,
): Promise<ComplaintRefused | undefined> {
  if (complaint.status !== 'resolved') return undefined
  const sent = (await refundsOfOrders(tx, [order.id])).find(({ complaintId }) => complaintId === complaint.id)
  return sent?.amount === amount ? undefined : { refused: 'complaint_step_refused' }
}

/** Why an amount cannot be sent: there is no bank account, or it is above the price of the units or what is left of the order. */
async function whyNoMoney(
  tx: Db,
  { complaint, order, amount }: Money,
): Promise<ComplaintRefused | undefined> {
  const field = 'refund_amount'
  if (complaint.sealedBank === null) return { refused: 'refund_bank_required', field }
  const left = Math.max(0, await moneyLeft(tx, order))
  const worth = await worthOfUnits(tx, { complaint, order })
  const highest = worth === 'all' ? left : Math.min(worth, left)
  if (amount <= highest) return undefined
  const { currencyIcon, currencyPosition, decimalFormat } = await readSettings(tx)
  const most = formatMoney(highest, { icon: currencyIcon, position: currencyPosition, decimalFormat })
  return { refused: 'refund_amount_wrong', field, values: { most } }
}

async function refundOf(
  tx: Db,
  around: CheckoutAround,
  { complaint, order, amount, wish }: Money & { wish: StaffWish & { approver: Approver | undefined } },
): Promise<Refund> {
  if (complaint.sealedBank === null) throw new Error('a complaint names no account')
  return openRefund(tx, around, {
    ...{ order, amount, cause: 'complaint', approver: wish.approver, reason: wish.text },
    items: await refundedItems(tx, complaint, amount),
    // Always to the account: what goes back the way it came goes back as a whole.
    payment: undefined,
    bank: openBank(around.sealer, complaint.sealedBank),
    complaintId: complaint.id,
    doer: { actor: 'staff', staffId: wish.staffId },
  })
}
