import { randomUUID } from 'node:crypto'
import { saveFlashSales } from '../modules/pricing/pricing.ts'
import type { TestShop } from './start-test-shop.ts'

export interface FlashItemGiven {
  id: number
  price: number
  quota?: number
  sold?: number
}

const minute = 60_000

/** A flash sale of some variants; without any times, it has begun a minute ago and takes an hour. */
export async function aFlashSale(
  { shop }: TestShop,
  items: FlashItemGiven[],
  { startsIn = -1, endsIn = 59 }: { startsIn?: number; endsIn?: number } = {},
): Promise<string> {
  const uuid = randomUUID()
  const now = shop.clock.now().getTime()
  await saveFlashSales(shop.db, [
    {
      uuid,
      name: { en: 'Noon session', id: 'Sesi siang' },
      startsAt: new Date(now + startsIn * minute),
      endsAt: new Date(now + endsIn * minute),
      items: items.map(({ id, price, quota = 10, sold = 0 }) => ({
        inventoryId: id,
        price,
        quota,
        sold,
        perCustomer: 2,
      })),
    },
  ])
  return uuid
}
