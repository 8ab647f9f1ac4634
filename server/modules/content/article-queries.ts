import { and, count, desc, eq, getTableColumns, lte, sql } from 'drizzle-orm'
import type { Db } from '../../platform/database/database.ts'
import { articlesTable as articles, articleVotesTable as votes } from './content-tables.ts'

const { body: _, ...withoutBody } = getTableColumns(articles)

/** All that are published by now, the newest first, without their texts. */
export const selectArticleHeads = (db: Db, now: Date) =>
  db
    .select(withoutBody)
    .from(articles)
    .where(lte(articles.publishedAt, now))
    .orderBy(desc(articles.publishedAt), desc(articles.id))

/** By the uuid, or the slug in any language. */
export const selectArticle = async (db: Db, key: string, now: Date) =>
  (
    await db
      .select()
      .from(articles)
      .where(
        and(
          lte(articles.publishedAt, now),
          sql`(${articles.uuid}::text = ${key} or exists (
            select 1 from jsonb_each_text(${articles.slug}) as own where own.value = ${key}))`,
        ),
      )
      .limit(1)
  )[0]

export const selectUsefulCount = async (db: Db, articleId: number): Promise<number> => {
  const [row] = await db
    .select({ useful: count() })
    .from(votes)
    .where(and(eq(votes.articleId, articleId), eq(votes.isUseful, true)))
  return row?.useful ?? 0
}

export const upsertVote = (db: Db, vote: typeof votes.$inferInsert) =>
  db
    .insert(votes)
    .values(vote)
    .onConflictDoUpdate({
      target: [votes.articleId, votes.voterKey],
      set: { isUseful: vote.isUseful, votedAt: vote.votedAt },
    })
