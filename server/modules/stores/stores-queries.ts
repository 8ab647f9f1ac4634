import { asc, eq, sql } from 'drizzle-orm'
import type { Db } from '../../platform/database/database.ts'
import { storesTable } from './stores-tables.ts'

export const selectOwnStores = (db: Db) =>
  db.select().from(storesTable).where(eq(storesTable.kind, 'own')).orderBy(asc(storesTable.position))

export const upsertStores = (db: Db, rows: (typeof storesTable.$inferInsert)[]) =>
  db
    .insert(storesTable)
    .values(rows)
    .onConflictDoUpdate({
      target: storesTable.uuid,
      set: {
        slug: sql`excluded.slug`,
        kind: sql`excluded.kind`,
        name: sql`excluded.name`,
        address: sql`excluded.address`,
        city: sql`excluded.city`,
        postcode: sql`excluded.postcode`,
        phone: sql`excluded.phone`,
        whatsapp: sql`excluded.whatsapp`,
        note: sql`excluded.note`,
        image: sql`excluded.image`,
        directionsUrl: sql`excluded.directions_url`,
        hours: sql`excluded.hours`,
        position: sql`excluded.position`,
      },
    })
