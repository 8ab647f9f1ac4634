import type { Db } from '../../platform/database/database.ts'
import { upsertRows } from '../../platform/database/upsert.ts'
import {
  countVideos,
  selectActiveBanners,
  selectPage,
  selectPageLinks,
  selectSiteFeatures,
  selectSliders,
  selectTestimonies,
  selectTestimonySums,
  selectVideo,
  selectVideos,
  type VideosWanted,
} from './content-queries.ts'
import {
  articlesTable,
  bannersTable,
  pagesTable,
  siteFeaturesTable,
  slidersTable,
  testimoniesTable,
  videosTable,
} from './content-tables.ts'

export {
  type Article,
  type ArticleHead,
  findArticle,
  readArticleHeads,
  usefulCountOf,
  voteForArticle,
} from './articles.ts'

export type Video = typeof videosTable.$inferSelect
export type Page = typeof pagesTable.$inferSelect
export type BannerDraft = typeof bannersTable.$inferInsert
export type SliderDraft = typeof slidersTable.$inferInsert
export type SiteFeatureDraft = typeof siteFeaturesTable.$inferInsert
export type TestimonyDraft = typeof testimoniesTable.$inferInsert
export type VideoDraft = typeof videosTable.$inferInsert
export type ArticleDraft = typeof articlesTable.$inferInsert
export type PageDraft = typeof pagesTable.$inferInsert

/** Saves banners; one with a known uuid is changed, not added. The same holds for all below. */
export const saveBanners = (db: Db, rows: BannerDraft[]): Promise<void> =>
  upsertRows(db, bannersTable, { rows, target: [bannersTable.uuid] })

/** The slides of the front page. */
export const saveSliders = (db: Db, rows: SliderDraft[]): Promise<void> =>
  upsertRows(db, slidersTable, { rows, target: [slidersTable.uuid] })

/** The reasons to buy here, below the slides. */
export const saveSiteFeatures = (db: Db, rows: SiteFeatureDraft[]): Promise<void> =>
  upsertRows(db, siteFeaturesTable, { rows, target: [siteFeaturesTable.uuid] })

/** What customers say. */
export const saveTestimonies = (db: Db, rows: TestimonyDraft[]): Promise<void> =>
  upsertRows(db, testimoniesTable, { rows, target: [testimoniesTable.uuid] })

export const saveVideos = (db: Db, rows: VideoDraft[]): Promise<void> =>
  upsertRows(db, videosTable, { rows, target: [videosTable.uuid] })

export const saveArticles = (db: Db, rows: ArticleDraft[]): Promise<void> =>
  upsertRows(db, articlesTable, { rows, target: [articlesTable.uuid] })

/** Pages by their slugs, such as the privacy policy. */
export const savePages = (db: Db, rows: PageDraft[]): Promise<void> =>
  upsertRows(db, pagesTable, { rows, target: [pagesTable.slug] })

/** The slides of the front page, in their order. */
export const readSliders = selectSliders

export const readSiteFeatures = selectSiteFeatures

export const readActiveBanners = selectActiveBanners

/** The newest first; `offset` of them are left out. */
export const readTestimonies = (db: Db, limit: number, offset = 0) => selectTestimonies(db, limit, offset)

/** How many testimonies there are, and the sum of their ratings. */
export async function testimonySums(db: Db): Promise<{ count: number; sum: number }> {
  return (await selectTestimonySums(db))[0] ?? { count: 0, sum: 0 }
}

/** Videos, the newest first. */
export const readVideos = (db: Db, wanted: VideosWanted): Promise<Video[]> => selectVideos(db, wanted)

/** A video by its slug. */
export const findVideo = (db: Db, slug: string): Promise<Video | undefined> => selectVideo(db, slug)

export const videoCount = (db: Db, wanted: Pick<VideosWanted, 'all'>): Promise<number> =>
  countVideos(db, wanted)

/** All pages of the shop, in their order, without their texts. */
export const readPageLinks = (db: Db) => selectPageLinks(db)

/** A page by its slug, such as the privacy policy. */
export const findPage = (db: Db, slug: string): Promise<Page | undefined> => selectPage(db, slug)
