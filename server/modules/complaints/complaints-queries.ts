import { and, asc, count, desc, eq, inArray, type SQL, sql, sum } from 'drizzle-orm'
import type { Db } from '../../platform/database/database.ts'
import {
  complaintsTable as complaints,
  complaintEvidenceTable as evidence,
  complaintItemsTable as items,
  complaintMessagesTable as messages,
} from './complaints-tables.ts'

export type ComplaintRow = typeof complaints.$inferSelect
export type NewComplaintRow = typeof complaints.$inferInsert
export type ComplaintItemRow = typeof items.$inferSelect
export type NewComplaintItem = Omit<typeof items.$inferInsert, 'complaintId'>
export type ComplaintMessageRow = typeof messages.$inferSelect
export type ComplaintEvidenceRow = typeof evidence.$inferSelect
export type NewEvidenceRow = Omit<typeof evidence.$inferInsert, 'complaintId' | 'messageId'>

export async function nextComplaintNumber(tx: Db): Promise<number> {
  const { rows } = await tx.execute<{ next: string | number }>(
    sql`select nextval('complaint_numbers') as next`,
  )
  return Number(rows[0]?.next)
}

export async function insertComplaint(
  tx: Db,
  row: NewComplaintRow,
  affected: NewComplaintItem[],
): Promise<ComplaintRow> {
  const [saved] = await tx.insert(complaints).values(row).returning()
  if (saved === undefined) throw new Error('the complaint was not saved')
  await tx.insert(items).values(affected.map((item) => ({ ...item, complaintId: saved.id })))
  return saved
}

export async function updateComplaint(
  tx: Db,
  id: number,
  changed: Partial<NewComplaintRow>,
): Promise<ComplaintRow> {
  const [row] = await tx.update(complaints).set(changed).where(eq(complaints.id, id)).returning()
  if (row === undefined) throw new Error('there is no such complaint')
  return row
}

/** Adds to what was said about a complaint, with the files that were shown. */
export async function insertMessage(
  tx: Db,
  row: typeof messages.$inferInsert,
  files: NewEvidenceRow[] = [],
): Promise<void> {
  const [saved] = await tx.insert(messages).values(row).returning({ id: messages.id })
  if (saved === undefined) throw new Error('the message was not saved')
  if (files.length === 0) return
  await tx
    .insert(evidence)
    .values(files.map((file) => ({ ...file, complaintId: row.complaintId, messageId: saved.id })))
}

export async function selectComplaint(db: Db, id: number): Promise<ComplaintRow | undefined> {
  const [row] = await db.select().from(complaints).where(eq(complaints.id, id))
  return row
}

export async function selectByNumber(db: Db, number: string): Promise<ComplaintRow | undefined> {
  const [row] = await db.select().from(complaints).where(eq(complaints.number, number))
  return row
}

/** A complaint about one order: about any other it is not there. */
export async function selectOfOrder(
  db: Db,
  uuid: string,
  orderId: number,
): Promise<ComplaintRow | undefined> {
  const [row] = await db
    .select()
    .from(complaints)
    .where(and(eq(complaints.uuid, uuid), eq(complaints.orderId, orderId)))
  return row
}

/** The complaints about orders, the newest first. */
export const selectOfOrders = (db: Db, orderIds: number[]): Promise<ComplaintRow[]> =>
  orderIds.length === 0
    ? Promise.resolve([])
    : db.select().from(complaints).where(inArray(complaints.orderId, orderIds)).orderBy(desc(complaints.id))

/** Which order something is about, by its uuid. It reads the orders: only their owners read what is about them. */
const orderUuid = sql<string>`(select o.uuid from orders o where o.id = ${complaints.orderId})`

export async function selectOrderOf(db: Db, uuid: string): Promise<string | undefined> {
  const [row] = await db.select({ order: orderUuid }).from(complaints).where(eq(complaints.uuid, uuid))
  return row?.order
}

export async function selectOrderOfEvidence(db: Db, uuid: string): Promise<string | undefined> {
  const [row] = await db
    .select({ order: orderUuid })
    .from(evidence)
    .innerJoin(complaints, eq(complaints.id, evidence.complaintId))
    .where(eq(evidence.uuid, uuid))
  return row?.order
}

/** A file of evidence about one order; of any order, where none is named. */
export async function selectEvidenceFile(
  db: Db,
  uuid: string,
  orderId?: number,
): Promise<ComplaintEvidenceRow | undefined> {
  const [row] = await db
    .select({ evidence })
    .from(evidence)
    .innerJoin(complaints, eq(complaints.id, evidence.complaintId))
    .where(and(eq(evidence.uuid, uuid), orderId === undefined ? undefined : eq(complaints.orderId, orderId)))
  return row?.evidence
}

/** What of an order is told with a complaint about it. */
export interface ComplaintOrder {
  uuid: string
  number: string
  isFinished: boolean
}

/** The orders that complaints are about, by their ids. */
export async function selectOrderFacts(db: Db, ids: number[]): Promise<Map<number, ComplaintOrder>> {
  if (ids.length === 0) return new Map()
  const wanted = sql.join(
    ids.map((id) => sql`${id}`),
    sql`, `,
  )
  const { rows } = await db.execute<{ id: string | number; uuid: string; number: string; finished: boolean }>(
    sql`select id, uuid, number, finished_at is not null as finished from orders where id in (${wanted})`,
  )
  return new Map(
    rows.map(({ id, uuid, number, finished }) => [Number(id), { uuid, number, isFinished: finished }]),
  )
}

export interface ComplaintPage {
  status: ComplaintRow['status'] | undefined
  limit: number
  offset: number
}

const isOf = (customerId: number): SQL =>
  sql`exists (select 1 from orders o where o.id = ${complaints.orderId} and o.customer_id = ${customerId})`

/** A part of the complaints of a customer, the newest first. Whose they are is part of the question. */
export const selectOfCustomer = (db: Db, customerId: number, page: ComplaintPage) =>
  selectPage(db, page, { where: isOf(customerId), orderBy: desc(complaints.id) })

/** A part of all complaints, the oldest first: who has waited longest comes first. */
export const selectAll = (db: Db, page: ComplaintPage) =>
  selectPage(db, page, { where: undefined, orderBy: asc(complaints.id) })

async function selectPage(
  db: Db,
  { status, limit, offset }: ComplaintPage,
  { where, orderBy }: { where: SQL | undefined; orderBy: SQL },
): Promise<{ rows: ComplaintRow[]; total: number }> {
  const wanted = and(where, status === undefined ? undefined : eq(complaints.status, status))
  const rows = await db.select().from(complaints).where(wanted).orderBy(orderBy).limit(limit).offset(offset)
  const [all] = await db.select({ total: count() }).from(complaints).where(wanted)
  return { rows, total: all?.total ?? 0 }
}

const ofComplaints = <Row>(ids: number[], select: () => Promise<Row[]>): Promise<Row[]> =>
  ids.length === 0 ? Promise.resolve([]) : select()

export const selectItems = (db: Db, ids: number[]): Promise<ComplaintItemRow[]> =>
  ofComplaints(ids, () =>
    db.select().from(items).where(inArray(items.complaintId, ids)).orderBy(asc(items.id)),
  )

/** All that was said about a complaint, the first first. */
export const selectMessages = (db: Db, complaintId: number): Promise<ComplaintMessageRow[]> =>
  db.select().from(messages).where(eq(messages.complaintId, complaintId)).orderBy(asc(messages.id))

export async function selectNewestMessage(
  db: Db,
  complaintId: number,
): Promise<ComplaintMessageRow | undefined> {
  const [row] = await db
    .select()
    .from(messages)
    .where(eq(messages.complaintId, complaintId))
    .orderBy(desc(messages.id))
    .limit(1)
  return row
}

export const selectEvidence = (db: Db, complaintId: number): Promise<ComplaintEvidenceRow[]> =>
  db.select().from(evidence).where(eq(evidence.complaintId, complaintId)).orderBy(asc(evidence.id))

/** How many units of each line of an order stand in complaints that are open or resolved. */
export async function selectTaken(db: Db, orderId: number): Promise<Map<number, number>> {
  const rows = await db
    .select({ line: items.orderLineId, units: sum(items.quantity) })
    .from(items)
    .innerJoin(complaints, eq(complaints.id, items.complaintId))
    .where(
      and(
        eq(complaints.orderId, orderId),
        inArray(complaints.status, ['created', 'in_progress', 'resolved']),
      ),
    )
    .groupBy(items.orderLineId)
  return new Map(rows.map(({ line, units }) => [line, Number(units)]))
}
