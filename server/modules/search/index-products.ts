import { predefinedLanguages } from '@gema/contract/values/language.ts'
import type { Db } from '../../platform/database/database.ts'
import { readSearchFacts, type SearchFacts } from '../catalogue/catalogue.ts'
import { wordsOf } from './rules/words-of.ts'
import {
  addToVocabulary,
  hasProductWords,
  type Keyword,
  type ProductWords,
  rebuildVocabulary,
  replaceKeywords,
  upsertProductWords,
} from './search-queries.ts'

/** Makes products that are new or changed findable. */
export async function indexProducts(db: Db, productIds: number[]): Promise<void> {
  for await (const batch of readSearchFacts(db, productIds)) {
    const rows = batch.map(productWordsOf)
    await upsertProductWords(db, rows)
    await addToVocabulary(db, [...new Set(rows.flatMap(({ title, text }) => [...title, ...text]))])
  }
}

/** Makes everything findable anew: products, the words for typing errors, and the suggested searches. */
export async function rebuildSearch(db: Db): Promise<void> {
  const keywords = new KeywordCounts()
  for await (const batch of readSearchFacts(db)) {
    await upsertProductWords(db, batch.map(productWordsOf))
    for (const facts of batch) keywords.count(facts)
  }
  await rebuildVocabulary(db)
  await replaceKeywords(db, keywords.all())
}

/** For a shop that has products from before they could be searched for. */
export async function fillSearchOnce(db: Db): Promise<void> {
  if (!(await hasProductWords(db))) await rebuildSearch(db)
}

function productWordsOf(facts: SearchFacts): ProductWords {
  const title = [
    ...Object.values(facts.name),
    facts.model,
    facts.brand,
    ...Object.values(facts.category),
    ...Object.values(facts.mainCategory ?? {}),
    ...facts.skus,
    ...facts.variants.flatMap((attributes) => Object.values(attributes).flatMap((one) => Object.values(one))),
  ]
  const text = [
    ...Object.values(facts.summary),
    ...Object.values(facts.highlights).flat(),
    ...Object.values(facts.description),
  ]
  return { productId: facts.id, title: wordsOfAll(title), text: wordsOfAll(text) }
}

const wordsOfAll = (texts: (string | undefined)[]): string[] => [
  ...new Set(texts.flatMap((one) => wordsOf(one ?? ''))),
]

/** Searches that lead somewhere: kinds of things, makers, and what a maker makes; those with most products first. */
class KeywordCounts {
  readonly #counts = new Map<string, Keyword>()

  count({ brand, category, mainCategory }: SearchFacts): void {
    for (const language of predefinedLanguages) {
      const kind = (category[language] ?? category.en).toLowerCase()
      this.#add(language, kind, 3)
      this.#add(language, brand, 2)
      this.#add(language, `${brand} ${kind}`, 1)
      if (mainCategory) this.#add(language, (mainCategory[language] ?? mainCategory.en).toLowerCase(), 1)
    }
  }

  #add(language: string, title: string, weight: number): void {
    const key = `${language}\n${title}`
    const known = this.#counts.get(key)
    if (known) known.weight += weight
    else this.#counts.set(key, { language, title, words: wordsOf(title), weight })
  }

  all(): Keyword[] {
    return [...this.#counts.values()]
  }
}
