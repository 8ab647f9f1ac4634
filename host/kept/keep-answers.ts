import { newReading, type Reading } from '@gema/server/http/reading.ts'
import type { Clock } from '@gema/server/platform/clock.ts'
import { Keep, type Made, type Outcome } from '@gema/server/platform/keep/keep.ts'
import { type Change, type MadeFrom, madeFromAll } from '@gema/server/platform/keep/made-from.ts'
import { type KeptAnswer, keptAnswerOf } from './kept-answer.ts'

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

export interface KeptAnswers {
  /** What is kept and holds, without waiting. */
  peek(kind: KeptKind, key: string): Part | undefined
  /** What is kept, or what `make` answers; it must ask for nobody in particular. */
  ask(kind: KeptKind, key: string, make: (reading: Reading) => Promise<Response>): Promise<Part>
  drop(change: Change): void
}

/** Most of what is asked for is asked for again within a minute. */
const freshMs = 60_000
/** Shown for so much longer while a new one is made. */
const staleMs = 600_000

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

  async function madeBy(kind: KeptKind, make: (reading: Reading) => Promise<Response>): Promise<Made<Part>> {
    // A call says by itself that its answer is shared; a page is, if all that it is made of is.
    const reading = newReading({ isShared: kind === 'page' })
    const until = nextEdge()
    const answer = await keptAnswerOf(await make(reading), { withText: kind === 'answer' })
    const shown = kind === 'answer' ? uuidsIn(answer.text ?? '') : []
    const own: MadeFrom = { tables: readByAll, shown: new Set(shown), until }
    const part: Part = { answer, ...reading, from: madeFromAll([reading.from, own]) }
    if (answer.status >= 500) throw new NotMade(part)
    const isKept = answer.status === 200 && part.isShared && !part.isAway
    return { value: part, from: isKept ? part.from : undefined, bytes: answer.bytes }
  }

  return {
    peek(kind, key) {
      const part = keeps[kind].peek(key)
      if (part !== undefined) count(kind, 'hit')
      return part
    },
    async ask(kind, key, make) {
      try {
        const { value, outcome } = await keeps[kind].get(key, () => madeBy(kind, make))
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
const readByAll: ReadonlySet<string> = new Set(['settings', 'languages', 'language_words'])

const uuidsIn = (json: string): string[] =>
  [...json.matchAll(/"uuid":"([0-9a-f-]{36})"/g)].flatMap(([, uuid]) => uuid ?? [])
