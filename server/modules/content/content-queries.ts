import { asc, desc, eq } from 'drizzle-orm'
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
export const selectTestimonies = (db: Db, limit: number) =>
  db.select().from(testimoniesTable).orderBy(desc(testimoniesTable.writtenAt)).limit(limit)

export const selectVideos = (db: Db, limit: number) =>
  db.select().from(videosTable).orderBy(desc(videosTable.publishedAt)).limit(limit)
