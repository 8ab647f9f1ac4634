import type { Clock } from '../clock.ts'
import { type Change, type MadeFrom, touches } from './made-from.ts'
import { Shelf } from './shelf.ts'

/** What was made, and how it may be kept. */
export interface Made<Value> {
  value: Value
  /** Nothing: not to be kept, such as an error page. */
  from: MadeFrom | undefined
  bytes: number
}

/** Makes what is kept; it is handed what is kept so far, which may have changed, or be too old. */
export type Make<Value> = (old: Value | undefined) => Promise<Made<Value>>

/** How an answer was come by. `away`: it could not be made anew, and may be out of date. */
export type Outcome = 'hit' | 'stale' | 'miss' | 'away'

interface Entry<Value> {
  value: Value
  from: MadeFrom
  bytes: number
  /** From here on it is made anew, in the background. */
  freshUntil: number
  /** From here on whoever asks waits for a new one. */
  usableUntil: number
  /** When it could not be made anew; nothing, as long as it could. */
  triedInVainAt?: number
}

interface Flight<Value> {
  making: Promise<Made<Value>>
  /** How many changes had been heard when it began. */
  begun: number
}

export interface KeepRules {
  clock: Clock
  /** Bytes of everything that is kept together. */
  most: number
  /** What was made holds for so long, unless it is told to have changed. */
  freshMs: number
  /** And may be shown for so much longer while a new one is made. */
  staleMs: number
}

/** After something could not be made, what is kept is shown for so long before it is tried again. */
const pauseMs = 1_000

/**
 * Keeps what takes long to make until something that it was made from changes. Nothing is made twice at the same time,
 * and whatever began before a change is shown after it only where nothing newer can be made.
 */
export class Keep<Value> {
  readonly #rules: KeepRules
  readonly #entries: Shelf<Entry<Value>>
  /** The youngest under each key. */
  readonly #flights = new Map<string, Flight<Value>>()
  #inTheAir = 0
  /** The changes since the oldest flight began. */
  #changes: Change[] = []
  #heard = 0

  constructor(rules: KeepRules) {
    this.#rules = rules
    this.#entries = new Shelf(rules.most)
  }

  get size(): { entries: number; bytes: number } {
    return this.#entries.size
  }

  /** What is kept and holds, without waiting. */
  peek(key: string, now = this.#now()): Value | undefined {
    const entry = this.#entries.find(key)
    if (entry === undefined || entry.freshUntil <= now) return undefined
    this.#entries.touch(key, entry)
    return entry.value
  }

  /** What is kept under a key, or what `make` answers. `mayBeStale: false` is for who makes something to be kept of it. */
  async get(
    key: string,
    make: Make<Value>,
    { mayBeStale = true }: { mayBeStale?: boolean } = {},
  ): Promise<{ value: Value; outcome: Outcome }> {
    const fresh = this.peek(key)
    if (fresh !== undefined) return { value: fresh, outcome: 'hit' }
    const old = this.#entries.find(key)
    if (old === undefined) return { value: (await this.#make(key, make)).value, outcome: 'miss' }
    if (mayBeStale && old.usableUntil > this.#now()) {
      // Whoever asks next has the new one, or tries again.
      this.#make(key, make).catch(() => undefined)
      return { value: old.value, outcome: 'stale' }
    }
    if (old.triedInVainAt !== undefined && old.triedInVainAt + pauseMs > this.#now())
      return { value: old.value, outcome: 'away' }
    try {
      return { value: (await this.#make(key, make)).value, outcome: 'miss' }
    } catch {
      return { value: old.value, outcome: 'away' }
    }
  }

  /** What was made from something that has changed is made anew when it is asked for, and shown only if it cannot be. */
  drop(change: Change): void {
    this.#heard += 1
    if (this.#inTheAir > 0) this.#changes.push(change)
    for (const entry of this.#entries.items()) {
      if (!touches(change, entry.from)) continue
      entry.freshUntil = 0
      entry.usableUntil = 0
    }
  }

  #now(): number {
    return this.#rules.clock.now().getTime()
  }

  #make(key: string, make: Make<Value>): Promise<Made<Value>> {
    const flying = this.#flights.get(key)
    // What began before the last change may show what was before it: that is not for whoever asks now.
    if (flying !== undefined && flying.begun === this.#heard) return flying.making
    const known = this.#changes.length
    const old = this.#entries.find(key)
    const making = make(old?.value).then(
      (made) => {
        const meanwhile = this.#changes.slice(known)
        const { from } = made
        if (from === undefined) this.#entries.remove(key)
        else {
          const isOvertaken = meanwhile.some((change) => touches(change, from))
          // What was shown to somebody is there for the next one too, should nothing newer come of it.
          if (!isOvertaken || this.#entries.find(key) === undefined)
            this.#place(key, { ...made, from }, { isOvertaken })
        }
        return made
      },
      (error: unknown) => {
        if (old !== undefined) old.triedInVainAt = this.#now()
        throw error
      },
    )
    const flight = { making, begun: this.#heard }
    this.#flights.set(key, flight)
    this.#inTheAir += 1
    const land = () => {
      if (this.#flights.get(key) === flight) this.#flights.delete(key)
      this.#inTheAir -= 1
      if (this.#inTheAir === 0) this.#changes = []
    }
    making.then(land, land)
    return making
  }

  /** `isOvertaken`: something has changed since it was begun, as if it had been dropped already. */
  #place(
    key: string,
    { value, from, bytes }: Made<Value> & { from: MadeFrom },
    { isOvertaken }: { isOvertaken: boolean },
  ): void {
    const { most, freshMs, staleMs } = this.#rules
    if (bytes > most / 4) {
      this.#entries.remove(key)
      return
    }
    const now = this.#now()
    const until = isOvertaken ? 0 : from.until
    this.#entries.put(key, {
      value,
      from,
      bytes,
      freshUntil: Math.min(now + freshMs, until),
      usableUntil: Math.min(now + freshMs + staleMs, until),
    })
  }
}
