import { lastSale, type RunningSale, runningAndNextSales } from '../../modules/pricing/pricing.ts'
import type { Db } from '../../platform/database/database.ts'

const minute = 60 * 1000
const farthest = new Date('9999-01-01T00:00:00Z')

/**
 * The nearest flash sale as if it had begun this moment, for checking the countdown: one that runs, else the next one,
 * else the last. It ends in a quarter of an hour or, if that comes sooner, when it really ends; a last minute is too
 * short to look at anything.
 */
export async function saleToTest(db: Db, now: Date): Promise<RunningSale[]> {
  const [[next], last] = await Promise.all([
    runningAndNextSales(db, { now, until: farthest, most: 1 }),
    lastSale(db, now),
  ])
  const sale = next ?? last
  if (sale === undefined) return []
  const left = sale.endsAt.getTime() - now.getTime()
  const shown = left > minute && left < 15 * minute ? left : 15 * minute
  return [{ ...sale, startsAt: now, endsAt: new Date(now.getTime() + shown) }]
}
