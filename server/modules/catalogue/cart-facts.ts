import type { Translated } from '@gema/contract/values/language.ts'
import type { Db } from '../../platform/database/database.ts'
import {
  selectAddOnsOf,
  selectBundlePartsAmong,
  selectBundlePartsByIds,
  selectBundlePartsByUuid,
  selectGoodsByIds,
  selectGoodsByUuid,
  selectGoodsByUuids,
} from './cart-facts-queries.ts'
import type { AddOn } from './find-product.ts'

type GoodsRow = Awaited<ReturnType<typeof selectGoodsByIds>>[number]
type BundleRow = Awaited<ReturnType<typeof selectBundlePartsByIds>>[number]

/** A variant as somebody buys it. */
export interface Goods {
  inventory: GoodsRow['inventory']
  product: GoodsRow['product']
  brand: string
  image: string | null
  imageAlt: Translated
  /** What vouchers can be bound to, by uuids. */
  thing: { product: string; brand: string; categories: string[] }
  isSold: boolean
  /** Units that can be had now, in all stores. */
  stock: number
}

/** A bundle by the ids of its parts. */
export interface BundleToBuy {
  id: number
  uuid: string
  name: Translated
  discountPercent: number
  parts: { inventoryId: number; quantity: number }[]
}

/** Variants by their ids, sold or not; what is not there any more is left out. */
export async function goodsByIds(db: Db, ids: number[]): Promise<Map<number, Goods>> {
  if (ids.length === 0) return new Map()
  const rows = await selectGoodsByIds(db, [...new Set(ids)])
  return new Map(rows.map((row) => [row.inventory.id, goodsOf(row)]))
}

/** A variant by its uuid, sold or not. */
export async function goodsByUuid(db: Db, uuid: string): Promise<Goods | undefined> {
  const [row] = await selectGoodsByUuid(db, uuid)
  return row && goodsOf(row)
}

/** Variants by their uuids, sold or not; what is not there any more is left out. */
export async function goodsByUuids(db: Db, uuids: string[]): Promise<Map<string, Goods>> {
  if (uuids.length === 0) return new Map()
  const rows = await selectGoodsByUuids(db, [...new Set(uuids)])
  return new Map(rows.map((row) => [row.inventory.uuid, goodsOf(row)]))
}

/** The services that can be bought with each of some products. */
export async function addOnsOf(db: Db, productIds: number[]): Promise<Map<number, AddOn[]>> {
  if (productIds.length === 0) return new Map()
  const rows = await selectAddOnsOf(db, [...new Set(productIds)])
  const groups = Map.groupBy(rows, ({ productId }) => productId)
  return new Map([...groups].map(([id, group]) => [id, group.map(({ addOn }) => addOn)]))
}

/** Bundles by their ids. */
export async function bundlesByIds(db: Db, ids: number[]): Promise<Map<number, BundleToBuy>> {
  if (ids.length === 0) return new Map()
  const rows = await selectBundlePartsByIds(db, [...new Set(ids)])
  return new Map(bundlesOf(rows).map((bundle) => [bundle.id, bundle]))
}

/** A bundle by its uuid. */
export async function bundleByUuid(db: Db, uuid: string): Promise<BundleToBuy | undefined> {
  return bundlesOf(await selectBundlePartsByUuid(db, uuid))[0]
}

/** Bundles of which every part is among some variants. */
export async function bundlesAmong(db: Db, inventoryIds: number[]): Promise<BundleToBuy[]> {
  return inventoryIds.length === 0 ? [] : bundlesOf(await selectBundlePartsAmong(db, inventoryIds))
}

const goodsOf = (row: GoodsRow): Goods => ({
  inventory: row.inventory,
  product: row.product,
  brand: row.brand.name,
  image: row.picture?.picture ?? null,
  imageAlt: row.picture?.alt ?? row.product.name,
  thing: {
    product: row.product.uuid,
    brand: row.brand.uuid,
    categories: row.mainUuid === null ? [row.categoryUuid] : [row.categoryUuid, row.mainUuid],
  },
  isSold: row.inventory.isActive && row.product.isActive,
  stock: row.stock,
})

function bundlesOf(rows: BundleRow[]): BundleToBuy[] {
  const groups = Map.groupBy(rows, ({ bundle }) => bundle.id)
  return [...groups.values()].flatMap((group) => {
    const [first] = group
    if (first === undefined) return []
    const { id, uuid, name, discountPercent } = first.bundle
    const parts = group.map(({ inventoryId, quantity }) => ({ inventoryId, quantity }))
    return [{ id, uuid, name, discountPercent, parts }]
  })
}
