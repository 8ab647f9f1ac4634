import { bigint, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { searchWords } from '../../platform/database/column-kinds.ts'

/**
 * The words of a product's name and kind. They stand apart from those of its texts: a search reads many of these rows,
 * and they are short.
 */
export const productTitlesTable = pgTable(
  'product_titles',
  {
    /** Of the catalogue; the reference is kept in the migration. The same holds below. */
    productId: bigint({ mode: 'number' }).primaryKey(),
    words: searchWords().notNull(),
  },
  (table) => [index('product_titles_words').using('gin', table.words).with({ fastupdate: false })],
)

/** The words of a product's texts. */
export const productTextsTable = pgTable(
  'product_texts',
  { productId: bigint({ mode: 'number' }).primaryKey(), words: searchWords().notNull() },
  (table) => [index('product_texts_words').using('gin', table.words).with({ fastupdate: false })],
)

/** Every word that the shop knows, with the number of products that have it: what typing errors are measured against. */
export const searchVocabularyTable = pgTable(
  'search_vocabulary',
  { word: text().primaryKey(), products: integer().notNull() },
  (table) => [index('search_vocabulary_trigrams').using('gin', table.word.op('gin_trgm_ops'))],
)

/** Words that shoppers use for words that the shop uses: "salon" for "speaker". */
export const searchSynonymsTable = pgTable('search_synonyms', {
  word: text().primaryKey(),
  means: text().array().notNull(),
})

/** Whole searches that lead somewhere, offered while someone types. */
export const searchKeywordsTable = pgTable(
  'search_keywords',
  {
    language: text().notNull(),
    title: text().notNull(),
    /** The title as words of the vocabulary, for finding it. */
    words: searchWords().notNull(),
    weight: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.language, table.title] }),
    index('search_keywords_words').using('gin', table.words),
  ],
)
