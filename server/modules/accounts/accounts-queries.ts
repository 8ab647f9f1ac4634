import { eq, sql } from 'drizzle-orm'
import type { Db } from '../../platform/database/database.ts'
import { customersTable } from './accounts-tables.ts'

export type CustomerRow = typeof customersTable.$inferSelect
export type NewCustomerRow = typeof customersTable.$inferInsert

export async function selectCustomerByEmail(db: Db, email: string): Promise<CustomerRow | undefined> {
  const rows = await db
    .select()
    .from(customersTable)
    .where(sql`lower(${customersTable.email}) = ${email.toLowerCase()}`)
  return rows[0]
}

export async function selectCustomer(db: Db, id: number): Promise<CustomerRow | undefined> {
  const rows = await db.select().from(customersTable).where(eq(customersTable.id, id))
  return rows[0]
}

/** The same, locked until the transaction ends. */
export async function lockCustomer(tx: Db, id: number): Promise<CustomerRow | undefined> {
  const rows = await tx.select().from(customersTable).where(eq(customersTable.id, id)).for('update')
  return rows[0]
}

export const insertCustomers = (db: Db, rows: NewCustomerRow[]) =>
  db.insert(customersTable).values(rows).onConflictDoNothing()

/** Nothing where the address has an account already. */
export async function insertCustomer(db: Db, row: NewCustomerRow): Promise<CustomerRow | undefined> {
  const rows = await db.insert(customersTable).values(row).onConflictDoNothing().returning()
  return rows[0]
}

export async function updateCustomer(
  db: Db,
  id: number,
  changed: Partial<NewCustomerRow>,
): Promise<CustomerRow | undefined> {
  const rows = await db.update(customersTable).set(changed).where(eq(customersTable.id, id)).returning()
  return rows[0]
}

export const deleteCustomer = (db: Db, id: number) =>
  db.delete(customersTable).where(eq(customersTable.id, id))
