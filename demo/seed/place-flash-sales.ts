import { inventoryNames } from '@gema/server/modules/catalogue/catalogue.ts'
import { saveFlashSales } from '@gema/server/modules/pricing/pricing.ts'
import type { Db } from '@gema/server/platform/database/database.ts'
import { demoFlashSales } from '../data/flash-sales.ts'
import { demoUuid } from '../demo-uuid.ts'

const hour = 60 * 60 * 1000
const session = 6 * hour
const jakartaAheadOfUtc = 7 * hour

/** The start of the session that a moment lies in: 0.00, 6.00, 12.00 or 18.00 in Jakarta. */
export function sessionStart(now: Date): Date {
  const local = now.getTime() + jakartaAheadOfUtc
  return new Date(Math.floor(local / session) * session - jakartaAheadOfUtc)
}

/**
 * Places the flash sales of the demo around a moment: one has ended, one runs, two are to come. Done at every start and
 * every six hours, so that a demo shop always has a sale that runs.
 */
export async function placeFlashSales(db: Db, now: Date): Promise<void> {
  const start = sessionStart(now).getTime()
  const inventories = new Map((await inventoryNames(db)).map(({ sku, id }) => [sku, id]))
  await saveFlashSales(
    db,
    demoFlashSales.map((sale) => ({
      uuid: demoUuid(`flash sale ${sale.key}`),
      name: sale.name,
      startsAt: new Date(start + sale.startsAfter * hour),
      endsAt: new Date(start + (sale.startsAfter + sale.lasts) * hour),
      items: sale.items.map(([sku, price, quota, sold, perCustomer]) => {
        const inventoryId = inventories.get(sku)
        if (inventoryId === undefined) throw new Error(`there is no variant ${sku}`)
        return { inventoryId, price, quota, sold, perCustomer }
      }),
    })),
  )
}
