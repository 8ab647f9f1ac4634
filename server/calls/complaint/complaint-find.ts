import type { complaintFind } from '@gema/contract/calls/complaint.ts'
import { type Handler, refuse } from '../../http/handler.ts'
import { complaintsOfOrders, knownComplaints, unitsTaken } from '../../modules/complaints/complaints.ts'
import { linesOfOrders } from '../../modules/orders/orders.ts'
import type { Shop } from '../../shop.ts'
import { orderOfCaller } from '../callers/own-order.ts'
import { presentComplaintCard } from './present-complaint-card.ts'
import { presentFiling } from './present-filing.ts'

/** The complaints about an order of the caller, and what can still be complained about. */
export const answerComplaintFind: Handler<typeof complaintFind, Shop> = async (input, context) => {
  const { shop, caller, language } = context
  const order = await orderOfCaller(shop, caller, input)
  if (order === undefined) return refuse('order_unknown')
  const now = shop.clock.now()
  const [complaints, lines, taken] = await Promise.all([
    complaintsOfOrders(shop.db, [order.id]).then((rows) => knownComplaints(shop.db, rows)),
    linesOfOrders(shop.db, [order.id]),
    unitsTaken(shop.db, order.id),
  ])
  return {
    complaints: complaints.map((known) => presentComplaintCard(known, now)),
    filing: presentFiling({ order, lines, complaints, taken, now, language }),
  }
}
