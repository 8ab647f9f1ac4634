import type { Translated } from '@gema/contract/values/language.ts'
import type { SQL } from 'drizzle-orm'
import type { Question } from '../../platform/database/ask-together.ts'
import type { Db } from '../../platform/database/database.ts'
import {
  selectAddOnsIn,
  selectAddOnsOf,
  selectBundlePartsAmong,
  selectBundlesIn,
  selectGoodsByIds,
  selectGoodsByUuids,
  selectGoodsIn,
} from './cart-facts-queries.ts'
import type { AddOn } from './find-product.ts'

type GoodsRow = Awaited<ReturnType<typeof selectGoodsByIds>>[number]
type AddOnRow = Awaited<ReturnType<typeof selectAddOnsOf>>[number]
type BundleRow = Awaited<ReturnType<typeof selectBundlePartsAmong>>[number]

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
  return ids.length === 0 ? new Map() : goodsById(await selectGoodsByIds(db, [...new Set(ids)]))
}

/** The same, asked together with other things. */
export const goodsIn = (ids: SQL): Question<GoodsRow, Map<number, Goods>> => ({
  query: (db) => selectGoodsIn(db, ids),
  read: goodsById,
})

/** Variants by their uuids, sold or not; what is not there any more is left out. */
export async function goodsByUuids(db: Db, uuids: string[]): Promise<Map<string, Goods>> {
  if (uuids.length === 0) return new Map()
  const rows = await selectGoodsByUuids(db, [...new Set(uuids)])
  return new Map(rows.map((row) => [row.inventory.uuid, goodsOf(row)]))
}

/** The services that can be bought with each of some products. */
export async function addOnsOf(db: Db, productIds: number[]): Promise<Map<number, AddOn[]>> {
  return productIds.length === 0 ? new Map() : addOnsById(await selectAddOnsOf(db, [...new Set(productIds)]))
}

/** The same, asked together with other things. */
export const addOnsIn = (productIds: SQL): Question<AddOnRow, Map<number, AddOn[]>> => ({
  query: (db) => selectAddOnsIn(db, productIds),
  read: addOnsById,
})

/** Bundles by their ids, asked together with other things. */
export const bundlesIn = (ids: SQL): Question<BundleRow, Map<number, BundleToBuy>> => ({
  query: (db) => selectBundlesIn(db, ids),
  read: (rows) => new Map(bundlesOf(rows).map((bundle) => [bundle.id, bundle])),
})

/** Bundles of which every part is among some variants. */
export async function bundlesAmong(db: Db, inventoryIds: number[]): Promise<BundleToBuy[]> {
  return inventoryIds.length === 0 ? [] : bundlesOf(await selectBundlePartsAmong(db, inventoryIds))
}

const goodsById = (rows: GoodsRow[]): Map<number, Goods> =>
  new Map(rows.map((row) => [row.inventory.id, goodsOf(row)]))

function addOnsById(rows: AddOnRow[]): Map<number, AddOn[]> {
  const groups = Map.groupBy(rows, ({ productId }) => productId)
  return new Map([...groups].map(([id, group]) => [id, group.map(({ addOn }) => addOn)]))
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
