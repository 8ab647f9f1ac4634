import { and, asc, eq, getTableColumns, inArray, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Db } from '../../platform/database/database.ts'
import { keptQuery } from '../../platform/database/kept-query.ts'
import {
  addOnsTable,
  attributesTable,
  brandsTable,
  categoriesTable,
  inventoriesTable,
  inventoryStockTable,
  productAddOnsTable,
  productPicturesTable,
  productSpecsTable,
  productsTable,
} from './catalogue-tables.ts'

const mainCategories = alias(categoriesTable, 'main')

/** The product that is asked for and sold; its uuid is given as `product`. */
const isAsked = and(eq(productsTable.uuid, sql.placeholder('product')), eq(productsTable.isActive, true))

/** Its id, for who asks for what belongs to it together with other things. */
export const productAsked = sql`(select ${productsTable.id} from ${productsTable} where ${isAsked})`

/** It, with its maker and its place in the tree. */
export const selectHeadAsked = (db: Db) =>
  db
    .select({
      product: productsTable,
      brand: brandsTable,
      category: categoriesTable,
      main: mainCategories,
    })
    .from(productsTable)
    .innerJoin(brandsTable, eq(brandsTable.id, productsTable.brandId))
    .innerJoin(categoriesTable, eq(categoriesTable.id, productsTable.categoryId))
    .leftJoin(mainCategories, eq(mainCategories.id, categoriesTable.parentId))
    .where(isAsked)

export const selectProductHead = keptQuery<{ product: string }, HeadRow[]>('product-head', selectHeadAsked)
export type HeadRow = Awaited<ReturnType<typeof selectHeadAsked>>[number]

/** What rules about it need to know: its price, its maker and its place in the tree. */
export const selectBriefAsked = (db: Db) =>
  db
    .select({
      uuid: productsTable.uuid,
      defaultPrice: productsTable.defaultPrice,
      specialPrice: productsTable.specialPrice,
      brand: brandsTable.uuid,
      category: categoriesTable.uuid,
      main: mainCategories.uuid,
    })
    .from(productsTable)
    .innerJoin(brandsTable, eq(brandsTable.id, productsTable.brandId))
    .innerJoin(categoriesTable, eq(categoriesTable.id, productsTable.categoryId))
    .leftJoin(mainCategories, eq(mainCategories.id, categoriesTable.parentId))
    .where(isAsked)

export const selectIdAsked = (db: Db) =>
  db.select({ id: productsTable.id }).from(productsTable).where(isAsked)

export const selectProductId = keptQuery<{ product: string }, { id: number }[]>('product-id', selectIdAsked)

/** The id of a product, sold or not. */
export const selectKnownProductId = (db: Db, uuid: string) =>
  db.select({ id: productsTable.id }).from(productsTable).where(eq(productsTable.uuid, uuid))

/** Of some products, those that are sold. */
export const selectSoldUuids = (db: Db, productIds: number[]) =>
  db
    .select({ id: productsTable.id, uuid: productsTable.uuid })
    .from(productsTable)
    .where(and(inArray(productsTable.id, productIds), eq(productsTable.isActive, true)))

// What belongs to the product that is asked for.

/** Its variants, inactive ones included, once for every store that keeps them. */
export const selectInventoryStock = (db: Db) =>
  db
    .select({ inventory: inventoriesTable, stock: inventoryStockTable })
    .from(inventoriesTable)
    .leftJoin(inventoryStockTable, eq(inventoryStockTable.inventoryId, inventoriesTable.id))
    .where(eq(inventoriesTable.productId, productAsked))
    .orderBy(asc(inventoriesTable.position), asc(inventoriesTable.id), asc(inventoryStockTable.storeId))

export const selectPictures = (db: Db) =>
  db
    .select()
    .from(productPicturesTable)
    .where(eq(productPicturesTable.productId, productAsked))
    .orderBy(asc(productPicturesTable.position), asc(productPicturesTable.id))

/** The lines of a specification with what they mean, in the order of the attributes. */
export const selectSpecLines = (db: Db) =>
  db
    .select({
      attribute: attributesTable,
      number: productSpecsTable.number,
      text: productSpecsTable.text,
      flag: productSpecsTable.flag,
    })
    .from(productSpecsTable)
    .innerJoin(attributesTable, eq(attributesTable.id, productSpecsTable.attributeId))
    .where(eq(productSpecsTable.productId, productAsked))
    .orderBy(asc(attributesTable.position), asc(attributesTable.id))

export const selectAddOns = (db: Db) =>
  db
    .select(getTableColumns(addOnsTable))
    .from(productAddOnsTable)
    .innerJoin(addOnsTable, eq(addOnsTable.id, productAddOnsTable.addOnId))
    .where(eq(productAddOnsTable.productId, productAsked))
    .orderBy(asc(addOnsTable.position), asc(addOnsTable.id))
