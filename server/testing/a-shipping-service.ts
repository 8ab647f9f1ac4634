import { randomUUID } from 'node:crypto'
import { type ShippingServiceDraft, saveShippingServices } from '../modules/shipping/shipping.ts'
import type { TestShop } from './start-test-shop.ts'

type Given = Partial<Omit<ShippingServiceDraft, 'rates'>> & {
  /** Codes of the regions that it goes to; the whole country where they are left out. */
  regions?: string[]
  /** For a parcel of any weight. */
  price?: number
}

/** Services that bring any parcel to some regions for one price; answers their uuids, in their order. */
export async function someShippingServices({ shop }: TestShop, ...given: Given[]): Promise<string[]> {
  const drafts = given.map(({ regions = [''], price = 20_000, ...service }) => ({
    uuid: randomUUID(),
    kind: 'courier' as const,
    courier: 'Kilat',
    name: { en: 'Regular', id: 'Reguler' },
    volumetricDivisor: 6000,
    minimumGrams: 1_000,
    allowsCod: true,
    insuranceBasisPoints: 0,
    ...service,
    rates: regions.map((regionCode) => ({
      ...{ regionCode, fromGrams: 0, toGrams: 1_000_000, base: price, perKilogram: 0 },
      ...{ daysFrom: 1, daysTo: 3 },
    })),
  }))
  await saveShippingServices(shop.db, drafts)
  return drafts.map(({ uuid }) => uuid)
}
