import type { Order as OrderShown } from '@gema/contract/shapes/order.ts'
import type { PaymentMethodId } from '@gema/contract/values/payment-method.ts'
import { methodName, tellingPayment } from '../../modules/checkout/checkout.ts'
import { type Complaint, complaintsOfOrders } from '../../modules/complaints/complaints.ts'
import {
  finishesAt,
  type Order,
  orderOfId,
  type WholeOrder,
  wholeOrder,
} from '../../modules/orders/orders.ts'
import type { Payment } from '../../modules/payments/payments.ts'
import { type Refund, refundsOfOrders } from '../../modules/refunds/refunds.ts'
import { type Review, reviewsOfLines } from '../../modules/reviews/reviews.ts'
import { readSettings, type ShopSettings } from '../../modules/settings/settings.ts'
import type { Shop } from '../../shop.ts'
import { orderEventWords } from './order-event-words.ts'
import { presentActions } from './present-actions.ts'
import { presentEstimate } from './present-estimate.ts'
import { presentPayment } from './present-payment.ts'
import { presentRefund } from './present-refund.ts'
import { presentCancelled, presentCancelRequest, presentFinished } from './present-standing.ts'
import { presentSteps } from './present-steps.ts'

/** An order as its owner sees it, read anew: what was asked for may have changed it. */
export async function presentOrder(shop: Shop, { id }: Order, language: string): Promise<OrderShown> {
  const order = await orderOfId(shop.db, id)
  if (order === undefined) throw new Error('an order is gone')
  const [whole, payment, settings, refunds, complaints] = await Promise.all([
    wholeOrder(shop.db, order),
    tellingPayment(shop.db, id),
    readSettings(shop.db),
    refundsOfOrders(shop.db, [id]),
    complaintsOfOrders(shop.db, [id]),
  ])
  const reviews = await reviewsOfLines(
    shop.db,
    whole.lines.map((line) => line.id),
  )
  return presentWhole({
    ...{ whole, payment, settings, language, refunds, complaints, reviews },
    now: shop.clock.now(),
  })
}

interface OrderKnown {
  whole: WholeOrder
  payment: Payment
  settings: ShopSettings
  language: string
  now: Date
  /** What came after the sale; a new order has nothing of it. */
  refunds?: Refund[]
  complaints?: Complaint[]
  reviews?: Map<number, Review>
}

/** An order of which everything is known already. */
export function presentWhole(known: OrderKnown): OrderShown {
  const { whole, payment, settings, language, now } = known
  const { refunds = [], complaints = [], reviews = new Map<number, Review>() } = known
  const { order } = whole
  const unreviewed = whole.lines.filter(({ id }) => !reviews.has(id)).length
  return {
    id: order.uuid,
    number: order.number,
    status: order.status as OrderShown['status'],
    payment_status: order.paymentStatus as OrderShown['payment_status'],
    cancelled: presentCancelled(order),
    cancel_request: presentCancelRequest(order),
    finished: presentFinished(order),
    delivered_at: order.deliveredAt?.toISOString() ?? null,
    finishes_at: finishesAt(order)?.toISOString() ?? null,
    estimate: presentEstimate(whole),
    steps: presentSteps(whole, { language, payment }),
    date: order.placedAt.toISOString(),
    email: order.email,
    lines: linesOf(whole, reviews),
    parcels: whole.parcels.map((parcel) => ({
      store: parcel.storeSlug,
      store_name: parcel.storeName,
      kind: parcel.kind,
      service: parcel.service,
      price: parcel.price,
      insurance: parcel.insurance,
      days_min: parcel.daysMin,
      days_max: parcel.daysMax,
      tracking_number: parcel.trackingNumber,
    })),
    totals: totalsOf(order, payment.uniqueCode),
    amount: payment.amount,
    voucher_code: order.voucherCode,
    note: order.note,
    dropship_name: order.dropshipName,
    tax_invoice: order.taxInvoice,
    address: order.address,
    payment: presentPayment(payment, { settings, language }),
    events: presentEvents(whole, language),
    refunds: refunds.map((refund) => presentRefund(refund)),
    complaints: complaints.map(({ uuid, number, status }) => ({ id: uuid, number, status })),
    actions: presentActions(order, { language, now, unreviewed }),
    server_time: now.toISOString(),
  }
}

const linesOf = ({ lines }: WholeOrder, reviews: Map<number, Review>): OrderShown['lines'] =>
  lines.map((line) => {
    const discount = line.bundleDiscount + line.voucherDiscount
    return {
      id: line.uuid,
      product_uuid: line.productUuid,
      slug: line.slug,
      name: line.name,
      brand: line.brand,
      label: line.label,
      sku: line.sku,
      image_path: line.image,
      image_alt: line.imageAlt,
      quantity: line.quantity,
      unit_price: line.unitPrice,
      selling_price: line.sellingPrice,
      discount,
      total: line.quantity * line.unitPrice - discount,
      grams: line.grams,
      store: line.storeSlug,
      add_ons: line.addOns.map(({ uuid, name, quantity, price }) => ({
        id: uuid,
        name,
        quantity,
        price,
        total: quantity * price,
      })),
      review: reviewOf(reviews.get(line.id)),
    }
  })

const reviewOf = (review: Review | undefined): OrderShown['lines'][number]['review'] =>
  review === undefined ? null : { id: review.uuid, rating: review.rating, is_hidden: review.isHidden }

const totalsOf = (order: Order, uniqueCode: number): OrderShown['totals'] => ({
  units: order.units,
  items: order.items,
  add_ons: order.addOns,
  add_on_count: order.addOnCount,
  bundle_discount: order.bundleDiscount,
  voucher_discount: order.voucherDiscount,
  shipping: order.shipping,
  shipping_discount: order.shippingDiscount,
  insurance: order.insurance,
  unique_code: uniqueCode,
  total: order.total + uniqueCode,
  saved: order.saved,
})

const notedByStaff = new Set(['pay', 'revive', 'accept_cod', 'paid_twice', 'paid_too_late'])

/** What has happened to an order, as far as its owner is told, the newest first. */
export const presentEvents = (
  { events }: Pick<WholeOrder, 'events'>,
  language: string,
): OrderShown['events'] =>
  events.flatMap(({ kind, values, actor, reason, happenedAt }) => {
    const words = Object.hasOwn(orderEventWords, kind) ? orderEventWords[kind] : undefined
    if (words === undefined) return []
    const sentence = language === 'id' ? words.id : words.en
    const message = sentence
      // The number of a way to pay is told by its name.
      .replace('{method}', () => methodName(Number(values.method) as PaymentMethodId, language))
      .replace('{tracking}', () => String(values.tracking ?? ''))
    // What the staff notes about money is for the staff.
    const said = notedByStaff.has(kind) ? '' : reason
    return [{ kind, message, actor, reason: said, at: happenedAt.toISOString() }]
  })
