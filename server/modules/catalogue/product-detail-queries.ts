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

/** An active product with its maker and its place in the tree, or nothing. */
export const selectProductHead = (db: Db, uuid: string) => keptProductHead(db, { uuid })
const keptProductHead = keptQuery('product-head', (db) =>
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
    .where(and(eq(productsTable.uuid, sql.placeholder('uuid')), eq(productsTable.isActive, true))),
)

/** What rules about an active product need to know of it: its price, its maker and its place in the tree. */
export const selectProductBrief = (db: Db, uuid: string) => keptProductBrief(db, { uuid })
const keptProductBrief = keptQuery('product-brief', (db) =>
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
    .where(and(eq(productsTable.uuid, sql.placeholder('uuid')), eq(productsTable.isActive, true))),
)

export const selectProductId = (db: Db, uuid: string) => keptProductId(db, { uuid })
const keptProductId = keptQuery('product-id', (db) =>
  db
    .select({ id: productsTable.id })
    .from(productsTable)
    .where(and(eq(productsTable.uuid, sql.placeholder('uuid')), eq(productsTable.isActive, true))),
)

/** The id of a product, sold or not. */
export const selectKnownProductId = (db: Db, uuid: string) =>
  db.select({ id: productsTable.id }).from(productsTable).where(eq(productsTable.uuid, uuid))

/** Of some products, those that are sold. */
export const selectSoldUuids = (db: Db, productIds: number[]) =>
  db
    .select({ id: productsTable.id, uuid: productsTable.uuid })
    .from(productsTable)
    .where(and(inArray(productsTable.id, productIds), eq(productsTable.isActive, true)))

// What belongs to a product is asked for together; its id is given as `productId`.

/** The variants of a product, inactive ones included, once for every store that keeps them. */
export const selectInventoryStock = (db: Db) =>
  db
    .select({ inventory: inventoriesTable, stock: inventoryStockTable })
    .from(inventoriesTable)
    .leftJoin(inventoryStockTable, eq(inventoryStockTable.inventoryId, inventoriesTable.id))
    .where(eq(inventoriesTable.productId, sql.placeholder('productId')))
    .orderBy(asc(inventoriesTable.position), asc(inventoriesTable.id), asc(inventoryStockTable.storeId))

export const selectPictures = (db: Db) =>
  db
    .select()
    .from(productPicturesTable)
    .where(eq(productPicturesTable.productId, sql.placeholder('productId')))
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
    .where(eq(productSpecsTable.productId, sql.placeholder('productId')))
    .orderBy(asc(attributesTable.position), asc(attributesTable.id))

export const selectAddOns = (db: Db) =>
  db
    .select(getTableColumns(addOnsTable))
    .from(productAddOnsTable)
    .innerJoin(addOnsTable, eq(addOnsTable.id, productAddOnsTable.addOnId))
    .where(eq(productAddOnsTable.productId, sql.placeholder('productId')))
    .orderBy(asc(addOnsTable.position), asc(addOnsTable.id))
