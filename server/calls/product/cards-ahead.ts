import { type CardFacts, productCards } from '../../modules/catalogue/catalogue.ts'
import type { Db } from '../../platform/database/database.ts'
import { rememberAnswers } from '../../platform/remember-answers.ts'

const mostLists = 500
/** Whoever chooses more than fits in here is nearly alone with it. */
const longestList = 500

/** The cards of these products. */
type CardsOf = (productIds: number[]) => Promise<CardFacts[]>

interface Shown {
  productIds: number[]
}

const lastShown = rememberAnswers(mostLists, (): Shown => ({ productIds: [] }))

/**
 * Asks for the cards that a list showed the last time while it is still found out what belongs to it now: nearly always it
 * is the same, and then the way to the database and back is gone once instead of twice. Else they are asked for as usual.
 */
export function askCardsAhead(db: Db, list: string): CardsOf {
  if (list.length > longestList) return (productIds) => productCards(db, productIds)
  const shown = lastShown(list)
  const expected = shown.productIds
  const ahead = productCards(db, expected)
  // Who needs them is told by them; a list that is refused needs none.
  ahead.catch(() => {})
  return (productIds) => {
    shown.productIds = productIds
    return areSame(expected, productIds) ? ahead : productCards(db, productIds)
  }
}

const areSame = (some: number[], others: number[]): boolean =>
  some.length === others.length && some.every((each, place) => each === others[place])
