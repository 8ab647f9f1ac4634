import { and, asc, eq, inArray } from 'drizzle-orm'
import type { Db } from '../../platform/database/database.ts'
import { comparedProductsTable as compared } from './compare-tables.ts'

/** In the order in which they were added: each keeps its column. */
export const selectCompared = (db: Db, customerId: number) =>
  db
    .select({ productId: compared.productId })
    .from(compared)
    .where(eq(compared.customerId, customerId))
    .orderBy(asc(compared.addedAt), asc(compared.productId))

export const insertCompared = (db: Db, rows: (typeof compared.$inferInsert)[]) =>
  db.insert(compared).values(rows).onConflictDoNothing()

export const deleteCompared = (db: Db, customerId: number, productIds: number[]) =>
  db.delete(compared).where(and(eq(compared.customerId, customerId), inArray(compared.productId, productIds)))

export const deleteAllCompared = (db: Db, customerId: number) =>
  db.delete(compared).where(eq(compared.customerId, customerId))
