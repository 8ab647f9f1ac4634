import type { Translated } from '@gema/contract/values/language.ts'
import { boolean, integer, jsonb, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core'
import { moment, reference, rowId, translated } from '../../platform/database/column-kinds.ts'

export const bannersTable = pgTable('banners', {
  id: rowId(),
  uuid: uuid().notNull().unique().defaultRandom(),
  /** What it leads to, 1 to 9: a list or page of the shop; 6 is its own address. */
  sourceType: integer().notNull(),
  slug: text().notNull(),
  /** The address it leads to, without the language in front; slugs differ from language to language. */
  link: translated().notNull(),
  /** Its own address; only for source type 6. */
  url: text(),
  title: translated().notNull(),
  text: translated().notNull(),
  linkText: translated().notNull(),
  image: text(),
  isActive: boolean().notNull(),
  closable: boolean().notNull(),
})

export const slidersTable = pgTable('sliders', {
  id: rowId(),
  uuid: uuid().notNull().unique().defaultRandom(),
  kicker: translated().notNull(),
  title: translated().notNull(),
  text: translated().notNull(),
  actionText: translated().notNull(),
  /** Without the language in front. */
  link: translated().notNull(),
  image: text().notNull(),
  imagePhone: text(),
  alt: translated().notNull(),
  position: integer().notNull().default(0),
})

export const siteFeaturesTable = pgTable('site_features', {
  id: rowId(),
  uuid: uuid().notNull().unique().defaultRandom(),
  icon: text().notNull(),
  title: translated().notNull(),
  text: translated().notNull(),
  position: integer().notNull().default(0),
})

export const testimoniesTable = pgTable('testimonies', {
  id: rowId(),
  uuid: uuid().notNull().unique().defaultRandom(),
  name: text().notNull(),
  city: text().notNull(),
  text: translated().notNull(),
  rating: integer().notNull(),
  bought: text().notNull(),
  image: text(),
  writtenAt: moment().notNull(),
})

export const videosTable = pgTable('videos', {
  id: rowId(),
  uuid: uuid().notNull().unique().defaultRandom(),
  slug: text().notNull().unique(),
  title: translated().notNull(),
  text: translated().notNull(),
  seconds: integer().notNull(),
  image: text().notNull(),
  /** Where it can be seen; absent in the demo shop, which plays its own. */
  youtubeId: text(),
  publishedAt: moment().notNull(),
})

export const articlesTable = pgTable('articles', {
  id: rowId(),
  uuid: uuid().notNull().unique().defaultRandom(),
  slug: translated().notNull(),
  title: translated().notNull(),
  summary: translated().notNull(),
  /** Markdown. */
  body: translated().notNull(),
  image: text().notNull(),
  author: text().notNull(),
  authorNote: translated().notNull(),
  minutes: integer().notNull(),
  tags: jsonb().$type<Translated[]>().notNull(),
  /** Categories and products that it is about, by their uuids. */
  categoryUuids: jsonb().$type<string[]>().notNull(),
  productUuids: jsonb().$type<string[]>().notNull(),
  publishedAt: moment().notNull(),
  updatedAt: moment().notNull().defaultNow(),
})

/** Whether readers found an article useful; each says it once, and may change it. */
export const articleVotesTable = pgTable(
  'article_votes',
  {
    id: rowId(),
    articleId: reference().references(() => articlesTable.id, { onDelete: 'cascade' }),
    /** Of a customer or of a guest's token; no name can be read from it. */
    voterKey: text().notNull(),
    isUseful: boolean().notNull(),
    votedAt: moment().notNull(),
  },
  (table) => [unique('article_votes_voter').on(table.articleId, table.voterKey)],
)

export const pagesTable = pgTable('pages', {
  id: rowId(),
  slug: text().notNull().unique(),
  title: translated().notNull(),
  description: translated().notNull(),
  /** Markdown. */
  body: translated().notNull(),
  /** Questions that people ask; the answers are Markdown. */
  faq: jsonb().$type<{ question: Translated; answer: Translated }[]>().notNull().default([]),
  updatedAt: moment().notNull(),
})
