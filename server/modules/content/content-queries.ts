import { asc, desc, eq, sql } from 'drizzle-orm'
import type { Db } from '../../platform/database/database.ts'
import {
  bannersTable,
  siteFeaturesTable,
  slidersTable,
  testimoniesTable,
  videosTable,
} from './content-tables.ts'

export const selectSliders = (db: Db) => db.select().from(slidersTable).orderBy(asc(slidersTable.position))

export const selectSiteFeatures = (db: Db) =>
  db.select().from(siteFeaturesTable).orderBy(asc(siteFeaturesTable.position))

export const selectActiveBanners = (db: Db) =>
  db.select().from(bannersTable).where(eq(bannersTable.isActive, true)).orderBy(asc(bannersTable.id))

/** The newest first. */
export const selectTestimonies = (db: Db, limit: number, offset: number) =>
  db
    .select()
    .from(testimoniesTable)
    .orderBy(desc(testimoniesTable.writtenAt), desc(testimoniesTable.id))
    .limit(limit)
    .offset(offset)

export const selectTestimonySums = (db: Db) =>
  db
    .select({
      count: sql<number>`count(*)::int`,
      sum: sql<number>`coalesce(sum(${testimoniesTable.rating}), 0)::int`,
    })
    .from(testimoniesTable)

export const selectVideos = (db: Db, limit: number) =>
  db.select().from(videosTable).orderBy(desc(videosTable.publishedAt)).limit(limit)
