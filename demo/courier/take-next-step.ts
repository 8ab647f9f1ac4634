import type { CheckoutAround } from '@gema/server/modules/checkout/checkout.ts'
import { acceptCod, deliver, goInTransit, handOver } from '@gema/server/modules/fulfilment/fulfilment.ts'
import { type Order, parcelsOf } from '@gema/server/modules/orders/orders.ts'
import type { Db } from '@gema/server/platform/database/database.ts'
import { courierNotes, pickupNotes } from './courier-words.ts'
import { nextStep } from './next-step.ts'
import { trackingNumber } from './tracking-number.ts'

/** Does with an order what somebody of a real shop would do next, in the language of the order. */
export async function takeNextStep(db: Db, around: CheckoutAround, order: Order): Promise<void> {
  const { next } = await nextStep(db, order)
  if (next === null) return
  const parcels = await parcelsOf(db, order.id)
  const sent = parcels.filter(({ kind }) => kind !== 'store_pickup')
  const step = { orderId: order.id, note: '' }
  if (next === 'accept_cod') {
    await acceptCod(db, around, step)
    return
  }
  const said = (sent.length === 0 ? pickupNotes : courierNotes)[next]
  step.note = order.language === 'id' ? said.id : said.en
  if (next === 'in_transit') await goInTransit(db, around, step)
  if (next === 'deliver') await deliver(db, around, step)
  if (next === 'hand_over') {
    const numbered = sent.map(({ storeSlug }) => ({
      store: storeSlug,
      number: trackingNumber(`${order.uuid} ${storeSlug}`, around.clock.now()),
    }))
    await handOver(db, around, { ...step, tracking: { all: undefined, byStore: numbered } })
  }
}
