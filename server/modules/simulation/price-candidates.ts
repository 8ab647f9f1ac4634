import type { Db } from '../../platform/database/database.ts'
import type { Candidate } from '../catalogue/catalogue.ts'
import { type FlashOffer, flashPricesOf, type PriceAt, priceAt, runningSales } from '../pricing/pricing.ts'

/** What so many units of a variant cost, each, at a moment, and for how many of them that holds. */
export type PriceOf = (candidate: Candidate, quantity?: number) => PriceAt & { units: number }

/** As many as anybody can want of one thing. */
const anyNumber = 99

/** The prices of this moment. A flash price counts only where it is for all of the units, as it does in a cart. */
export async function pricesAt(db: Db, now: Date): Promise<PriceOf> {
  const offers = flashPricesOf(await runningSales(db, now))
  return ({ product, inventory }, quantity = 1) => {
    const flash = offers.get(inventory.id)
    const units = flash === undefined ? 0 : unitsOf(flash)
    const price = priceAt({ product, inventory, ...(flash && quantity <= units && { flash }) }, now)
    return { ...price, units: price.kind === 'flash' ? units : anyNumber }
  }
}

const unitsOf = ({ quota, sold, perCustomer }: FlashOffer): number => Math.min(quota - sold, perCustomer)
