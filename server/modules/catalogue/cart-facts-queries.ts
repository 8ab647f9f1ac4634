import type { Translated } from '@gema/contract/values/language.ts'
import { asc, eq, inArray, type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Db } from '../../platform/database/database.ts'
import { isAmong, isIn, keptQuery } from '../../platform/database/kept-query.ts'
import {
  addOnsTable,
  brandsTable,
  bundleItemsTable,
  bundlesTable,
  categoriesTable,
  inventoriesTable,
  inventoryStockTable,
  productAddOnsTable,
  productsTable,
} from './catalogue-tables.ts'

const mainCategories = alias(categoriesTable, 'main')

/** What can be sold of a variant: the units of all stores that are not held for anybody. */
const unitsLeft = sql<number>`(select coalesce(sum(${inventoryStockTable.onHand} - ${inventoryStockTable.reserved}), 0)::int
  from ${inventoryStockTable} where ${inventoryStockTable.inventoryId} = ${inventoriesTable.id})`

/** The picture of the variant's own finish, else the product's first one. */
const picture = sql<{
  picture: string
  alt: Translated
} | null>`(select json_build_object('picture', shown.picture, 'alt', shown.alt)
  from product_pictures shown where shown.product_id = ${productsTable.id}
  order by (shown.finish = ${inventoriesTable.finish}) desc, shown.position limit 1)`

/** Variants with all that a cart needs to know of them, sold or not: one query, however many. */
const selectGoods = (db: Db, where: SQL | undefined) =>
  db
    .select({
      inventory: inventoriesTable,
      product: {
        id: productsTable.id,
        uuid: productsTable.uuid,
        slug: productsTable.slug,
        name: productsTable.name,
        defaultPrice: productsTable.defaultPrice,
        specialPrice: productsTable.specialPrice,
        grams: productsTable.packedGrams,
        widthMm: productsTable.packedWidthMm,
        heightMm: productsTable.packedHeightMm,
        depthMm: productsTable.packedDepthMm,
        hasFreeShipping: productsTable.hasFreeShipping,
        storeId: productsTable.storeId,
        isActive: productsTable.isActive,
      },
      brand: { uuid: brandsTable.uuid, name: brandsTable.name },
      categoryUuid: categoriesTable.uuid,
      mainUuid: mainCategories.uuid,
      picture,
      stock: unitsLeft,
    })
    .from(inventoriesTable)
    .innerJoin(productsTable, eq(productsTable.id, inventoriesTable.productId))
    .innerJoin(brandsTable, eq(brandsTable.id, productsTable.brandId))
    .innerJoin(categoriesTable, eq(categoriesTable.id, productsTable.categoryId))
    .leftJoin(mainCategories, eq(mainCategories.id, categoriesTable.parentId))
    .where(where)

const keptGoods = keptQuery('goods-by-ids', (db) => selectGoods(db, isAmong(inventoriesTable.id, 'ids')))

export const selectGoodsByIds = (db: Db, ids: number[]) => keptGoods(db, { ids })

export const selectGoodsIn = (db: Db, ids: SQL) => selectGoods(db, isIn(inventoriesTable.id, ids))

const keptGoodsByUuids = keptQuery('goods-by-uuids', (db) =>
  selectGoods(db, isAmong(inventoriesTable.uuid, 'uuids')),
)

export const selectGoodsByUuids = (db: Db, uuids: string[]) => keptGoodsByUuids(db, { uuids })

const selectAddOns = (db: Db, where: SQL) =>
  db
    .select({ productId: productAddOnsTable.productId, addOn: addOnsTable })
    .from(productAddOnsTable)
    .innerJoin(addOnsTable, eq(addOnsTable.id, productAddOnsTable.addOnId))
    .where(where)
    .orderBy(asc(addOnsTable.position), asc(addOnsTable.id))

const keptAddOns = keptQuery('add-ons-of', (db) =>
  selectAddOns(db, isAmong(productAddOnsTable.productId, 'productIds')),
)

export const selectAddOnsIn = (db: Db, productIds: SQL) =>
  selectAddOns(db, isIn(productAddOnsTable.productId, productIds))

export const selectAddOnsOf = (db: Db, productIds: number[]) => keptAddOns(db, { productIds })

const selectBundleParts = (db: Db, where: SQL | undefined) =>
  db
    .select({
      bundle: bundlesTable,
      inventoryId: bundleItemsTable.inventoryId,
      quantity: bundleItemsTable.quantity,
    })
    .from(bundlesTable)
    .innerJoin(bundleItemsTable, eq(bundleItemsTable.bundleId, bundlesTable.id))
    .where(where)
    .orderBy(asc(bundlesTable.id), asc(bundleItemsTable.position))

export const selectBundlesIn = (db: Db, ids: SQL) => selectBundleParts(db, isIn(bundlesTable.id, ids))

/** Bundles of which every part is among some variants. */
export const selectBundlePartsAmong = (db: Db, inventoryIds: number[]) => {
  const { bundleId, inventoryId } = bundleItemsTable
  const whole = db
    .select({ id: bundleId })
    .from(bundleItemsTable)
    .groupBy(bundleId)
    .having(sql`bool_and(${inArray(inventoryId, inventoryIds)})`)
  return selectBundleParts(db, inArray(bundlesTable.id, whole))
}

/** The id of the variant with the uuid that is given as `inventory`, as a list. */
export const variantAsked = sql`array(select ${inventoriesTable.id} from ${inventoriesTable}
  where ${inventoriesTable.uuid} = ${sql.placeholder('inventory')})`

/** The id of the bundle with the uuid that is given as `bundle`, as a list. */
export const bundleAsked = sql`array(select ${bundlesTable.id} from ${bundlesTable}
  where ${bundlesTable.uuid} = ${sql.placeholder('bundle')})`

/** The ids of the variants of some bundles. */
export const variantsOfBundles = (ids: SQL): SQL =>
  sql`array(select ${bundleItemsTable.inventoryId} from ${bundleItemsTable} where ${isIn(bundleItemsTable.bundleId, ids)})`

/** The ids of the products of some variants. */
export const productsOfVariants = (ids: SQL): SQL =>
  sql`array(select ${inventoriesTable.productId} from ${inventoriesTable} where ${isIn(inventoriesTable.id, ids)})`

/** The ids of the stores that some variants come from. */
export const storesOfVariants = (ids: SQL): SQL =>
  sql`array(select ${productsTable.storeId} from ${productsTable} where ${isIn(productsTable.id, productsOfVariants(ids))})`
