import { and, desc, eq } from 'drizzle-orm'
import type { Db } from '../../platform/database/database.ts'
import { wishlistItemsTable as items } from './wishlist-tables.ts'

/** The newest first. */
export const selectWishes = (db: Db, customerId: number) =>
  db
    .select({ productId: items.productId })
    .from(items)
    .where(eq(items.customerId, customerId))
    .orderBy(desc(items.addedAt), desc(items.productId))

export const insertWishes = (db: Db, rows: (typeof items.$inferInsert)[]) =>
  db.insert(items).values(rows).onConflictDoNothing()

export const deleteWish = (db: Db, { customerId, productId }: { customerId: number; productId: number }) =>
  db.delete(items).where(and(eq(items.customerId, customerId), eq(items.productId, productId)))
