import { type CardFacts, productCards } from '../../modules/catalogue/catalogue.ts'
import type { Db } from '../../platform/database/database.ts'

/** A few numbers each. */
const mostLists = 500

/** The cards of these products. */
type CardsOf = (productIds: number[]) => Promise<CardFacts[]>

/**
 * Asks for the cards that a list showed the last time while it is still found out what belongs to it now: nearly always it
 * is the same, and then the way to the database and back is gone once instead of twice. Else they are asked for as usual.
 */
export class CardsAhead {
  /** By the list; the one that was asked for longest ago goes first. */
  readonly #shown = new Map<string, number[]>()

  ask(db: Db, list: string): CardsOf {
    const expected = this.#shown.get(list)
    const ahead = expected && productCards(db, expected)
    // Who needs them is told by them; a list that is refused needs none.
    ahead?.catch(() => {})
    return (productIds) => {
      this.#remember(list, productIds)
      return ahead !== undefined && areSame(expected, productIds) ? ahead : productCards(db, productIds)
    }
  }

  #remember(list: string, productIds: number[]): void {
    this.#shown.delete(list)
    this.#shown.set(list, productIds)
    for (const oldest of this.#shown.keys()) {
      if (this.#shown.size <= mostLists) break
      this.#shown.delete(oldest)
    }
  }
}

const areSame = (some: number[] | undefined, others: number[]): boolean =>
  some?.length === others.length && some.every((each, place) => each === others[place])
