import type { Db } from '../../platform/database/database.ts'
import { selectArticle, selectArticleHeads, selectUsefulCount, upsertVote } from './article-queries.ts'
import type { articlesTable } from './content-tables.ts'

export type Article = typeof articlesTable.$inferSelect
/** An article without its text. */
export type ArticleHead = Omit<Article, 'body'>

/** All that are published, the newest first. */
export const readArticleHeads = (db: Db, now: Date): Promise<ArticleHead[]> => selectArticleHeads(db, now)

/** An article by its uuid, or by its slug in any language. */
export const findArticle = (db: Db, key: string, now: Date): Promise<Article | undefined> =>
  selectArticle(db, key, now)

/** How many readers found an article useful. */
export const usefulCountOf = (db: Db, articleId: number): Promise<number> => selectUsefulCount(db, articleId)

/** Takes note of what a reader thinks of an article, in place of what they said before; answers how many found it useful. */
export async function voteForArticle(
  db: Db,
  { uuid, voterKey, isUseful, now }: { uuid: string; voterKey: string; isUseful: boolean; now: Date },
): Promise<number | undefined> {
  const article = await findArticle(db, uuid, now)
  if (article === undefined) return undefined
  await upsertVote(db, { articleId: article.id, voterKey, isUseful, votedAt: now })
  return usefulCountOf(db, article.id)
}
