import { decimalOfMinor } from '@gema/contract/values/decimal-text.ts'
import { z } from 'zod'
import type { RefundOutcome, RefundWish } from '../payment-provider.ts'
import type { FlutterwaveApi } from './flutterwave-api.ts'
import { inShape } from './provider-json.ts'

const refund = z.object({
  id: z.string(),
  tx_id: z.string().nullish(),
  status: z.string(),
  comments: z.string().nullish(),
  comment: z.string().nullish(),
})

/**
 * Gives money back. Flutterwave would do it again for the same wish, so the wish is written into its comment and looked
 * for first.
 */
export async function refundFlutterwave(api: FlutterwaveApi, wish: RefundWish): Promise<RefundOutcome> {
  const { receipt, charge, idempotencyKey } = wish
  const same = (await refundsOf(api, receipt)).find(
    ({ comments, comment }) => (comments ?? comment) === idempotencyKey,
  )
  if (same !== undefined) return outcomeOf(same)
  const answer = await api('POST', `/transactions/${encodeURIComponent(receipt)}/refund`, {
    amount: decimalOfMinor(charge.minor, charge.exponent),
    comments: idempotencyKey,
  })
  if ('refused' in answer) return { state: 'refused', reason: answer.refused }
  return outcomeOf(inShape(refund, answer.data))
}

/** Something of a transaction's money has gone back, or is about to; the transaction itself stays "successful". */
export const isGivenBack = async (api: FlutterwaveApi, transaction: string): Promise<boolean> =>
  (await refundsOf(api, transaction)).some(({ status }) => status !== 'failed')

async function refundsOf(api: FlutterwaveApi, transaction: string): Promise<z.output<typeof refund>[]> {
  const listed = await api('GET', `/refunds?id=${encodeURIComponent(transaction)}`)
  // A list that cannot be had is an empty one: more than was paid is never given back.
  const found = 'data' in listed ? inShape(z.array(refund).nullable(), listed.data) : null
  return (found ?? []).filter(({ tx_id }) => (tx_id ?? transaction) === transaction)
}

/** "completed" alone means that it has begun; the ending says how the money went. */
function outcomeOf({ id, status }: z.output<typeof refund>): RefundOutcome {
  if (/^completed-/.test(status)) return { state: 'refunded', reference: id }
  return status === 'failed' ? { state: 'refused', reason: status } : { state: 'pending', reference: id }
}
