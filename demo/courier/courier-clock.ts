import { languageOfHeader } from '@gema/contract/values/language.ts'
import type { CheckoutAround } from '@gema/server/modules/checkout/checkout.ts'
import { type Order, ownOrder } from '@gema/server/modules/orders/orders.ts'
import type { Db } from '@gema/server/platform/database/database.ts'
import { type Context, Hono } from 'hono'
import { isFromElsewhere } from '../is-from-elsewhere.ts'
import { courierWords } from './courier-words.ts'
import { nextStep } from './next-step.ts'
import { takeNextStep } from './take-next-step.ts'

const address = '/demo/courier'
const uuid = ':uuid{[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}}'

/**
 * Moves an order of the demo shop on, as its staff and its couriers would: GET tells what comes next, POST makes it
 * happen. Whoever knows the order's own uuid may. Never there outside demo mode.
 */
export function createCourierClock(
  db: Db,
  around: CheckoutAround,
): (request: Request) => Promise<Response | undefined> {
  const find = (named: string) => ownOrder(db, named, { holdsKey: true })
  const app = new Hono()
    .use(async (c, next) => (isFromElsewhere(c.req.raw) ? c.body(null, 403) : next()))
    .get(`${address}/${uuid}`, async (c) => tell(c, db, await find(c.req.param('uuid'))))
    .post(`${address}/${uuid}`, async (c) => {
      const order = await find(c.req.param('uuid'))
      if (order !== undefined) await takeNextStep(db, around, order)
      return tell(c, db, await find(c.req.param('uuid')))
    })
    .notFound((c) => c.json({}, 404))
  // A fault is the host's to log and to answer.
  app.onError((error) => {
    throw error
  })
  return async (request) => {
    if (!new URL(request.url).pathname.startsWith(`${address}/`)) return undefined
    const response = await app.fetch(request)
    response.headers.set('Cache-Control', 'no-store')
    return response
  }
}

async function tell(c: Context, db: Db, order: Order | undefined): Promise<Response> {
  if (order === undefined) return c.json({}, 404)
  const { next, saying } = await nextStep(db, order)
  const asked = c.req.header('language')
  const language = asked === undefined ? order.language : languageOfHeader(asked)
  return c.json({ next, words: courierWords[saying][language === 'id' ? 'id' : 'en'] })
}
