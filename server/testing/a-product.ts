import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import {
  type InventoryDraft,
  inventoriesBySku,
  type ProductDraft,
  saveProducts,
} from '../modules/catalogue/catalogue.ts'
import { inventoriesTable, productsTable } from '../modules/catalogue/catalogue-tables.ts'
import { aShelf, shelf } from './a-shelf.ts'
import type { TestShop } from './start-test-shop.ts'

export interface AProduct {
  id: number
  uuid: string
  variants: { id: number; uuid: string; sku: string }[]
}

/** What a test wants to say about a product; the rest is made up. `stock` holds for every variant that has none. */
export type ProductGiven = Partial<Omit<ProductDraft, 'inventories'>> & {
  inventories?: Partial<InventoryDraft>[]
  stock?: number
}

/** A product that can be bought: one variant, unless the test gives others. */
export const aProduct = async (shop: Pick<TestShop, 'shop'>, given: ProductGiven = {}): Promise<AProduct> => {
  const [product] = await products(shop, [given])
  if (product === undefined) throw new Error('the product was not saved')
  return product
}

/** Several products at once. */
export const someProducts = (
  shop: Pick<TestShop, 'shop'>,
  count: number,
  given: ProductGiven = {},
): Promise<AProduct[]> =>
  products(
    shop,
    Array.from({ length: count }, () => given),
  )

async function products(shop: Pick<TestShop, 'shop'>, all: ProductGiven[]): Promise<AProduct[]> {
  const storeId = await aShelf(shop)
  const drafts = all.map((given) => draftOf(given, storeId))
  await saveProducts(shop.shop.db, drafts)
  const skus = drafts.flatMap(({ inventories }) => inventories.map(({ sku }) => sku))
  const rows = await inventoriesBySku(shop.shop.db, skus)
  return drafts.map(({ uuid, inventories }) => ({
    uuid,
    id: rows.get(inventories[0]?.sku ?? '')?.productId ?? 0,
    variants: inventories.map((variant) => ({
      uuid: variant.uuid,
      sku: variant.sku,
      id: rows.get(variant.sku)?.id ?? 0,
    })),
  }))
}

function draftOf({ inventories = [{}], stock = 5, ...given }: ProductGiven, storeId: number): ProductDraft {
  const uuid = given.uuid ?? randomUUID()
  const mark = uuid.slice(0, 8)
  return {
    uuid,
    brandUuid: shelf.brandUuid,
    categoryUuid: shelf.categoryUuid,
    storeId,
    slug: { en: `aria-${mark}`, id: `aria-${mark}-id` },
    model: 'Aria',
    name: { en: `Aria ${mark}`, id: `Aria ${mark} Indonesia` },
    summary: { en: 'A speaker', id: 'Sebuah speaker' },
    description: { en: 'A speaker for rooms.', id: 'Speaker untuk ruangan.' },
    highlights: { en: ['Deep bass'], id: ['Bass dalam'] },
    boxContents: { en: ['2 speakers'], id: ['2 speaker'] },
    defaultPrice: 1_000_000,
    specialPrice: null,
    packedGrams: 5_000,
    packedWidthMm: 200,
    packedHeightMm: 300,
    packedDepthMm: 250,
    warrantyMonths: 24,
    hasFreeShipping: false,
    popularity: 50,
    soldCount: 3,
    releasedAt: new Date('2026-01-01T00:00:00Z'),
    spec: new Map(),
    pictures: [],
    addOnUuids: [],
    ...given,
    inventories: inventories.map((variant, place) => ({
      uuid: randomUUID(),
      sku: `SKU-${mark}-${place}`,
      finish: 'walnut',
      attributes: {},
      defaultPrice: null,
      specialPrice: null,
      stock: new Map([[given.storeId ?? storeId, stock]]),
      ...variant,
    })),
  }
}

/** Takes a product out of the shop, as its keepers would. */
export const withdrawProduct = ({ shop }: TestShop, { id }: AProduct) =>
  shop.db.update(productsTable).set({ isActive: false }).where(eq(productsTable.id, id))

export const withdrawVariant = ({ shop }: TestShop, { id }: AProduct['variants'][number]) =>
  shop.db.update(inventoriesTable).set({ isActive: false }).where(eq(inventoriesTable.id, id))
