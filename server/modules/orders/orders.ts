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
import { type OrderStep, stepOf } from './rules/order-steps.ts'

export {
  type OrderLetterFacts,
  orderExpiredLetter,
  orderPlacedLetter,
  paymentReceivedLetter,
  paymentRefundedLetter,
} from './order-letters.ts'
export {
  adoptOrders,
  countWaiting as countWaitingOrders,
  lockOrder,
  type OrderReader,
  type OrderRow as Order,
  selectByIdempotencyKey as orderOfKey,
  selectFlashBought as flashUnitsBought,
  selectOrder as orderOfId,
  selectOverdue as overdueOrders,
  selectOwnOrder as ownOrder,
  updateOrder,
} from './orders-queries.ts'
export type { OrderAddress, TaxInvoice } from './orders-tables.ts'
export { type OrderStep, stepOf } from './rules/order-steps.ts'

export type OrderActor = OrderEventRow['actor']

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

/** Adds to the log of an order. */
export const logOrderEvent = (
  tx: Db,
  orderId: number,
  event: { kind: string; actor: OrderActor; at: Date; values?: Record<string, string | number> },
): Promise<OrderEventRow> =>
  insertOrderEvent(tx, {
    orderId,
    kind: event.kind,
    actor: event.actor,
    values: event.values ?? {},
    happenedAt: event.at,
  })

/** Takes a step with an order that this transaction has locked; nothing, where it may not be taken from here. */
export async function stepOrder(
  tx: Db,
  order: OrderRow,
  { step, now, actor }: { step: OrderStep; now: Date; actor: OrderActor },
): Promise<OrderRow | undefined> {
  const { status, paymentStatus } = order
  const to = stepOf(step, { status, paymentStatus, isCancelled: order.cancelledAt !== null })
  if (to === undefined) return undefined
  const changed = await updateOrder(tx, order.id, {
    status: to.status,
    paymentStatus: to.paymentStatus,
    cancelledAt: to.isCancelled ? (order.cancelledAt ?? now) : null,
    cancelReason: to.isCancelled ? (order.cancelReason ?? 'expired') : null,
    // What is paid waits no longer.
    ...(to.status > 1 && { deadline: null }),
  })
  await logOrderEvent(tx, order.id, { kind: step, actor, at: now })
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
