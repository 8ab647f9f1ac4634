import { randomUUID } from 'node:crypto'
import { saveBundles } from '../modules/catalogue/catalogue.ts'
import type { AProduct } from './a-product.ts'
import type { TestShop } from './start-test-shop.ts'

/** A bundle of the first variants of some products; answers its uuid. */
export async function aBundle(
  { shop }: TestShop,
  parts: { product: AProduct; quantity?: number }[],
  { discountPercent = 10 }: { discountPercent?: number } = {},
): Promise<string> {
  const uuid = randomUUID()
  const mark = uuid.slice(0, 8)
  await saveBundles(shop.db, [
    {
      uuid,
      slug: { en: `starter-${mark}`, id: `pemula-${mark}` },
      name: { en: 'Karaoke starter', id: 'Paket karaoke' },
      text: { en: 'All you need', id: 'Semua yang perlu' },
      image: null,
      discountPercent,
      items: parts.map(({ product, quantity = 1 }) => ({
        inventoryUuid: product.variants[0]?.uuid ?? '',
        quantity,
      })),
    },
  ])
  return uuid
}
