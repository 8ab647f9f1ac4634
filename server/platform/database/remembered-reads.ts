import type pg from 'pg'
import type { Clock } from '../clock.ts'
import { frozen } from '../frozen.ts'
import { Keep } from '../keep/keep.ts'
import type { Change } from '../keep/made-from.ts'
import { nothingShown } from '../keep/shown.ts'
import { rememberAnswers } from '../remember-answers.ts'
import { tablesIn } from './watch-reads.ts'

/**
 * What staff changes now and then, and what half of every page and every search is made of. Every change of these is
 * told at once.
 */
const seldomChanged: ReadonlySet<string> = new Set([
  'attributes',
  'banners',
  'brands',
  'categories',
  'collections',
  'language_words',
  'languages',
  'product_texts',
  'product_titles',
  'search_keywords',
  'search_synonyms',
  'search_vocabulary',
  'settings',
  'shipping_rates',
  'shipping_services',
  'site_features',
  'sliders',
  'stores',
  'testimonies',
  'videos',
])

/** Answers another thing every time. */
const isFleeting = /\bnow\(|\bcurrent_|\brandom\(|\bfor (?:update|share)\b/i

const mostStatements = 2_000

const mayBeRemembered = rememberAnswers(mostStatements, (statement): boolean => {
  const tables = tablesIn(statement)
  return tables.length > 0 && tables.every((table) => seldomChanged.has(table)) && !isFleeting.test(statement)
})

/** As long as a page is kept that was made from it. */
const freshMs = 60_000
const most = 4 * 1024 * 1024

export interface Statement {
  statement: pg.QueryConfig | pg.QueryArrayConfig
  values: readonly unknown[]
}

/**
 * What public reads have learnt about tables that seldom change, until somebody changes them. Nothing is remembered
 * before `begin` says that changes are told from now on.
 */
export class RememberedReads {
  readonly #results: Keep<pg.QueryResult>
  #isTold = false

  constructor(clock: Clock) {
    this.#results = new Keep({ clock, most, freshMs, staleMs: 0 })
  }

  begin(): void {
    this.#isTold = true
  }

  drop(change: Change): void {
    this.#results.drop(change)
  }

  async answer(
    { statement, values }: Statement,
    ask: () => Promise<pg.QueryResult>,
  ): Promise<pg.QueryResult> {
    const { text } = statement
    const rowMode = 'rowMode' in statement ? statement.rowMode : 'object'
    if (!this.#isTold || !mayBeRemembered(text) || values.some((value) => value instanceof Date)) return ask()
    const from = { tables: new Set(tablesIn(text)), shown: nothingShown, until: Number.POSITIVE_INFINITY }
    const key = `${rowMode} ${text} ${JSON.stringify(values)}`
    const { value, outcome } = await this.#results.get(key, async () => {
      const result = await ask()
      return {
        value: { ...result, rows: frozen(result.rows) },
        from,
        bytes: key.length + sizeOf(result.rows),
      }
    })
    // Never what was before a change: an answer made of it would be kept as if it were new.
    return outcome === 'away' ? ask() : value
  }
}

const sizeOf = (rows: unknown[]): number => 2 * JSON.stringify(rows).length
