import { decimalOfMinor } from '@gema/contract/values/decimal-text.ts'
import type { SandboxPayment } from './sandbox-provider.ts'
import { textAt } from './text-at.ts'

/** An answer of iyzico: the conversation is whatever the request called it. */
export const iyzicoDone = (body: unknown, said: object): Response =>
  Response.json({ status: 'success', locale: 'en', conversationId: textAt(body, 'conversationId'), ...said })

export const iyzicoRefused = (errorCode: string, errorMessage: string, status = 200): Response =>
  Response.json({ status: 'failure', errorCode, errorMessage, locale: 'en' }, { status })

const statuses = {
  open: 'INIT_THREEDS',
  expired: 'INIT_THREEDS',
  paid: 'SUCCESS',
  failed: 'FAILURE',
} as const

/** What has become of a form. */
export function detailBody(payment: SandboxPayment) {
  const { id: token, uuid, state, currency, callbackUrl, extra } = payment
  const price = Number(decimalOfMinor(payment.minor, payment.exponent))
  const form = { token, callbackUrl, basketId: uuid, currency, paymentStatus: statuses[state] }
  if (state !== 'paid') return { ...form, ...(state === 'failed' && { errorCode: '10051' }) }
  return {
    ...form,
    price,
    paidPrice: price,
    installment: 1,
    paymentId: extra.paymentId,
    fraudStatus: 1,
    phase: 'AUTH',
    itemTransactions: [
      { itemId: payment.orderNumber, paymentTransactionId: extra.transactionId, price, paidPrice: price },
    ],
  }
}
