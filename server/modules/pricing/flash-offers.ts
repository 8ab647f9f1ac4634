import type { SQL } from 'drizzle-orm'
import type { Question } from '../../platform/database/ask-together.ts'
import type { Db } from '../../platform/database/database.ts'
import { selectRunningItemsIn, selectRunningItemsOf } from './pricing-queries.ts'
import { isBetterOffer } from './rules/better-offer.ts'
import type { FlashPrice } from './rules/price-at.ts'

/** The flash price of a variant, the sale that gives it, and how many of it one customer may buy. */
export type CartFlashOffer = FlashPrice & { flashSaleId: number; perCustomer: number }

type ItemRow = Awaited<ReturnType<typeof selectRunningItemsOf>>[number]

/** The flash prices of some variants at a moment, by their ids. Of two sales, the same one counts as everywhere else. */
export async function flashOffersFor(
  db: Db,
  { inventoryIds, now }: { inventoryIds: number[]; now: Date },
): Promise<Map<number, CartFlashOffer>> {
  return inventoryIds.length === 0 ? new Map() : offersOf(await selectRunningItemsOf(db, inventoryIds, now))
}

/** The same, asked together with other things: the moment is given as `now`, as a text. */
export const flashOffersIn = (inventoryIds: SQL): Question<ItemRow, Map<number, CartFlashOffer>> => ({
  query: (db) => selectRunningItemsIn(db, inventoryIds),
  read: offersOf,
})

function offersOf(rows: ItemRow[]): Map<number, CartFlashOffer> {
  const offers = new Map<number, CartFlashOffer>()
  for (const { sale, item } of rows) {
    const { inventoryId, price, quota, sold, perCustomer, flashSaleId } = item
    const { startsAt, endsAt } = sale
    const offer = { flashSaleId, price, quota, sold, perCustomer, startsAt, endsAt }
    const known = offers.get(inventoryId)
    if (known === undefined || isBetterOffer(offer, known)) offers.set(inventoryId, offer)
  }
  return offers
}
