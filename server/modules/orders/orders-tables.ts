import {
  bigint,
  boolean,
  index,
  integer,
  jsonb,
  pgSequence,
  pgTable,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { moment, reference, rowId } from '../../platform/database/column-kinds.ts'

const rupiah = () => bigint({ mode: 'number' }).notNull()

/** Where an order goes, as it was when it was placed. */
export interface OrderAddress {
  recipient: string
  phone: string
  street: string
  landmark: string
  /** Subdistrict, district, city, province. */
  region: string
  postcode: string
  /** Where the door is, for who brings it. */
  pin?: { latitude: number; longitude: number } | null
}

export interface TaxInvoice {
  name: string
  tax_number: string
  address: string
}

export const orderNumbers = pgSequence('order_numbers', { startWith: 1001 })

/**
 * An order is a snapshot: nothing in it changes when products, addresses or accounts do. References to other modules'
 * tables stand in the migration; that to the customer is emptied when the account is deleted.
 */
export const ordersTable = pgTable(
  'orders',
  {
    id: rowId(),
    uuid: uuid().notNull().unique().defaultRandom(),
    number: text().notNull().unique(),
    customerId: bigint({ mode: 'number' }),
    guestHash: text(),
    /** Who placed it: what an idempotency key is unique for. */
    ownerKey: text().notNull(),
    idempotencyKey: uuid().notNull(),
    /** Of what was asked for: the same key with something else is refused. */
    requestHash: text().notNull(),
    email: text().notNull(),
    language: text().notNull(),
    /** 1 pending, 2 confirmed, 3 picked up, 4 on the way, 5 delivered. */
    status: integer().notNull().default(1),
    /** 1 paid, 0 unpaid. */
    paymentStatus: integer().notNull().default(0),
    cancelledAt: moment(),
    cancelReason: text({ enum: ['expired', 'by_shopper', 'by_shop'] }),
    /** What was said about it; empty: nothing. */
    cancelNote: text().notNull().default(''),
    /** The wish to cancel an order that is confirmed: asked for once, and answered by the staff. */
    cancelAskedAt: moment(),
    cancelAskReason: text().notNull().default(''),
    cancelRequest: text({ enum: ['none', 'open', 'accepted', 'declined'] })
      .notNull()
      .default('none'),
    cancelAnswer: text(),
    /** Where the money shall go that cannot go back the way it came, encrypted. */
    cancelSealedBank: text(),
    deliveredAt: moment(),
    finishedAt: moment(),
    finishedBy: text({ enum: ['shopper', 'system'] }),
    /** When its owner was reminded to finish it. */
    remindedAt: moment(),
    /** It does not finish by itself before this: a rejected complaint may still be appealed. */
    finishHeldUntil: moment(),
    /** Complaints and refunds that are not decided yet: they hold it open. */
    openComplaints: integer().notNull().default(0),
    openRefunds: integer().notNull().default(0),
    /** Money of it that has been given back. */
    refunded: bigint({ mode: 'number' }).notNull().default(0),
    /** Until when it waits for its payment; absent: it does not. */
    deadline: moment(),
    units: integer().notNull(),
    items: rupiah(),
    addOns: rupiah(),
    addOnCount: integer().notNull(),
    bundleDiscount: rupiah(),
    voucherDiscount: rupiah(),
    shipping: rupiah(),
    shippingDiscount: rupiah(),
    insurance: rupiah(),
    /** All parts together, without the unique code of a bank transfer. */
    total: rupiah(),
    saved: rupiah(),
    voucherCode: text(),
    note: text().notNull(),
    dropshipName: text().notNull(),
    taxInvoice: jsonb().$type<TaxInvoice>(),
    address: jsonb().$type<OrderAddress>().notNull(),
    regionCode: text().notNull(),
    placedAt: moment().notNull(),
  },
  (table) => [
    uniqueIndex('orders_idempotency').on(table.ownerKey, table.idempotencyKey),
    index('orders_customer').on(table.customerId, table.placedAt),
    index('orders_guest').on(table.guestHash, table.placedAt),
    index('orders_email').on(table.email),
    index('orders_deadline').on(table.status, table.deadline),
    index('orders_delivered').on(table.status, table.finishedAt, table.deliveredAt),
  ],
)

export const orderLinesTable = pgTable(
  'order_lines',
  {
    id: rowId(),
    uuid: uuid().notNull().unique().defaultRandom(),
    orderId: reference().references(() => ordersTable.id, { onDelete: 'cascade' }),
    position: integer().notNull(),
    /** For stock and flash quotas alone; what is shown stands in the snapshot. */
    inventoryId: reference(),
    flashSaleId: bigint({ mode: 'number' }),
    productUuid: uuid().notNull(),
    slug: text().notNull(),
    name: text().notNull(),
    brand: text().notNull(),
    label: text().notNull(),
    sku: text().notNull(),
    image: text(),
    imageAlt: text().notNull(),
    quantity: integer().notNull(),
    unitPrice: rupiah(),
    sellingPrice: rupiah(),
    bundleDiscount: rupiah(),
    voucherDiscount: rupiah(),
    /** Of one unit. */
    grams: integer().notNull(),
    storeId: reference(),
    storeSlug: text().notNull(),
  },
  (table) => [index('order_lines_order').on(table.orderId), index('order_lines_flash').on(table.flashSaleId)],
)

/** A service that was bought with a line; refunded on its own. */
export const orderAddOnsTable = pgTable(
  'order_add_ons',
  {
    id: rowId(),
    uuid: uuid().notNull().unique().defaultRandom(),
    orderLineId: reference().references(() => orderLinesTable.id, { onDelete: 'cascade' }),
    kind: text().notNull(),
    name: text().notNull(),
    quantity: integer().notNull(),
    price: rupiah(),
  },
  (table) => [index('order_add_ons_line').on(table.orderLineId)],
)

export const orderParcelsTable = pgTable(
  'order_parcels',
  {
    id: rowId(),
    orderId: reference().references(() => ordersTable.id, { onDelete: 'cascade' }),
    storeId: reference(),
    storeSlug: text().notNull(),
    storeName: text().notNull(),
    kind: text({ enum: ['courier', 'own_fleet', 'store_pickup'] }).notNull(),
    service: text().notNull(),
    price: rupiah(),
    insurance: rupiah(),
    chargeableGrams: integer().notNull(),
    daysMin: integer().notNull(),
    daysMax: integer().notNull(),
    /** Whether whoever brings it takes cash. */
    allowsCod: boolean().notNull(),
    trackingNumber: text(),
  },
  (table) => [index('order_parcels_order').on(table.orderId)],
)

/** All that happened to an order; only added to. */
export const orderEventsTable = pgTable(
  'order_events',
  {
    id: rowId(),
    orderId: reference().references(() => ordersTable.id, { onDelete: 'cascade' }),
    kind: text().notNull(),
    values: jsonb().$type<Record<string, string | number>>().notNull(),
    actor: text({ enum: ['shopper', 'staff', 'system', 'provider'] }).notNull(),
    /** Who of the staff it was; the reference stands in the migration. */
    staffId: bigint({ mode: 'number' }),
    /** What was said about it; empty: nothing. */
    reason: text().notNull().default(''),
    happenedAt: moment().notNull(),
  },
  (table) => [index('order_events_order').on(table.orderId, table.id)],
)
