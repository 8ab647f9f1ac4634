/** Longer than that nobody is left waiting, whatever is broken. */
export const patienceMs = 15_000

/** What became of a request. `fault`: an answer of 500 and above; `cut off`: no answer, because the connection was none. */
export type Outcome = 'done' | 'refused' | 'fault' | 'cut off' | 'timed out'

/** Counts requests by what became of them. */
export class Tally {
  readonly counts: Record<Outcome, number> = { done: 0, refused: 0, fault: 0, 'cut off': 0, 'timed out': 0 }
  longest = { ms: 0, what: 'nothing' }
  /** Some of what was answered with a fault, for who wants to know why. */
  readonly faults = new Set<string>()
  /** Public pages and answers that a host had shown before, and then could not show. */
  readonly lost = new Set<string>()
  readonly #shown = new Set<string>()
  readonly #underWay = new Map<string, number>()

  begin(what: string): void {
    this.#underWay.set(what, (this.#underWay.get(what) ?? 0) + 1)
  }

  isUnderWay(what: string): boolean {
    return (this.#underWay.get(what) ?? 0) > 0
  }

  /** `process`: which one has answered; one that starts anew has shown nothing yet. */
  public(status: number, { process, path }: { process: number; path: string }): void {
    const shown = `${path} of process ${process}`
    if (status < 400) this.#shown.add(shown)
    else if (status >= 500 && this.#shown.has(shown)) this.lost.add(`${status} ${path}`)
  }

  count(outcome: Outcome, { ms, what }: { ms: number; what: string }): void {
    this.counts[outcome] += 1
    this.#underWay.set(what, (this.#underWay.get(what) ?? 0) - 1)
    if (ms > this.longest.ms) this.longest = { ms, what }
  }

  get requests(): number {
    return Object.values(this.counts).reduce((sum, count) => sum + count, 0)
  }
}
