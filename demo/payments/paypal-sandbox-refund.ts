import { minorOfDecimal } from '@gema/contract/values/decimal-text.ts'

import { amountOf, paypalProblem } from './paypal-sandbox-shapes.ts'
import { sandboxIdOf } from './sandbox-ids.ts'
import type { SandboxPayment, SandboxStore } from './sandbox-provider.ts'
import { refundsOf, restOf, type SandboxRefund, withRefund } from './sandbox-refunds.ts'
import { textAt } from './text-at.ts'

/** Gives captured money back; the same request twice is one refund. */
export async function refundPaypalCapture(
  store: SandboxStore,
  captureId: string,
  { body, requestId }: { body: unknown; requestId: string },
): Promise<Response> {
  const payment = await store.findBy('paypal', ({ extra }) => extra.captureId === captureId)
  if (payment?.extra.capturedBy === undefined) return paypalProblem(404, 'INVALID_RESOURCE_ID')
  const earlier = refundsOf(payment).find(({ key }) => key === requestId)
  if (earlier !== undefined) return told(payment, earlier, 200)
  const text = textAt(body, 'amount', 'value')
  const minor = text === undefined ? restOf(payment) : minorOfDecimal(text, payment.exponent)
  if (!minor) return paypalProblem(400, 'INVALID_PARAMETER_VALUE')
  if (textAt(body, 'amount', 'currency_code') !== payment.currency) {
    return paypalProblem(422, 'REFUND_CAPTURE_CURRENCY_MISMATCH')
  }
  if (restOf(payment) === 0) return paypalProblem(422, 'CAPTURE_FULLY_REFUNDED')
  if (minor > restOf(payment)) return paypalProblem(422, 'REFUND_AMOUNT_EXCEEDED')
  const refund = {
    id: sandboxIdOf('', `paypal refund ${requestId}`, 17).toUpperCase(),
    key: requestId,
    minor,
  }
  await store.save(withRefund(payment, refund))
  return told(payment, refund, 201)
}

const told = (payment: SandboxPayment, { id, minor }: SandboxRefund, status: number): Response =>
  Response.json({ id, status: 'COMPLETED', amount: amountOf(payment, minor) }, { status })
