import type { Db } from '../../platform/database/database.ts'
import {
  insertAddOns,
  insertLines,
  insertOrder,
  insertOrderEvent,
  insertParcels,
  type NewOrderAddOnRow,
  type NewOrderLineRow,
  type NewOrderParcelRow,
  type NewOrderRow,
  nextOrderNumber,
  type OrderAddOnRow,
  type OrderEventRow,
  type OrderLineRow,
  type OrderParcelRow,
  type OrderRow,
  selectAddOns,
  selectEvents,
  selectHasOrdered,
  selectLines,
  selectParcels,
  updateOrder,
} from './orders-queries.ts'
import { orderNumber } from './rules/order-number.ts'
import { standingOf } from './rules/order-standing.ts'
import { type OrderActor, type OrderStep, orderSteps, stepOf } from './rules/order-steps.ts'
import { factsOf } from './step-facts.ts'

export { type FinishedLine, selectFinishedLines as finishedLines } from './finished-lines-queries.ts'
export {
  type OrderLetterFacts,
  type OrderLetterRefund,
  orderExpiredLetter,
  orderPlacedLetter,
  paymentReceivedLetter,
  paymentRefundedLetter,
} from './order-letters.ts'
export { type OrderNews, orderNewsLetter } from './order-news.ts'
export { ordersBefore } from './orders-before.ts'
export {
  adoptOrders,
  lockOrder,
  type OrderEventRow as OrderEvent,
  type OrderLineRow as OrderLine,
  type OrderReader,
  type OrderRow as Order,
  selectDelivered as deliveredBefore,
  selectFlashBought as flashUnitsBought,
  selectOrder as orderOfId,
  selectOverdue as overdueOrders,
  selectOwnOrder as ownOrder,
  selectParcels as parcelsOf,
  setTrackingNumber,
  updateOrder,
} from './orders-queries.ts'
export type { OrderAddress, TaxInvoice } from './orders-tables.ts'
export {
  countOwnOrders,
  type OrderTab,
  selectByNumber as orderOfNumber,
  selectByNumberAndEmail as orderOfNumberAndEmail,
  selectEventsOf as eventsOfOrders,
  selectLinesOf as linesOfOrders,
  selectOwnOrders as ownOrders,
  selectParcelsOf as parcelsOfOrders,
  tabConditions as orderTabConditions,
} from './own-orders-queries.ts'
export { daysToFinish, daysToRemind, finishesAt, mayFinishItself } from './rules/finish-time.ts'
export { standingOf } from './rules/order-standing.ts'
export {
  isTaken,
  type OrderActor,
  type OrderStanding,
  type OrderStep,
  orderSteps,
  stepOf,
} from './rules/order-steps.ts'
export { type BoughtLine, shareOfUnits } from './rules/share-of-units.ts'
export { shortenContact, shortenEmail } from './rules/shorten-contact.ts'
export { type StaffOrderTab, selectStaffOrders as staffOrders } from './staff-order-queries.ts'

/** An order to be placed; what follows from placing it is filled in here. */
export type OrderDraft = Omit<NewOrderRow, 'number' | 'status' | 'paymentStatus'> & {
  lines: (Omit<NewOrderLineRow, 'position'> & { addOns: NewOrderAddOnRow[] })[]
  parcels: NewOrderParcelRow[]
}

/** An order with all that belongs to it. */
export interface WholeOrder {
  order: OrderRow
  lines: (OrderLineRow & { addOns: OrderAddOnRow[] })[]
  parcels: OrderParcelRow[]
  events: OrderEventRow[]
}

/** Writes an order down, inside the transaction of the checkout; its log begins empty. */
export async function writeOrder(tx: Db, { lines, parcels, ...draft }: OrderDraft): Promise<WholeOrder> {
  const number = orderNumber(await nextOrderNumber(tx), draft.placedAt)
  const order = await insertOrder(tx, { ...draft, number })
  const orderId = order.id
  const saved = await insertLines(
    tx,
    lines.map(({ addOns: _, ...line }, position) => ({ ...line, orderId, position })),
  )
  const bought = saved.flatMap(({ id, position }) =>
    (lines[position]?.addOns ?? []).map((addOn) => ({ ...addOn, orderLineId: id })),
  )
  const addOns = bought.length === 0 ? [] : await insertAddOns(tx, bought)
  const sent = await insertParcels(
    tx,
    parcels.map((parcel) => ({ ...parcel, orderId })),
  )
  return { order, lines: withAddOns(saved, addOns), parcels: sent, events: [] }
}

const withAddOns = (lines: OrderLineRow[], addOns: OrderAddOnRow[]): WholeOrder['lines'] =>
  lines.map((line) => ({ ...line, addOns: addOns.filter((each) => each.orderLineId === line.id) }))

/** Somebody who does something to an order: of the staff, by whom exactly. */
export interface OrderDoer {
  actor: OrderActor
  staffId?: number | undefined
}

/** Adds to the log of an order. */
export const logOrderEvent = (
  tx: Db,
  orderId: number,
  event: OrderDoer & {
    kind: string
    at: Date
    values?: Record<string, string | number>
    /** What was said about it. */
    reason?: string | undefined
  },
): Promise<OrderEventRow> =>
  insertOrderEvent(tx, {
    orderId,
    kind: event.kind,
    actor: event.actor,
    staffId: event.staffId ?? null,
    reason: event.reason ?? '',
    values: event.values ?? {},
    happenedAt: event.at,
  })

/**
 * Takes a step with an order that this transaction has locked, and writes it into the log; nothing, where it may not be
 * taken from here by this actor.
 */
export async function stepOrder(
  tx: Db,
  order: OrderRow,
  given: OrderDoer & {
    step: OrderStep
    now: Date
    reason?: string | undefined
    values?: Record<string, string | number>
  },
): Promise<OrderRow | undefined> {
  const { step, now, actor, staffId, reason, values } = given
  const to = stepOf(step, standingOf(order))
  if (to === undefined || !orderSteps[step].who.includes(actor)) return undefined
  const changed = await updateOrder(tx, order.id, {
    ...factsOf(order, to, { step, now, actor, reason }),
    // What is paid or accepted waits no longer.
    ...(to.status > 1 && { deadline: null }),
  })
  await logOrderEvent(tx, order.id, {
    kind: step,
    actor,
    staffId,
    reason,
    at: now,
    ...(values !== undefined && { values }),
  })
  return changed
}

/** All that belongs to an order. One question after the other: within a transaction they share a connection. */
export async function wholeOrder(db: Db, order: OrderRow): Promise<WholeOrder> {
  const lines = await selectLines(db, order.id)
  const addOns = await selectAddOns(
    db,
    lines.map(({ id }) => id),
  )
  return {
    order,
    lines: withAddOns(lines, addOns),
    parcels: await selectParcels(db, order.id),
    events: await selectEvents(db, order.id),
  }
}

/** Whether a customer has ordered before: some vouchers are for the first order. */
export const hasOrdered = (db: Db, customerId: number): Promise<boolean> => selectHasOrdered(db, customerId)
