import type { OrderTracking } from '@gema/contract/shapes/order-card.ts'
import { tellingPayment } from '../../modules/checkout/checkout.ts'
import { type Order, wholeOrder } from '../../modules/orders/orders.ts'
import type { Shop } from '../../shop.ts'
import { presentEstimate } from './present-estimate.ts'
import { presentEvents } from './present-order.ts'
import { presentCardLine } from './present-order-cards.ts'
import { presentCancelled, presentFinished } from './present-standing.ts'
import { presentSteps } from './present-steps.ts'

/** What tells where a parcel is; what was said about money or a complaint is its owner's alone. */
const told = new Set([
  ...['placed', 'pay', 'accept_cod', 'revive', 'expire', 'cancel', 'accept_cancel', 'cancel_refunded'],
  ...['hand_over', 'in_transit', 'deliver', 'finish'],
])

/** Where an order is: no name, no street, no price, and of what was typed nothing. */
export async function presentTracking(shop: Shop, order: Order, language: string): Promise<OrderTracking> {
  const [whole, payment] = await Promise.all([wholeOrder(shop.db, order), tellingPayment(shop.db, order.id)])
  const cancelled = presentCancelled(order)
  return {
    number: order.number,
    date: order.placedAt.toISOString(),
    status: order.status as OrderTracking['status'],
    payment_status: order.paymentStatus as OrderTracking['payment_status'],
    cancelled: cancelled && { ...cancelled, note: '' },
    finished: presentFinished(order),
    estimate: presentEstimate(whole),
    steps: presentSteps(whole, { language, payment }),
    parcels: whole.parcels.map((parcel) => ({
      store: parcel.storeSlug,
      store_name: parcel.storeName,
      kind: parcel.kind,
      service: parcel.service,
      days_min: parcel.daysMin,
      days_max: parcel.daysMax,
      tracking_number: parcel.trackingNumber,
    })),
    lines: whole.lines.map(presentCardLine),
    city: cityOf(order.address.region),
    events: presentEvents(whole, language)
      .filter(({ kind }) => told.has(kind))
      .map(({ reason: _, ...event }) => event),
    server_time: shop.clock.now().toISOString(),
  }
}

/** The region is written as subdistrict, district, city, province. */
const cityOf = (region: string): string => region.split(', ').slice(-2).join(', ')
