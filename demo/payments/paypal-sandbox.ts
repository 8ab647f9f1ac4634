import { Hono } from 'hono'
import { createPaypalSandboxOrders } from './paypal-sandbox-orders.ts'
import { giveToken, isSignatureOf, isToken, signTransmission, tokenLife } from './paypal-sandbox-proofs.ts'
import { refundPaypalCapture } from './paypal-sandbox-refund.ts'
import { captureBody, isApproved, orderBody, paypalProblem } from './paypal-sandbox-shapes.ts'
import { sandboxKeys } from './sandbox-keys.ts'
import type { SandboxAround, SandboxPayment, SandboxProvider, SandboxStore } from './sandbox-provider.ts'
import { readJson, textAt } from './text-at.ts'
import { withQuery } from './with-query.ts'

const { apiUrl, webhookId } = sandboxKeys.paypal

/** PayPal, played: orders that a shopper approves and the shop captures. */
export function createPaypalSandbox(around: SandboxAround): SandboxProvider {
  const { now } = around
  const payUrlOf = (payment: SandboxPayment) => `${around.pagesUrl}/paypal/pay/${payment.id}`
  const orders = createPaypalSandboxOrders({ now, payUrlOf })
  const app = new Hono<{ Bindings: { store: SandboxStore } }>()
    .post('/v1/oauth2/token', async (c) => {
      const token = giveToken(c.req.header('authorization'), now())
      if (token === undefined || (await c.req.text()) !== 'grant_type=client_credentials') {
        return c.json({ error: 'invalid_client', error_description: 'Client Authentication failed' }, 401)
      }
      return c.json({ access_token: token, token_type: 'Bearer', expires_in: tokenLife, scope: '' })
    })
    .use(async (c, next) => {
      if (isToken(c.req.header('authorization'), now())) return next()
      return c.json({ error: 'invalid_token', error_description: 'The token passed in was not found' }, 401)
    })
    .post('/v2/checkout/orders', async (c) =>
      orders.create(c.env.store, readJson(await c.req.text()), c.req.header('paypal-request-id')),
    )
    .get('/v2/checkout/orders/:id', (c) => orders.show(c.env.store, c.req.param('id')))
    .post('/v2/checkout/orders/:id/capture', (c) =>
      orders.capture(c.env.store, c.req.param('id'), c.req.header('paypal-request-id') ?? ''),
    )
    .post('/v2/payments/captures/:id/refund', async (c) =>
      refundPaypalCapture(c.env.store, c.req.param('id'), {
        body: readJson(await c.req.text()),
        requestId: c.req.header('paypal-request-id') ?? '',
      }),
    )
    .post('/v1/notifications/verify-webhook-signature', async (c) => verifySignature(await c.req.text()))
    .notFound(() => paypalProblem(404, 'INVALID_RESOURCE_ID'))
  return {
    key: 'paypal',
    name: 'PayPal',
    apiOrigin: new URL(apiUrl).origin,
    api: async (request, store) => app.fetch(request, { store }),
    leave(payment, outcome) {
      const { id, returnUrl, cancelUrl } = payment
      if (outcome === 'cancelled') return { url: withQuery(cancelUrl, { token: id }) }
      return { url: withQuery(returnUrl, { token: id, PayerID: `PAYER${id.slice(0, 8)}` }) }
    },
    webhook(payment, { eventId, at }) {
      // Written over several lines, as nothing that reads it and writes it anew would.
      const body = JSON.stringify(eventOf(payment, { eventId, at, payUrl: payUrlOf(payment) }), null, 1)
      const sent = { id: eventId, time: at.toISOString(), body }
      return {
        headers: {
          'Content-Type': 'application/json',
          'PAYPAL-AUTH-ALGO': 'SHA256withRSA',
          'PAYPAL-CERT-URL': `${apiUrl}/v1/notifications/certs/SANDBOX`,
          'PAYPAL-TRANSMISSION-ID': sent.id,
          'PAYPAL-TRANSMISSION-TIME': sent.time,
          'PAYPAL-TRANSMISSION-SIG': signTransmission(sent),
        },
        body,
      }
    },
  }
}

interface Told {
  eventId: string
  at: Date
  payUrl: string
}

function eventOf(payment: SandboxPayment, { eventId, at, payUrl }: Told) {
  const isOrder = isApproved(payment)
  const money = payment.state === 'failed' ? 'PAYMENT.CAPTURE.DECLINED' : 'PAYMENT.CAPTURE.COMPLETED'
  return {
    id: eventId,
    event_version: '1.0',
    create_time: at.toISOString(),
    resource_type: isOrder ? 'checkout-order' : 'capture',
    resource_version: '2.0',
    event_type: isOrder ? 'CHECKOUT.ORDER.APPROVED' : money,
    resource: isOrder ? orderBody(payment, payUrl) : captureBody(payment),
  }
}

/** Checks the text of the event as it stands in the request; it is the last thing in it. */
function verifySignature(text: string): Response {
  const given = readJson(text)
  const start = text.indexOf('"webhook_event":')
  if (given === undefined || start === -1) return paypalProblem(400, 'MALFORMED_REQUEST_JSON')
  const body = text.slice(start + '"webhook_event":'.length, text.lastIndexOf('}'))
  const sent = {
    id: textAt(given, 'transmission_id') ?? '',
    time: textAt(given, 'transmission_time') ?? '',
    body,
  }
  const isRight =
    textAt(given, 'webhook_id') === webhookId && isSignatureOf(textAt(given, 'transmission_sig') ?? '', sent)
  return Response.json({ verification_status: isRight ? 'SUCCESS' : 'FAILURE' })
}
