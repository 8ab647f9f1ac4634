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

  count(outcome: Outcome, { ms, what }: { ms: number; what: string }): void {
    this.counts[outcome] += 1
    if (ms > this.longest.ms) this.longest = { ms, what }
  }

  get requests(): number {
    return Object.values(this.counts).reduce((sum, count) => sum + count, 0)
  }
}
