import { minorOfDecimal } from '@gema/contract/values/decimal-text.ts'

import { isApproved, orderBody, paypalProblem } from './paypal-sandbox-shapes.ts'
import { sandboxIdOf } from './sandbox-ids.ts'
import type { SandboxPayment, SandboxStore } from './sandbox-provider.ts'
import { textAt } from './text-at.ts'

interface OrdersAround {
  now: () => Date
  payUrlOf: (payment: SandboxPayment) => string
}

/** An order that nobody approves is forgotten after three hours. */
const life = 3 * 60 * 60_000

/** PayPal's orders, played. */
export function createPaypalSandboxOrders({ now, payUrlOf }: OrdersAround) {
  const bodyOf = (payment: SandboxPayment) => orderBody(payment, payUrlOf(payment))
  const find = async (store: SandboxStore, id: string) => {
    const payment = await store.find('paypal', id)
    const isForgotten = payment?.state === 'open' && new Date(payment.extra.expiresAt ?? 0) <= now()
    return payment === undefined || payment.state === 'expired' || isForgotten ? undefined : payment
  }
  return {
    async create(store: SandboxStore, body: unknown, requestId: string | undefined): Promise<Response> {
      if (requestId === undefined) return paypalProblem(400, 'PAYPAL_REQUEST_ID_REQUIRED')
      const payment = readOrder(body, requestId, new Date(now().getTime() + life))
      if (payment === undefined) return paypalProblem(400, 'INVALID_PARAMETER_VALUE')
      const earlier = await store.find('paypal', payment.id)
      if (earlier === undefined) await store.save(payment)
      return Response.json(bodyOf(earlier ?? payment), { status: earlier ? 200 : 201 })
    },
    async show(store: SandboxStore, id: string): Promise<Response> {
      const payment = await find(store, id)
      return payment ? Response.json(bodyOf(payment)) : paypalProblem(404, 'INVALID_RESOURCE_ID')
    },
    async capture(store: SandboxStore, id: string, requestId: string): Promise<Response> {
      const payment = await find(store, id)
      if (payment === undefined) return paypalProblem(404, 'INVALID_RESOURCE_ID')
      const { capturedBy, captureId } = payment.extra
      if (capturedBy === requestId) return Response.json(bodyOf(payment))
      if (capturedBy !== undefined) return paypalProblem(422, 'ORDER_ALREADY_CAPTURED')
      if (payment.state === 'failed') return paypalProblem(422, 'INSTRUMENT_DECLINED')
      if (!isApproved(payment)) return paypalProblem(422, 'ORDER_NOT_APPROVED')
      const captured = {
        ...payment,
        receipt: captureId,
        extra: { ...payment.extra, capturedBy: requestId },
      }
      await store.save(captured)
      return Response.json(bodyOf(captured), { status: 201 })
    },
  }
}

// Written without decimals; every other currency has two.
const whole = ['HUF', 'JPY', 'TWD']

function readOrder(body: unknown, requestId: string, expiresAt: Date): SandboxPayment | undefined {
  const unit = (...path: string[]) => textAt(body, 'purchase_units', 0, ...path)
  const paypal = (...path: string[]) => textAt(body, 'payment_source', 'paypal', ...path)
  const context = (name: string) => paypal('experience_context', name)
  const currency = unit('amount', 'currency_code') ?? ''
  const exponent = whole.includes(currency) ? 0 : 2
  const minor = minorOfDecimal(unit('amount', 'value') ?? '', exponent)
  const [returnUrl, cancelUrl] = [context('return_url'), context('cancel_url')]
  // Rupiah are none of PayPal's currencies.
  if (!/^[A-Z]{3}$/.test(currency) || currency === 'IDR' || !minor || !returnUrl || !cancelUrl)
    return undefined
  if (textAt(body, 'intent') !== 'CAPTURE') return undefined
  return {
    id: sandboxIdOf('', `paypal order ${requestId}`, 17).toUpperCase(),
    provider: 'paypal',
    uuid: unit('custom_id') ?? '',
    orderNumber: unit('invoice_id') ?? '',
    currency,
    minor,
    exponent,
    state: 'open',
    receipt: undefined,
    refundedMinor: 0,
    email: paypal('email_address') ?? '',
    language: context('locale')?.slice(0, 2) ?? 'en',
    returnUrl,
    cancelUrl,
    callbackUrl: '',
    extra: {
      captureId: sandboxIdOf('', `paypal capture ${requestId}`, 17).toUpperCase(),
      expiresAt: expiresAt.toISOString(),
    },
  }
}
