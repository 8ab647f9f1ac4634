import { newReading, type Reading } from '@gema/server/http/reading.ts'
import type { Clock } from '@gema/server/platform/clock.ts'
import { Keep, type Made, type Make, type Outcome } from '@gema/server/platform/keep/keep.ts'
import { type Change, type MadeFrom, madeFromAll } from '@gema/server/platform/keep/made-from.ts'
import { nothingShown } from '@gema/server/platform/keep/shown.ts'
import type { RenderedPage } from '@gema/storefront/app/render-pages.ts'
import { type KeptAnswer, keptAnswerOf } from './kept-answer.ts'
import { shownUuids } from './shown-uuids.ts'
import { takeTurns } from './take-turns.ts'

export type KeptKind = 'page' | 'answer'

/** A page, or an answer that pages are made of. `isAway`: it could not be made anew, or something in it could not. */
export interface Part extends Reading {
  answer: KeptAnswer
  madeAt: number
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

/** Asks once more for a part that something was made of, and writes down what it says now. */
export type AskAgain = (key: string, reading: Reading) => Promise<unknown>

export interface AskedPart {
  kind: KeptKind
  key: string
  /** It becomes a part of something that is kept in its turn: it must be as young as that. */
  forPage?: boolean
  /** With it, what is made of parts that say what they said before is not made once more. */
  askAgain?: AskAgain
}

export interface KeptAnswers {
  /** What is kept and holds, without waiting; it does not count as asked for. */
  peek(kind: KeptKind, key: string, now?: number): Part | undefined
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

/** A page is made anew after this at the latest, whatever it is made of: it may tell days and years. */
const oldestMs = 30 * 60_000

/** Of each thing that it shows. */
const bytesOfShown = 4
/** The name of a part, and what it said. */
const bytesOfHeard = 300

/** Pages are made on one processor; a few of them, because they wait for the database in between. */
const turns = { most: 4, patienceMs: 1_000 }

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
  // An answer that one page alone is made of is seldom asked for again before it is too old.
  const keeps: Record<KeptKind, Keep<Part>> = { page: keepOf(0.85), answer: keepOf(0.15) }

  const inTurn = takeTurns(turns)
  const now = () => clock.now().getTime()

  async function madeBy(kind: KeptKind, make: MakeAnswer): Promise<Made<Part>> {
    // A call says by itself that its answer is shared; a page is, if all that it is made of is.
    const reading = newReading({ isShared: kind === 'page' })
    const [madeAt, until] = [now(), nextEdge()]
    const answer = await keptAnswerOf(await make(reading), { asItIs: kind === 'answer' })
    const shown = kind === 'answer' ? shownUuids(answer.plain ?? new Uint8Array()) : nothingShown
    const own: MadeFrom = { tables: behindMemories(reading.from.tables), shown, until }
    const part: Part = { answer, madeAt, ...reading, from: madeFromAll([reading.from, own]) }
    if (answer.status >= 500 || part.isAway) throw new NotMade(part)
    return madeOf(part)
  }

  /** A page whose parts all say what they said when it was made; nothing, where it must be made. */
  async function stillRight(old: Part, askAgain: AskAgain): Promise<Made<Part> | undefined> {
    if (old.madeAt + oldestMs <= now()) return undefined
    const reading = newReading({ isShared: true })
    const until = nextEdge()
    await Promise.all(Array.from(old.heard.keys(), (key) => askAgain(key, reading)))
    const isRight =
      reading.isShared &&
      !reading.isAway &&
      Array.from(old.heard).every(([key, said]) => reading.heard.get(key) === said)
    if (!isRight) return undefined
    const own: MadeFrom = { tables: behindMemories(reading.from.tables), shown: nothingShown, until }
    return madeOf({ ...old, ...reading, heard: old.heard, from: madeFromAll([reading.from, own]) })
  }

  const makePage = (old: Part | undefined, make: MakeAnswer, askAgain: AskAgain | undefined) =>
    inTurn(async () => {
      const same = old && askAgain && (await stillRight(old, askAgain))
      return same ?? madeBy('page', make)
    })

  return {
    peek: (kind, key, now) => keeps[kind].peek(key, now),
    countHit: (kind) => count(kind, 'hit'),
    async ask({ kind, key, forPage = false, askAgain }, make) {
      try {
        const making: Make<Part> =
          kind === 'page' ? (old) => makePage(old, make, askAgain) : () => madeBy(kind, make)
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

function madeOf(part: Part): Made<Part> {
  const { answer, from, heard, isShared } = part
  const bytes = answer.bytes + bytesOfShown * from.shown.length + bytesOfHeard * heard.size
  return { value: part, from: answer.status === 200 && isShared ? from : undefined, bytes }
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
