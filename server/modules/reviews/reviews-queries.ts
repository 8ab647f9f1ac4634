import { and, asc, count, desc, eq, inArray, sql } from 'drizzle-orm'
import type { Db } from '../../platform/database/database.ts'
import { upsertRows } from '../../platform/database/upsert.ts'
import { productAsked } from '../catalogue/catalogue.ts'
import { reviewsTable } from './reviews-tables.ts'

export type ReviewRow = typeof reviewsTable.$inferSelect
export type NewReviewRow = typeof reviewsTable.$inferInsert

export const upsertReviews = (db: Db, rows: NewReviewRow[]) =>
  upsertRows(db, reviewsTable, { rows, target: [reviewsTable.uuid], keep: [reviewsTable.writtenAt] })

/** Sum and number of the visible ratings of products; zero for one that has none. */
export async function ratingsOf(db: Db, productIds: number[]) {
  if (productIds.length === 0) return []
  const rows = await db
    .select({
      productId: reviewsTable.productId,
      sum: sql<number>`sum(${reviewsTable.rating})::int`,
      count: sql<number>`count(*)::int`,
    })
    .from(reviewsTable)
    .where(and(eq(reviewsTable.isHidden, false), inArray(reviewsTable.productId, productIds)))
    .groupBy(reviewsTable.productId)
  const rated = new Map(rows.map((row) => [row.productId, row]))
  return productIds.map((productId) => rated.get(productId) ?? { productId, sum: 0, count: 0 })
}

export type ReviewSort = 'newest' | 'highest' | 'lowest' | 'helpful'

const hasPictures = sql<boolean>`jsonb_array_length(${reviewsTable.pictures}) > 0`
const newest = [desc(reviewsTable.writtenAt), desc(reviewsTable.id)]
const orders = {
  newest,
  highest: [desc(reviewsTable.rating), ...newest],
  lowest: [asc(reviewsTable.rating), ...newest],
  helpful: [desc(reviewsTable.helpfulCount), ...newest],
}

const isOfProduct = and(eq(reviewsTable.productId, productAsked), eq(reviewsTable.isHidden, false))
/** Given as null, it chooses nothing. */
const rating = sql`${sql.placeholder('rating')}::int`

/** A part of the visible reviews of the product that is asked for: those of `rating`, and, with `withPictures`, those that have some. */
export const selectReviews = (db: Db, sort: ReviewSort) =>
  db
    .select()
    .from(reviewsTable)
    .where(
      and(
        isOfProduct,
        sql`(${rating} is null or ${reviewsTable.rating} = ${rating})`,
        sql`(not ${sql.placeholder('withPictures')}::boolean or ${hasPictures})`,
      ),
    )
    .orderBy(...orders[sort])
    .limit(sql.placeholder('limit'))
    .offset(sql.placeholder('offset'))

/** How often each number of stars was given to it, and how often with pictures. */
export const selectStarCounts = (db: Db) =>
  db
    .select({
      stars: reviewsTable.rating,
      count: sql<number>`count(*)::int`,
      withPictures: sql<number>`(count(*) filter (where ${hasPictures}))::int`,
    })
    .from(reviewsTable)
    .where(isOfProduct)
    .groupBy(reviewsTable.rating)

/** Nothing, where the line has a review already. */
export async function insertReview(tx: Db, row: NewReviewRow): Promise<ReviewRow | undefined> {
  const [saved] = await tx
    .insert(reviewsTable)
    .values(row)
    .onConflictDoNothing({ target: reviewsTable.orderLineId })
    .returning()
  return saved
}

export const selectReviewsOfLines = (db: Db, lineIds: number[]): Promise<ReviewRow[]> =>
  lineIds.length === 0
    ? Promise.resolve([])
    : db.select().from(reviewsTable).where(inArray(reviewsTable.orderLineId, lineIds))

export async function selectReview(db: Db, uuid: string): Promise<ReviewRow | undefined> {
  const [row] = await db.select().from(reviewsTable).where(eq(reviewsTable.uuid, uuid))
  return row
}

export async function updateReview(
  tx: Db,
  id: number,
  changed: Partial<Pick<ReviewRow, 'isHidden' | 'hiddenReason' | 'reply' | 'repliedAt'>>,
): Promise<ReviewRow> {
  const [row] = await tx.update(reviewsTable).set(changed).where(eq(reviewsTable.id, id)).returning()
  if (row === undefined) throw new Error('there is no such review')
  return row
}

/** A part of all reviews, hidden ones too. */
export const selectNewestReviews = (db: Db, { limit, offset }: { limit: number; offset: number }) =>
  db
    .select()
    .from(reviewsTable)
    .orderBy(...newest)
    .limit(limit)
    .offset(offset)

export async function countReviews(db: Db): Promise<number> {
  const [row] = await db.select({ count: count() }).from(reviewsTable)
  return row?.count ?? 0
}
