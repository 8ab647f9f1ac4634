import { and, asc, eq, gt, inArray } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Db } from '../../platform/database/database.ts'
import {
  addOnsTable,
  attributesTable,
  categoriesTable,
  inventoriesTable,
  inventoryStockTable,
  productAddOnsTable,
  productSpecsTable,
  productsTable,
} from './catalogue-tables.ts'

const mainCategories = alias(categoriesTable, 'main')

/** Products that are sold, with their place in the tree of categories. */
export const selectProductPlaces = (db: Db, productIds: number[]) =>
  db
    .select({
      id: productsTable.id,
      uuid: productsTable.uuid,
      warrantyMonths: productsTable.warrantyMonths,
      category: categoriesTable,
      main: mainCategories,
    })
    .from(productsTable)
    .innerJoin(categoriesTable, eq(categoriesTable.id, productsTable.categoryId))
    .leftJoin(mainCategories, eq(mainCategories.id, categoriesTable.parentId))
    .where(and(inArray(productsTable.id, productIds), eq(productsTable.isActive, true)))

/** The comparable lines of several specifications, in the order of the attributes. */
export const selectComparableLines = (db: Db, productIds: number[]) =>
  db
    .select({
      productId: productSpecsTable.productId,
      attribute: attributesTable,
      number: productSpecsTable.number,
      text: productSpecsTable.text,
      flag: productSpecsTable.flag,
    })
    .from(productSpecsTable)
    .innerJoin(attributesTable, eq(attributesTable.id, productSpecsTable.attributeId))
    .where(and(inArray(productSpecsTable.productId, productIds), eq(attributesTable.isComparable, true)))
    .orderBy(asc(attributesTable.position), asc(attributesTable.id))

export const selectInstallations = (db: Db, productIds: number[]) =>
  db
    .select({ productId: productAddOnsTable.productId, addOn: addOnsTable })
    .from(productAddOnsTable)
    .innerJoin(addOnsTable, eq(addOnsTable.id, productAddOnsTable.addOnId))
    .where(and(inArray(productAddOnsTable.productId, productIds), eq(addOnsTable.kind, 'installation')))
    .orderBy(asc(addOnsTable.position), asc(addOnsTable.id))

/** In which stores there is at least one unit of a product. */
export const selectStoresWithStock = (db: Db, productIds: number[]) =>
  db
    .selectDistinct({ productId: inventoriesTable.productId, storeId: inventoryStockTable.storeId })
    .from(inventoriesTable)
    .innerJoin(inventoryStockTable, eq(inventoryStockTable.inventoryId, inventoriesTable.id))
    .where(
      and(
        inArray(inventoriesTable.productId, productIds),
        eq(inventoriesTable.isActive, true),
        gt(inventoryStockTable.onHand, inventoryStockTable.reserved),
      ),
    )
