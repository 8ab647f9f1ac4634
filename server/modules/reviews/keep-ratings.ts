import type { Db } from '../../platform/database/database.ts'
import { holdLock } from '../../platform/database/hold-lock.ts'
import { setRatings } from '../catalogue/catalogue.ts'
import { ratingsOf } from './reviews-queries.ts'

/**
 * Lets nobody else change the reviews of a product until this transaction is over: two at once would each count without
 * the other, and the later one would win.
 */
export const lockReviewsOf = (tx: Db, productId: number): Promise<void> =>
  holdLock(tx, `reviews of product ${productId}`)

/** Brings the ratings of products into step with the reviews that this transaction has changed. */
export const keepRatings = async (tx: Db, productIds: number[]): Promise<void> =>
  setRatings(tx, await ratingsOf(tx, productIds))
