import { and, count, eq, isNull, or, sql } from 'drizzle-orm'
import { keptTogether, type Question } from '../../platform/database/ask-together.ts'
import type { Db } from '../../platform/database/database.ts'
import type { OrderRow } from './orders-queries.ts'
import { ordersTable as orders } from './orders-tables.ts'

/** Who wants to order: of a guest, the e-mail as well. */
interface Orderer {
  ownerKey: string
  idempotencyKey: string
  guestEmail: string | undefined
}

/** What is there before an order is placed. */
interface OrdersBefore {
  /** The order of the same key. */
  known: OrderRow | undefined
  /** How many orders of a shopper wait to be paid or accepted; of a guest, also those with the same e-mail. */
  waiting: number
}

const ownerKey = sql.placeholder('ownerKey')

const ofSameKey: Question<OrderRow, OrderRow | undefined> = {
  query: (db) =>
    db
      .select()
      .from(orders)
      .where(
        and(eq(orders.ownerKey, ownerKey), eq(orders.idempotencyKey, sql.placeholder('idempotencyKey'))),
      ),
  read: ([order]) => order,
}

/** Anybody can type anybody's e-mail: it counts against guests alone, and only what guests have ordered with it. */
const isOfGuest = and(isNull(orders.customerId), eq(orders.email, sql.placeholder('guestEmail')))

const thatWait: Question<{ count: number }, number> = {
  query: (db) =>
    db
      .select({ count: count() })
      .from(orders)
      .where(
        and(
          or(eq(orders.ownerKey, ownerKey), isOfGuest),
          eq(orders.status, 1),
          eq(orders.paymentStatus, 0),
          isNull(orders.cancelledAt),
        ),
      ),
  read: ([row]) => row?.count ?? 0,
}

const keptBefore = keptTogether<Record<keyof Orderer, string | null>>()('orders-before', {
  known: ofSameKey,
  waiting: thatWait,
})

export const ordersBefore = (tx: Db, { guestEmail, ...orderer }: Orderer): Promise<OrdersBefore> =>
  keptBefore(tx, { ...orderer, guestEmail: guestEmail ?? null })
