import { and, count, eq, gt, max } from 'drizzle-orm'
import type { Db } from '../../platform/database/database.ts'
import {
  complaintsTable as complaints,
  complaintEvidenceTable as evidence,
  complaintMessagesTable as messages,
} from './complaints-tables.ts'

/** So many complaints are filed about one order, however they ended. */
export const mostComplaints = 5

/** So many files are shown in one complaint; those of an appeal come on top, because it must bring some. */
export const mostFiles = 20

/** So much is said by the owner of one complaint. */
export const mostMessages = 100

/** Why no further complaint is filed about an order, whatever it is about. */
export async function whyTooMany(db: Db, orderId: number): Promise<'complaint_too_many' | undefined> {
  const [filed] = await db.select({ total: count() }).from(complaints).where(eq(complaints.orderId, orderId))
  return (filed?.total ?? 0) >= mostComplaints ? 'complaint_too_many' : undefined
}

export async function countEvidence(db: Db, complaintId: number): Promise<number> {
  const [held] = await db
    .select({ total: count() })
    .from(evidence)
    .where(eq(evidence.complaintId, complaintId))
  return held?.total ?? 0
}

/** How much the owner of a complaint has said. */
export async function countSaid(db: Db, complaintId: number): Promise<number> {
  const [said] = await db
    .select({ total: count() })
    .from(messages)
    .where(and(eq(messages.complaintId, complaintId), eq(messages.author, 'shopper')))
  return said?.total ?? 0
}

/** How often the owner of a complaint has replied since the shop said something. */
export async function countUnanswered(db: Db, complaintId: number): Promise<number> {
  const of = eq(messages.complaintId, complaintId)
  const [staff] = await db
    .select({ newest: max(messages.id) })
    .from(messages)
    .where(and(of, eq(messages.author, 'staff')))
  const [replies] = await db
    .select({ total: count() })
    .from(messages)
    .where(
      and(
        of,
        ...[eq(messages.author, 'shopper'), eq(messages.kind, 'message')],
        gt(messages.id, staff?.newest ?? 0),
      ),
    )
  return replies?.total ?? 0
}
