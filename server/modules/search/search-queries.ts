import { type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../platform/database/database.ts'
import { inBatches, upsertRows } from '../../platform/database/upsert.ts'
import type { Candidate } from './rules/choose-correction.ts'
import { oneSlipAway } from './rules/one-slip-away.ts'
import {
  productTextsTable,
  productTitlesTable,
  searchKeywordsTable,
  searchSynonymsTable,
} from './search-tables.ts'

export interface ProductWords {
  productId: number
  title: string[]
  text: string[]
}

/** Words need no reading by PostgreSQL's own parser: they are words already. */
const vectorOf = (words: string[]): SQL => sql`array_to_tsvector(${sql.param(words)}::text[])`

export async function upsertProductWords(db: Db, rows: ProductWords[]): Promise<void> {
  if (rows.length === 0) return
  for (const [table, kind] of [
    [productTitlesTable, 'title'],
    [productTextsTable, 'text'],
  ] as const) {
    await db
      .insert(table)
      .values(
        rows.map((row) => ({ productId: row.productId, words: vectorOf(row[kind]) as unknown as string })),
      )
      .onConflictDoUpdate({ target: table.productId, set: { words: sql`excluded.words` } })
  }
}

export async function hasProductWords(db: Db): Promise<boolean> {
  const { rows } = await db.execute(sql`select 1 from product_titles limit 1`)
  return rows.length > 0
}

/** Reads all words anew from what products are found by. */
export async function rebuildVocabulary(db: Db): Promise<void> {
  await db.execute(sql`delete from search_vocabulary`)
  await db.execute(sql`
    insert into search_vocabulary (word, products)
    select word, sum(ndoc) from (
      select word, ndoc from ts_stat('select words from product_titles')
      union all select word, ndoc from ts_stat('select words from product_texts')) all_words
    where length(word) between 2 and 40 group by word`)
}

/** Words of new or changed products; their counts are put right by the next rebuild. */
export async function addToVocabulary(db: Db, words: string[]): Promise<void> {
  await db.execute(sql`
    insert into search_vocabulary (word, products)
    select word, 1 from unnest(${sql.param(words)}::text[]) as word where length(word) between 2 and 40
    on conflict do nothing`)
}

export const upsertSynonyms = (db: Db, rows: (typeof searchSynonymsTable.$inferInsert)[]) =>
  upsertRows(db, searchSynonymsTable, { rows, target: [searchSynonymsTable.word] })

export interface WordKnowledge extends Record<string, unknown> {
  word: string
  isKnown: boolean
  means: string[]
}

/** What the shop knows of the words of a search: whether one begins like any of its own, and what else it means. */
export async function selectKnowledge(db: Db, words: string[]): Promise<WordKnowledge[]> {
  const { rows } = await db.execute<WordKnowledge>(sql`
    select typed.word,
      exists (select 1 from search_vocabulary v where v.word >= typed.word
        and v.word < typed.word || chr(1114111)) as "isKnown",
      coalesce((select to_json(s.means) from search_synonyms s where s.word = typed.word), '[]') as means
    from unnest(${sql.param(words)}::text[]) as typed(word)`)
  return rows
}

/** Words of the shop that share letters with a word that it does not know, or are one slip of the finger away. */
export async function selectCandidates(db: Db, words: string[]): Promise<(Candidate & { typed: string })[]> {
  const slips = words.flatMap((typed) => oneSlipAway(typed).map((word) => ({ typed, word })))
  const { rows } = await db.execute<Candidate & { typed: string } & Record<string, unknown>>(sql`
    select typed.word as typed, near.word, near.similarity, near.products
    from unnest(${sql.param(words)}::text[]) as typed(word)
    cross join lateral (select v.word, similarity(v.word, typed.word) as similarity, v.products
      from search_vocabulary v where v.word % typed.word order by 2 desc, 3 desc limit 12) near
    union
    select slip.typed, v.word, similarity(v.word, slip.typed), v.products
    from unnest(${sql.param(slips.map(({ typed }) => typed))}::text[],
      ${sql.param(slips.map(({ word }) => word))}::text[]) as slip(typed, word)
    join search_vocabulary v on v.word = slip.word`)
  return rows
}

/** Products whose title answers a question. */
export async function selectByTitle(db: Db, question: string): Promise<number[]> {
  const { rows } = await db.execute<{ ids: number[] }>(sql`
    select coalesce(json_agg(product_id), '[]') as ids from product_titles where words @@ ${question}::tsquery`)
  return rows[0]?.ids ?? []
}

/** Products that answer each of several questions, in their title or in their text. */
export async function selectByText(db: Db, questions: string[], limit: number): Promise<number[]> {
  const each = questions.map(
    (one) => sql`(select product_id from product_titles where words @@ ${one}::tsquery
      union all select product_id from product_texts where words @@ ${one}::tsquery)`,
  )
  const { rows } = await db.execute<{ ids: number[] }>(sql`
    select coalesce(json_agg(product_id), '[]') as ids
    from (${sql.join(each, sql` intersect `)} limit ${limit}) found`)
  return rows[0]?.ids ?? []
}

export async function selectKeywords(
  db: Db,
  { language, question, limit }: { language: string; question: string; limit: number },
): Promise<string[]> {
  const { rows } = await db.execute<{ title: string }>(sql`
    select title from search_keywords
    where language = ${language} and words @@ ${question}::tsquery
    order by weight desc, length(title), title limit ${limit}`)
  return rows.map(({ title }) => title)
}

export interface Keyword {
  language: string
  title: string
  words: string[]
  weight: number
}

export async function replaceKeywords(db: Db, keywords: Keyword[]): Promise<void> {
  await db.delete(searchKeywordsTable)
  for (const batch of inBatches(keywords, 500)) {
    await db
      .insert(searchKeywordsTable)
      .values(batch.map(({ words, ...row }) => ({ ...row, words: vectorOf(words) as unknown as string })))
      .onConflictDoNothing()
  }
}
