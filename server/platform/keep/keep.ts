import type { Clock } from '../clock.ts'
import { type Change, type MadeFrom, touches } from './made-from.ts'

/** What was made, and how it may be kept. */
export interface Made<Value> {
  value: Value
  /** Nothing: not to be kept, such as an error page. */
  from: MadeFrom | undefined
  bytes: number
}

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
 * and whatever began before a change is never kept after it.
 */
export class Keep<Value> {
  readonly #rules: KeepRules
  /** The one that was asked for last stands last. */
  readonly #entries = new Map<string, Entry<Value>>()
  /** The youngest under each key. */
  readonly #flights = new Map<string, Flight<Value>>()
  #inTheAir = 0
  /** The changes since the oldest flight began. */
  #changes: Change[] = []
  #heard = 0
  #bytes = 0
  #triedInVainAt = Number.NEGATIVE_INFINITY

  constructor(rules: KeepRules) {
    this.#rules = rules
  }

  get size(): { entries: number; bytes: number } {
    return { entries: this.#entries.size, bytes: this.#bytes }
  }

  /** What is kept and holds, without waiting. */
  peek(key: string): Value | undefined {
    const entry = this.#entries.get(key)
    if (entry === undefined || entry.freshUntil <= this.#now()) return undefined
    this.#entries.delete(key)
    this.#entries.set(key, entry)
    return entry.value
  }

  /** What is kept under a key, or what `make` answers. */
  async get(key: string, make: () => Promise<Made<Value>>): Promise<{ value: Value; outcome: Outcome }> {
    const fresh = this.peek(key)
    if (fresh !== undefined) return { value: fresh, outcome: 'hit' }
    const old = this.#entries.get(key)
    if (old === undefined) return { value: (await this.#make(key, make)).value, outcome: 'miss' }
    if (old.usableUntil > this.#now()) {
      // Whoever asks next has the new one, or tries again.
      this.#make(key, make).catch(() => undefined)
      return { value: old.value, outcome: 'stale' }
    }
    if (this.#triedInVainAt + pauseMs > this.#now()) return { value: old.value, outcome: 'away' }
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
    for (const entry of this.#entries.values()) {
      if (!touches(change, entry.from)) continue
      entry.freshUntil = 0
      entry.usableUntil = 0
    }
  }

  #now(): number {
    return this.#rules.clock.now().getTime()
  }

  #make(key: string, make: () => Promise<Made<Value>>): Promise<Made<Value>> {
    const flying = this.#flights.get(key)
    // What began before the last change may show what was before it: that is not for whoever asks now.
    if (flying !== undefined && flying.begun === this.#heard) return flying.making
    const known = this.#changes.length
    const making = make().then(
      (made) => {
        const meanwhile = this.#changes.slice(known)
        const { from } = made
        if (from === undefined) this.#remove(key)
        else if (!meanwhile.some((change) => touches(change, from))) this.#place(key, { ...made, from })
        return made
      },
      (error: unknown) => {
        this.#triedInVainAt = this.#now()
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

  #place(key: string, { value, from, bytes }: Made<Value> & { from: MadeFrom }): void {
    const { most, freshMs, staleMs } = this.#rules
    const now = this.#now()
    this.#remove(key)
    if (bytes > most / 4 || from.until <= now) return
    this.#entries.set(key, {
      value,
      from,
      bytes,
      freshUntil: Math.min(now + freshMs, from.until),
      usableUntil: Math.min(now + freshMs + staleMs, from.until),
    })
    this.#bytes += bytes
    for (const oldest of this.#entries.keys()) {
      if (this.#bytes <= most) break
      this.#remove(oldest)
    }
  }

  #remove(key: string): void {
    this.#bytes -= this.#entries.get(key)?.bytes ?? 0
    this.#entries.delete(key)
  }
}
