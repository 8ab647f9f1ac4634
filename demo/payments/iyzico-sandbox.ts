import { createHmac } from 'node:crypto'
import { Hono } from 'hono'
import { beginIyzicoForm } from './iyzico-sandbox-form.ts'
import { isIyzicoRequest } from './iyzico-sandbox-proof.ts'
import { refundIyzicoItem, reportIyzicoRefunds } from './iyzico-sandbox-refund.ts'
import { detailBody, iyzicoDone, iyzicoRefused } from './iyzico-sandbox-shapes.ts'
import { sandboxKeys } from './sandbox-keys.ts'
import type { SandboxAround, SandboxPayment, SandboxProvider, SandboxStore } from './sandbox-provider.ts'
import { readJson, textAt } from './text-at.ts'

const { apiUrl, secretKey } = sandboxKeys.iyzico

/** iyzico, played: a form with a token, and a form back with the same token. */
export function createIyzicoSandbox({ pagesUrl, now }: SandboxAround): SandboxProvider {
  const app = new Hono<{ Bindings: { store: SandboxStore }; Variables: { body: unknown } }>()
    .use(async (c, next) => {
      const text = await c.req.text()
      if (!isIyzicoRequest({ headers: c.req.raw.headers, path: c.req.path, text })) {
        return iyzicoRefused('1000', 'Invalid signature', 401)
      }
      c.set('body', readJson(text))
      return next()
    })
    .post('/payment/iyzipos/checkoutform/initialize/auth/ecom', async (c) => {
      const payment = beginIyzicoForm(c.var.body, now())
      if (payment === undefined) return iyzicoRefused('11', 'Invalid request')
      await c.env.store.save(payment)
      const paymentPageUrl = `${pagesUrl}/iyzico/pay/${payment.id}`
      return iyzicoDone(c.var.body, { token: payment.id, tokenExpireTime: 1800, paymentPageUrl })
    })
    .post('/payment/iyzipos/checkoutform/auth/ecom/detail', async (c) => {
      const payment = await c.env.store.find('iyzico', textAt(c.var.body, 'token') ?? '')
      return payment ? iyzicoDone(c.var.body, detailBody(payment)) : iyzicoRefused('5122', 'Token not found')
    })
    .post('/payment/refund', (c) => refundIyzicoItem(c.env.store, c.var.body))
    .get('/v2/reporting/payment/details', (c) =>
      reportIyzicoRefunds(c.env.store, c.req.query('paymentId') ?? ''),
    )
    .notFound(() => iyzicoRefused('11', 'Invalid request', 404))
  return {
    key: 'iyzico',
    name: 'iyzico',
    apiOrigin: new URL(apiUrl).origin,
    api: async (request, store) => app.fetch(request, { store }),
    // Whatever has happened, the form says nothing but the token.
    leave: ({ id, callbackUrl }) => ({ url: callbackUrl, fields: { token: id } }),
    webhook(payment, { eventId, at }) {
      const told = eventOf(payment)
      return {
        headers: { 'Content-Type': 'application/json', 'X-IYZ-SIGNATURE-V3': signatureOf(told) },
        body: JSON.stringify({
          ...told,
          merchantId: 1,
          iyziReferenceCode: eventId,
          iyziEventTime: at.getTime(),
        }),
      }
    },
  }
}

const eventOf = (payment: SandboxPayment) => ({
  paymentConversationId: payment.uuid,
  token: payment.id,
  status: payment.state === 'paid' ? 'SUCCESS' : 'FAILURE',
  iyziEventType: 'CHECKOUT_FORM_AUTH',
  iyziPaymentId: Number(payment.extra.paymentId),
})

function signatureOf(told: ReturnType<typeof eventOf>): string {
  const { iyziEventType, iyziPaymentId, token, paymentConversationId, status } = told
  const signed = `${secretKey}${iyziEventType}${iyziPaymentId}${token}${paymentConversationId}${status}`
  return createHmac('sha256', secretKey).update(signed).digest('hex')
}
