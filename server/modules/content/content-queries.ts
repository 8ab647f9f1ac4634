import { asc, desc, eq, isNotNull, type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../platform/database/database.ts'
import { keptQuery } from '../../platform/database/kept-query.ts'
import {
  bannersTable,
  pagesTable,
  siteFeaturesTable,
  slidersTable,
  testimoniesTable,
  videosTable,
} from './content-tables.ts'

export interface VideosWanted {
  limit: number
  offset: number
  /** The demo shop plays those that stand nowhere else. */
  all: boolean
}

const keptSliders = keptQuery('sliders', (db) =>
  db.select().from(slidersTable).orderBy(asc(slidersTable.position)),
)
export const selectSliders = (db: Db) => keptSliders(db, {})

const keptSiteFeatures = keptQuery('site-features', (db) =>
  db.select().from(siteFeaturesTable).orderBy(asc(siteFeaturesTable.position)),
)
export const selectSiteFeatures = (db: Db) => keptSiteFeatures(db, {})

const keptActiveBanners = keptQuery('active-banners', (db) =>
  db.select().from(bannersTable).where(eq(bannersTable.isActive, true)).orderBy(asc(bannersTable.id)),
)
export const selectActiveBanners = (db: Db) => keptActiveBanners(db, {})

/** The newest first. */
export const selectTestimonies = (db: Db, limit: number, offset: number) =>
  keptTestimonies(db, { limit, offset })
const keptTestimonies = keptQuery('testimonies', (db) =>
  db
    .select()
    .from(testimoniesTable)
    .orderBy(desc(testimoniesTable.writtenAt), desc(testimoniesTable.id))
    .limit(sql.placeholder('limit'))
    .offset(sql.placeholder('offset')),
)

export const selectTestimonySums = (db: Db) =>
  db
    .select({
      count: sql<number>`count(*)::int`,
      sum: sql<number>`coalesce(sum(${testimoniesTable.rating}), 0)::int`,
    })
    .from(testimoniesTable)

/** The newest first; only those that can be seen anywhere, unless all are asked for. */
export const selectVideos = (db: Db, { limit, offset, all }: VideosWanted) =>
  (all ? keptVideos : keptSeenVideos)(db, { limit, offset })
const videos = (db: Db, where?: SQL) =>
  db
    .select()
    .from(videosTable)
    .where(where)
    .orderBy(desc(videosTable.publishedAt), desc(videosTable.id))
    .limit(sql.placeholder('limit'))
    .offset(sql.placeholder('offset'))
const keptVideos = keptQuery('videos', (db) => videos(db))
const keptSeenVideos = keptQuery('seen-videos', (db) => videos(db, isNotNull(videosTable.youtubeId)))

export const selectVideo = async (db: Db, slug: string) =>
  (await db.select().from(videosTable).where(eq(videosTable.slug, slug)))[0]

export const countVideos = (db: Db, { all }: Pick<VideosWanted, 'all'>): Promise<number> =>
  db.$count(videosTable, all ? undefined : isNotNull(videosTable.youtubeId))

/** In their order, without their texts. */
export const selectPageLinks = (db: Db) =>
  db
    .select({
      slug: pagesTable.slug,
      title: pagesTable.title,
      description: pagesTable.description,
      updatedAt: pagesTable.updatedAt,
    })
    .from(pagesTable)
    .orderBy(asc(pagesTable.id))

export const selectPage = async (db: Db, slug: string) =>
  (await db.select().from(pagesTable).where(eq(pagesTable.slug, slug)))[0]
