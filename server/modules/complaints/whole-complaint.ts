import type { Db } from '../../platform/database/database.ts'
import { linesOfOrders, type OrderLine } from '../orders/orders.ts'
import {
  type ComplaintEvidenceRow,
  type ComplaintMessageRow,
  type ComplaintOrder,
  type ComplaintRow,
  selectComplaint,
  selectEvidence,
  selectItems,
  selectMessages,
  selectOrderFacts,
} from './complaints-queries.ts'

/** A complaint with what it is about. */
export interface KnownComplaint {
  complaint: ComplaintRow
  order: ComplaintOrder
  items: { line: OrderLine; quantity: number }[]
}

/** A complaint with all that belongs to it. */
export interface WholeComplaint extends KnownComplaint {
  messages: ComplaintMessageRow[]
  evidence: ComplaintEvidenceRow[]
}

/** Complaints with what they are about, in the same order. */
export async function knownComplaints(db: Db, complaints: ComplaintRow[]): Promise<KnownComplaint[]> {
  const orderIds = [...new Set(complaints.map(({ orderId }) => orderId))]
  const items = await selectItems(
    db,
    complaints.map(({ id }) => id),
  )
  const lines = new Map((await linesOfOrders(db, orderIds)).map((line) => [line.id, line]))
  const orders = await selectOrderFacts(db, orderIds)
  return complaints.map((complaint) => {
    const order = orders.get(complaint.orderId)
    if (order === undefined) throw new Error('a complaint is about no order')
    const affected = items.filter(({ complaintId }) => complaintId === complaint.id)
    return {
      complaint,
      order,
      items: affected.flatMap(({ orderLineId, quantity }) => {
        const line = lines.get(orderLineId)
        return line === undefined ? [] : [{ line, quantity }]
      }),
    }
  })
}

/** A complaint with all that was said and shown, read anew. */
export async function wholeComplaint(db: Db, { id }: Pick<ComplaintRow, 'id'>): Promise<WholeComplaint> {
  const complaint = await selectComplaint(db, id)
  if (complaint === undefined) throw new Error('a complaint is gone')
  const [known] = await knownComplaints(db, [complaint])
  if (known === undefined) throw new Error('a complaint is gone')
  const messages = await selectMessages(db, id)
  return { ...known, messages, evidence: await selectEvidence(db, id) }
}
