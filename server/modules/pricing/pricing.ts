import type { Translated } from '@gema/contract/values/language.ts'
import type { Db } from '../../platform/database/database.ts'
import { upsertRows } from '../../platform/database/upsert.ts'
import { flashSaleIds, selectRunningItems } from './pricing-queries.ts'
import { flashSaleItemsTable, flashSalesTable } from './pricing-tables.ts'

import type { FlashPrice } from './rules/price-at.ts'

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
  items: { inventoryId: number; price: number; quota: number; sold: number }[]
}

/** The flash sales that run at a moment, the one that ends first in front. */
export async function runningSales(db: Db, now: Date): Promise<RunningSale[]> {
  const sales = new Map<number, RunningSale>()
  for (const { sale, item } of await selectRunningItems(db, now)) {
    const { id, uuid, name, startsAt, endsAt } = sale
    const running = sales.get(id) ?? { uuid, name, startsAt, endsAt, items: [] }
    sales.set(id, running)
    running.items.push(item)
  }
  return [...sales.values()]
}

/** The flash price of each variant in some running sales, for the price at a moment. */
export const flashPricesOf = (sales: RunningSale[]): Map<number, FlashPrice> =>
  new Map(
    sales.flatMap(({ startsAt, endsAt, items }) =>
      items.map(({ inventoryId, ...item }) => [inventoryId, { ...item, startsAt, endsAt }] as const),
    ),
  )
