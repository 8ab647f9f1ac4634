/** An order that the shop has said to be there. */
export interface Acknowledged {
  key: string
  uuid: string
}

/** What buyers know: what they have sent, and what they were told. */
export class Ledger {
  readonly acknowledged = new Map<string, Acknowledged>()
  /** Why somebody was refused for good. */
  readonly refused = new Set<string>()
  /** How often the same was sent once more, because nothing was heard of it or of a fault. */
  sentAgain = 0
  readonly #keys = new Map<string, Set<string>>()
  #buyers = 0

  /** An e-mail that nobody else has: everybody buys once. */
  newBuyer(): string {
    this.#buyers += 1
    return `faults-${this.#buyers}@surel.example`
  }

  tries(email: string, key: string): void {
    const keys = this.#keys.get(email) ?? new Set()
    if (keys.has(key)) this.sentAgain += 1
    this.#keys.set(email, keys.add(key))
  }

  acknowledges(email: string, order: Acknowledged): void {
    this.acknowledged.set(email, order)
  }

  hasTried(email: string, key: string): boolean {
    return this.#keys.get(email)?.has(key) ?? false
  }
}
