import { inventoriesBySku } from '@gema/server/modules/catalogue/catalogue.ts'
import { saveFlashSales } from '@gema/server/modules/pricing/pricing.ts'
import type { Db } from '@gema/server/platform/database/database.ts'
import { both } from '../data/both.ts'
import { demoFlashSales } from '../data/flash-sales.ts'
import { demoUuid } from '../demo-uuid.ts'

const hour = 60 * 60 * 1000
const session = 6 * hour
const jakartaAheadOfUtc = 7 * hour

/** The one before, the one that runs, the next one, and one tomorrow. */
const placed = [-1, 0, 1, 4]

/** Sessions are counted from a fixed day on: 0.00, 6.00, 12.00 and 18.00 in Jakarta. */
export const sessionOf = (now: Date): number => Math.floor((now.getTime() + jakartaAheadOfUtc) / session)

const startOf = (number: number): Date => new Date(number * session - jakartaAheadOfUtc)

/**
 * Places the flash sales of the demo around a moment, so that one always runs. A session has one sale, known by its
 * start: placing it again changes nothing, and what it has sold stays counted.
 */
export async function placeFlashSales(db: Db, now: Date): Promise<void> {
  const current = sessionOf(now)
  const skus = demoFlashSales.flat().map(([sku]) => sku)
  const inventories = await inventoriesBySku(db, skus)
  const drafts = placed.map((offset) => {
    const number = current + offset
    const startsAt = startOf(number)
    const items = demoFlashSales[number % demoFlashSales.length] ?? []
    return {
      uuid: demoUuid(`flash sale ${startsAt.toISOString()}`),
      name: nameOf(startsAt),
      startsAt,
      endsAt: startOf(number + 1),
      items: items.map(([sku, price, quota, sold, perCustomer]) => {
        const inventoryId = inventories.get(sku)?.id
        if (inventoryId === undefined) throw new Error(`there is no variant ${sku}`)
        return { inventoryId, price, quota, sold: offset > 0 ? 0 : sold, perCustomer }
      }),
    }
  })
  await saveFlashSales(db, drafts)
}

function nameOf(startsAt: Date) {
  const hours = new Date(startsAt.getTime() + jakartaAheadOfUtc).getUTCHours()
  return both(`Session of ${hours}.00`, `Sesi pukul ${hours}.00`)
}
