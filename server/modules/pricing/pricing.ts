import type { Translated } from '@gema/contract/values/language.ts'
import type { Db } from '../../platform/database/database.ts'
import { upsertRows } from '../../platform/database/upsert.ts'
import {
  flashSaleIds,
  selectItemsRunningThen,
  selectLastItems,
  selectNextEdge,
  selectNextItems,
  selectRunningItems,
} from './pricing-queries.ts'

export { variantsOnSale } from './pricing-queries.ts'

import { flashSaleItemsTable, flashSalesTable } from './pricing-tables.ts'
import { isBetterOffer } from './rules/better-offer.ts'
import type { FlashPrice } from './rules/price-at.ts'

export { type CartFlashOffer, flashOffersFor, flashOffersIn } from './flash-offers.ts'
export {
  type FlashUnits,
  giveFlashUnitsBack,
  takeFlashUnits,
} from './flash-quota.ts'
export { type BundlePrice, bundlePrice } from './rules/bundle-price.ts'
export { type FlashPrice, type PriceAt, type PriceFacts, priceAt } from './rules/price-at.ts'

export interface FlashSaleDraft {
  uuid: string
  name: Translated
  startsAt: Date
  endsAt: Date
  items: { inventoryId: number; price: number; quota: number; sold: number; perCustomer: number }[]
}

/** Saves flash sales; one with a known uuid is changed, not added, and what it has sold stays counted. */
export async function saveFlashSales(db: Db, drafts: FlashSaleDraft[]): Promise<void> {
  await upsertRows(db, flashSalesTable, { rows: drafts, target: [flashSalesTable.uuid] })
  const ids = await flashSaleIds(db)
  await upsertRows(db, flashSaleItemsTable, {
    rows: drafts.flatMap(({ uuid, items }) => {
      const flashSaleId = ids.get(uuid)
      if (flashSaleId === undefined) throw new Error(`the flash sale ${uuid} was not saved`)
      return items.map((item, position) => ({ flashSaleId, ...item, position }))
    }),
    target: [flashSaleItemsTable.flashSaleId, flashSaleItemsTable.inventoryId],
    keep: [flashSaleItemsTable.sold],
  })
}

export interface RunningSale {
  uuid: string
  name: Translated
  startsAt: Date
  endsAt: Date
  items: { inventoryId: number; price: number; quota: number; sold: number; perCustomer: number }[]
}

/** The flash price of a variant, and how many of it one customer may buy. */
export type FlashOffer = FlashPrice & { perCustomer: number }

/** The flash sales that run at a moment, the one that ends first in front. */
export const runningSales = async (db: Db, now: Date): Promise<RunningSale[]> =>
  salesOf(await selectRunningItems(db, now))

/** The same for who asks for it together with other things: the moment is given as `now`, as a text. */
export const salesRunningThen = { query: selectItemsRunningThen, read: salesOf }

/** The flash sales that run at a moment and those that begin after it, in the order of their time. */
export const runningAndNextSales = async (
  db: Db,
  wanted: { now: Date; until: Date; most: number },
): Promise<RunningSale[]> => salesOf(await selectNextItems(db, wanted))

/** The next moment at which a flash sale begins or ends, and prices with it. */
export const nextFlashEdge = (db: Db, now: Date): Promise<Date | undefined> => selectNextEdge(db, now)

/** The last flash sale that is over. */
export async function lastSale(db: Db, now: Date): Promise<RunningSale | undefined> {
  return salesOf(await selectLastItems(db, now))[0]
}

function salesOf(rows: Awaited<ReturnType<typeof selectRunningItems>>): RunningSale[] {
  const sales = new Map<number, RunningSale>()
  for (const { sale, item } of rows) {
    const { id, uuid, name, startsAt, endsAt } = sale
    const running = sales.get(id) ?? { uuid, name, startsAt, endsAt, items: [] }
    sales.set(id, running)
    running.items.push(item)
  }
  return [...sales.values()]
}

/**
 * The flash price of each variant in some running sales, for the price at a moment. A variant that is in two of them
 * has the price of the one that still has units, and the lower one of two such prices.
 */
export function flashPricesOf(sales: RunningSale[]): Map<number, FlashOffer> {
  const offers = new Map<number, FlashOffer>()
  for (const { startsAt, endsAt, items } of sales) {
    for (const { inventoryId, price, quota, sold, perCustomer } of items) {
      const offer = { price, quota, sold, perCustomer, startsAt, endsAt }
      const known = offers.get(inventoryId)
      if (known === undefined || isBetterOffer(offer, known)) offers.set(inventoryId, offer)
    }
  }
  return offers
}
