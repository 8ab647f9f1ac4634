import { decimalOfMinor } from '@gema/contract/values/decimal-text.ts'
import type { RefundOutcome, RefundWish } from '../payment-provider.ts'
import type { IyzicoApi } from './iyzico-api.ts'
import { readIyzicoReceipt } from './iyzico-receipt.ts'
import { reportIyzico } from './iyzico-report.ts'

/**
 * Gives money back. iyzico would do it again for the same wish, so the wish is its conversation and looked for first.
 */
export async function refundIyzico(api: IyzicoApi, wish: RefundWish): Promise<RefundOutcome> {
  const { receipt, charge, idempotencyKey } = wish
  const { paymentId, paymentTransactionId } = readIyzicoReceipt(receipt)
  const done: RefundOutcome = { state: 'refunded', reference: idempotencyKey }
  const { refunds } = await reportIyzico(api, paymentId)
  if (refunds.some(({ isDone, conversation }) => isDone && conversation === idempotencyKey)) return done
  const answer = await api('/payment/refund', {
    locale: 'en',
    conversationId: idempotencyKey,
    paymentTransactionId,
    price: decimalOfMinor(charge.minor, charge.exponent),
    currency: charge.currency,
    ip: '127.0.0.1',
  })
  if (answer.status === 'success') return done
  return { state: 'refused', reason: answer.errorMessage ?? answer.errorCode ?? answer.status }
}
