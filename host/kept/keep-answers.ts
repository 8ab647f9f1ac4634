import { newReading, type Reading } from '@gema/server/http/reading.ts'
import type { Clock } from '@gema/server/platform/clock.ts'
import { Keep, type Made, type Outcome } from '@gema/server/platform/keep/keep.ts'
import { type Change, type MadeFrom, madeFromAll } from '@gema/server/platform/keep/made-from.ts'
import type { RenderedPage } from '@gema/storefront/app/render-pages.ts'
import { type KeptAnswer, keptAnswerOf } from './kept-answer.ts'
import { shownUuids } from './shown-uuids.ts'

export type KeptKind = 'page' | 'answer'

/** A page, or an answer that pages are made of. */
export interface Part {
  answer: KeptAnswer
  from: MadeFrom
  isShared: boolean
  /** It could not be made anew, or something in it could not. */
  isAway: boolean
}

interface KeepParts {
  clock: Clock
  /** For all that is kept together. */
  megabytes: number
  /** The moment from which prices are others. */
  nextEdge: () => number
  count: (kind: KeptKind, outcome: Outcome) => void
}

/** Makes what is not kept, and writes down what it learns about it. */
export type MakeAnswer = (reading: Reading) => Promise<Response | RenderedPage>

export interface AskedPart {
  kind: KeptKind
  key: string
  /** It becomes a part of something that is kept in its turn: it must be as young as that. */
  forPage?: boolean
}

export interface KeptAnswers {
  /** What is kept and holds, without waiting; it does not count as asked for. */
  peek(kind: KeptKind, key: string): Part | undefined
  /** What was peeked at has been answered. */
  countHit(kind: KeptKind): void
  /** What is kept, or what `make` answers; it must ask for nobody in particular. */
  ask(asked: AskedPart, make: MakeAnswer): Promise<Part>
  drop(change: Change): void
}

/** Most of what is asked for is asked for again within a minute. */
const freshMs = 60_000
/** Shown for so much longer while a new one is made. */
const staleMs = 600_000

/** The place of a uuid in a set; the uuid itself is shared. */
const bytesOfShown = 40

/** The shop could not make it. This is not kept, and not shown to anybody for whom something older is. */
class NotMade extends Error {
  readonly part: Part
  constructor(part: Part) {
    super('the answer could not be made')
    this.part = part
  }
}

/** Keeps pages and public answers in memory until something that they were made from changes. */
export function createKeptAnswers({ clock, megabytes, nextEdge, count }: KeepParts): KeptAnswers {
  const keepOf = (share: number) =>
    new Keep<Part>({ clock, freshMs, staleMs, most: Math.floor(megabytes * 1024 * 1024 * share) })
  const keeps: Record<KeptKind, Keep<Part>> = { page: keepOf(0.6), answer: keepOf(0.4) }

  async function madeBy(kind: KeptKind, make: MakeAnswer): Promise<Made<Part>> {
    // A call says by itself that its answer is shared; a page is, if all that it is made of is.
    const reading = newReading({ isShared: kind === 'page' })
    const until = nextEdge()
    const answer = await keptAnswerOf(await make(reading), { asItIs: kind === 'answer' })
    const shown = kind === 'answer' ? shownUuids(answer.plain ?? new Uint8Array()) : new Set<string>()
    const own: MadeFrom = { tables: behindMemories(reading.from.tables), shown, until }
    const part: Part = { answer, ...reading, from: madeFromAll([reading.from, own]) }
    if (answer.status >= 500 || part.isAway) throw new NotMade(part)
    const isKept = answer.status === 200 && part.isShared
    const bytes = answer.bytes + bytesOfShown * part.from.shown.size
    return { value: part, from: isKept ? part.from : undefined, bytes }
  }

  return {
    peek: (kind, key) => keeps[kind].peek(key),
    countHit: (kind) => count(kind, 'hit'),
    async ask({ kind, key, forPage = false }, make) {
      try {
        const making = () => madeBy(kind, make)
        const { value, outcome } = await keeps[kind].get(key, making, { mayBeStale: !forPage })
        count(kind, outcome)
        return outcome === 'away' ? { ...value, isAway: true } : value
      } catch (error) {
        if (error instanceof NotMade) return error.part
        throw error
      }
    },
    drop(change) {
      keeps.page.drop(change)
      keeps.answer.drop(change)
    },
  }
}

/** Read through memories of their own, so that no statement tells of them. */
const readByAll: readonly string[] = ['settings', 'languages', 'language_words']
/** Whoever asks what has changed in products has all these in a memory (`ListingIndex`), which it brings into step. */
const behindLists: readonly string[] = [
  'add_ons',
  'attributes',
  'inventories',
  'inventory_stock',
  'product_add_ons',
  'product_specs',
  'products',
]

const behindMemories = (tables: ReadonlySet<string>): ReadonlySet<string> =>
  new Set(tables.has('product_changes') ? [...readByAll, ...behindLists] : readByAll)
