import { policyOfPage } from '@gema/server/http/security-headers.ts'
import { type CheckoutAround, confirmTransfer } from '@gema/server/modules/checkout/checkout.ts'
import { orderOfId } from '@gema/server/modules/orders/orders.ts'
import { openTransfers, paymentOfUuid } from '@gema/server/modules/payments/payments.ts'
import type { Db } from '@gema/server/platform/database/database.ts'
import { Hono } from 'hono'
import { isFromElsewhere } from '../is-from-elsewhere.ts'
import { transferDeskPage } from './transfer-desk-page.ts'

const address = '/demo/transfers'
const uuid = ':uuid{[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}}'

/**
 * Where somebody of the demo shop would look at the bank account: the transfers that are waited for, each with a button
 * that says that its money has arrived. Never there outside demo mode.
 */
export function createTransferDesk(
  db: Db,
  around: CheckoutAround,
): (request: Request) => Promise<Response | undefined> {
  const app = new Hono()
    .get(address, async (c) => {
      const waiting = await openTransfers(db)
      const rows = await Promise.all(
        waiting.map(async (payment) => ({ payment, order: await orderOfId(db, payment.orderId) })),
      )
      return c.html(transferDeskPage(rows))
    })
    .post(`${address}/${uuid}`, async (c) => {
      if (isFromElsewhere(c.req.raw)) return c.body(null, 403)
      const payment = await paymentOfUuid(db, c.req.param('uuid'))
      if (payment === undefined) return c.notFound()
      await confirmTransfer(db, around, payment)
      return c.redirect(address, 303)
    })
  // A fault is the host's to log and to answer.
  app.onError((error) => {
    throw error
  })
  return async (request) => {
    if (!new URL(request.url).pathname.startsWith(address)) return undefined
    const response = await app.fetch(request)
    if (response.status === 404) return undefined
    response.headers.set('Cache-Control', 'no-store')
    const html = await response.clone().text()
    response.headers.set('Content-Security-Policy', policyOfPage(html))
    return response
  }
}
