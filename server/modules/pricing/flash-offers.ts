import type { Db } from '../../platform/database/database.ts'
import { selectRunningItemsOf } from './pricing-queries.ts'
import { isBetterOffer } from './rules/better-offer.ts'
import type { FlashPrice } from './rules/price-at.ts'

/** The flash price of a variant, the sale that gives it, and how many of it one customer may buy. */
export type CartFlashOffer = FlashPrice & { flashSaleId: number; perCustomer: number }

/** The flash prices of some variants at a moment, by their ids. Of two sales, the same one counts as everywhere else. */
export async function flashOffersFor(
  db: Db,
  { inventoryIds, now }: { inventoryIds: number[]; now: Date },
): Promise<Map<number, CartFlashOffer>> {
  const offers = new Map<number, CartFlashOffer>()
  if (inventoryIds.length === 0) return offers
  for (const { sale, item } of await selectRunningItemsOf(db, inventoryIds, now)) {
    const { inventoryId, price, quota, sold, perCustomer, flashSaleId } = item
    const offer = {
      flashSaleId,
      price,
      quota,
      sold,
      perCustomer,
      startsAt: sale.startsAt,
      endsAt: sale.endsAt,
    }
    const known = offers.get(inventoryId)
    if (known === undefined || isBetterOffer(offer, known)) offers.set(inventoryId, offer)
  }
  return offers
}
