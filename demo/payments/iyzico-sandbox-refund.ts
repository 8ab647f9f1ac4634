import { decimalOfMinor, minorOfDecimal } from '@gema/contract/values/decimal-text.ts'
import { iyzicoDone, iyzicoRefused } from './iyzico-sandbox-shapes.ts'
import { madeNumber } from './made-number.ts'
import type { SandboxStore } from './sandbox-provider.ts'
import { refundsOf, restOf, withRefund } from './sandbox-refunds.ts'
import { textAt } from './text-at.ts'

/** Gives money of one item back. Nothing keeps it from being asked for twice, as at the real one. */
export async function refundIyzicoItem(store: SandboxStore, body: unknown): Promise<Response> {
  const item = textAt(body, 'paymentTransactionId')
  const payment = await store.findBy('iyzico', ({ extra }) => extra.transactionId === item)
  if (payment?.state !== 'paid') return iyzicoRefused('5086', 'Payment item not found')
  const minor = minorOfDecimal(textAt(body, 'price') ?? '', payment.exponent)
  if (!minor || textAt(body, 'currency') !== payment.currency) return iyzicoRefused('11', 'Invalid request')
  if (minor > restOf(payment)) return iyzicoRefused('5093', 'Refund price exceeds the remaining price')
  const nth = refundsOf(payment).length
  const id = String(madeNumber(`iyzico refund ${payment.id} ${nth}`))
  await store.save(withRefund(payment, { id, key: textAt(body, 'conversationId') ?? '', minor }))
  return iyzicoDone(body, {
    paymentId: payment.extra.paymentId,
    paymentTransactionId: item,
    price: Number(decimalOfMinor(minor, payment.exponent)),
    currency: payment.currency,
  })
}

/** What has been given back of a payment. */
export async function reportIyzicoRefunds(store: SandboxStore, paymentId: string): Promise<Response> {
  const payment = await store.findBy('iyzico', ({ extra }) => extra.paymentId === paymentId)
  if (payment === undefined) return iyzicoDone({}, { payments: [] })
  const refunds = refundsOf(payment).map(({ id, key, minor }) => ({
    refundTxId: Number(id),
    refundConversationId: key,
    refundPrice: Number(decimalOfMinor(minor, payment.exponent)),
    refundStatus: 1,
    currencyCode: payment.currency,
  }))
  const item = { paymentTransactionId: Number(payment.extra.transactionId), refunds }
  return iyzicoDone({}, { payments: [{ paymentId: Number(paymentId), itemTransactions: [item] }] })
}
