import { z } from 'zod'
import type { IyzicoApi } from './iyzico-api.ts'
import { inShape } from './provider-json.ts'

const refund = z.object({
  refundConversationId: z.string().nullish(),
  refundStatus: z.string().nullish(),
})

const report = z.object({
  payments: z
    .array(
      z.object({
        paymentRefundStatus: z.string().nullish(),
        cancels: z.array(z.object({ cancelStatus: z.string().nullish() })).nullish(),
        itemTransactions: z.array(z.object({ refunds: z.array(refund).nullish() })).nullish(),
      }),
    )
    .nullish(),
})

interface IyzicoReport {
  refunds: { conversation: string | undefined; isDone: boolean }[]
  /** Something of the money has gone back, or is about to. */
  isGivenBack: boolean
}

const isDone = (status: string | null | undefined): boolean => status === '1'

/** What has been given back of a payment: iyzico's forms say nothing about it. */
export async function reportIyzico(api: IyzicoApi, paymentId: string): Promise<IyzicoReport> {
  const answer = await api(`/v2/reporting/payment/details?paymentId=${encodeURIComponent(paymentId)}`)
  // A report that cannot be had is an empty one: more than was paid is never given back.
  if (answer.status !== 'success') return { refunds: [], isGivenBack: false }
  const payments = inShape(report, answer).payments ?? []
  const refunds = payments
    .flatMap(({ itemTransactions }) => (itemTransactions ?? []).flatMap((item) => item.refunds ?? []))
    .map((one) => ({ conversation: one.refundConversationId ?? undefined, isDone: isDone(one.refundStatus) }))
  const isGivenBack =
    refunds.some((one) => one.isDone) ||
    payments.some(({ cancels }) => cancels?.some((cancel) => isDone(cancel.cancelStatus))) ||
    payments.some(({ paymentRefundStatus: status }) =>
      /^(PARTIALLY|TOTALLY|FULLY)?_?REFUNDED$/.test(status ?? ''),
    )
  return { refunds, isGivenBack }
}
