import type { Order as OrderShown } from '@gema/contract/shapes/order.ts'
import type { PaymentMethodId } from '@gema/contract/values/payment-method.ts'
import { methodName, tellingPayment } from '../../modules/checkout/checkout.ts'
import { type Order, orderOfId, type WholeOrder, wholeOrder } from '../../modules/orders/orders.ts'
import type { Payment } from '../../modules/payments/payments.ts'
import { readSettings, type ShopSettings } from '../../modules/settings/settings.ts'
import type { Shop } from '../../shop.ts'
import { orderEventWords } from './order-event-words.ts'
import { presentPayment } from './present-payment.ts'

/** An order as its owner sees it, read anew: what was asked for may have changed it. */
export async function presentOrder(shop: Shop, { id }: Order, language: string): Promise<OrderShown> {
  const order = await orderOfId(shop.db, id)
  if (order === undefined) throw new Error('an order is gone')
  const [whole, payment, settings] = await Promise.all([
    wholeOrder(shop.db, order),
    tellingPayment(shop.db, id),
    readSettings(shop.db),
  ])
  return presentWhole({ whole, payment, settings, language, now: shop.clock.now() })
}

interface OrderKnown {
  whole: WholeOrder
  payment: Payment
  settings: ShopSettings
  language: string
  now: Date
}

/** An order of which everything is known already. */
export function presentWhole({ whole, payment, settings, language, now }: OrderKnown): OrderShown {
  const { order } = whole
  const { cancelledAt, cancelReason } = order
  return {
    id: order.uuid,
    number: order.number,
    status: order.status as OrderShown['status'],
    payment_status: order.paymentStatus as OrderShown['payment_status'],
    cancelled:
      cancelledAt === null || cancelReason === null
        ? null
        : { at: cancelledAt.toISOString(), reason: cancelReason },
    date: order.placedAt.toISOString(),
    email: order.email,
    lines: linesOf(whole),
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
    events: eventsOf(whole, language),
    server_time: now.toISOString(),
  }
}

const linesOf = ({ lines }: WholeOrder): OrderShown['lines'] =>
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
    }
  })

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

const eventsOf = ({ events }: WholeOrder, language: string): OrderShown['events'] =>
  events.flatMap(({ kind, values, happenedAt }) => {
    const words = Object.hasOwn(orderEventWords, kind) ? orderEventWords[kind] : undefined
    if (words === undefined) return []
    const sentence = language === 'id' ? words.id : words.en
    // The number of a way to pay is told by its name.
    const message = sentence.replace('{method}', () =>
      methodName(Number(values.method) as PaymentMethodId, language),
    )
    return [{ kind, message, at: happenedAt.toISOString() }]
  })
