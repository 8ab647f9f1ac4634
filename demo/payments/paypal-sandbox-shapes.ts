import { decimalOfMinor } from '@gema/contract/values/decimal-text.ts'
import { sandboxKeys } from './sandbox-keys.ts'
import type { SandboxPayment } from './sandbox-provider.ts'

const orders = `${sandboxKeys.paypal.apiUrl}/v2/checkout/orders`

export const amountOf = ({ currency, exponent }: SandboxPayment, minor: number) => ({
  currency_code: currency,
  value: decimalOfMinor(minor, exponent),
})

/** Approved by the shopper, but the shop has not taken the money yet. */
export const isApproved = (payment: SandboxPayment): boolean =>
  payment.state === 'paid' && payment.extra.capturedBy === undefined

function captureStatus({ state, refundedMinor, minor }: SandboxPayment): string {
  if (state === 'failed') return 'DECLINED'
  if (refundedMinor === 0) return 'COMPLETED'
  return refundedMinor < minor ? 'PARTIALLY_REFUNDED' : 'REFUNDED'
}

/** The money of an order, as PayPal tells about it. */
export const captureBody = (payment: SandboxPayment) => ({
  id: payment.extra.captureId,
  status: captureStatus(payment),
  amount: amountOf(payment, payment.minor),
  final_capture: true,
  custom_id: payment.uuid,
  invoice_id: payment.orderNumber,
  supplementary_data: { related_ids: { order_id: payment.id } },
})

/** An order, as PayPal tells about it. A declined one is "completed" as well. */
export function orderBody(payment: SandboxPayment, payUrl: string) {
  const isDecided = payment.state === 'failed' || (payment.state === 'paid' && !isApproved(payment))
  const waits = isApproved(payment) ? 'APPROVED' : 'PAYER_ACTION_REQUIRED'
  return {
    id: payment.id,
    intent: 'CAPTURE',
    status: isDecided ? 'COMPLETED' : waits,
    purchase_units: [
      {
        reference_id: payment.uuid,
        amount: amountOf(payment, payment.minor),
        custom_id: payment.uuid,
        invoice_id: payment.orderNumber,
        ...(isDecided && { payments: { captures: [captureBody(payment)] } }),
      },
    ],
    links: [
      { href: `${orders}/${payment.id}`, rel: 'self', method: 'GET' },
      { href: payUrl, rel: 'payer-action', method: 'GET' },
      ...(isApproved(payment)
        ? [{ href: `${orders}/${payment.id}/capture`, rel: 'capture', method: 'POST' }]
        : []),
    ],
  }
}

const names: Readonly<Record<number, string>> = {
  400: 'INVALID_REQUEST',
  404: 'RESOURCE_NOT_FOUND',
  422: 'UNPROCESSABLE_ENTITY',
}

/** A refusal in PayPal's shape. */
export const paypalProblem = (status: 400 | 404 | 422, issue: string): Response =>
  Response.json(
    {
      name: names[status],
      message: 'The requested action could not be performed.',
      debug_id: 'sandbox',
      details: [{ issue, description: issue }],
      links: [],
    },
    { status },
  )
