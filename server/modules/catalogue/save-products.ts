import type { Db } from '../../platform/database/database.ts'
import { upsertRows } from '../../platform/database/upsert.ts'
import { idsByKey, idsByUuid } from './catalogue-ids.ts'
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
import type { ProductDraft, SpecValue } from './product-draft.ts'

/**
 * Saves products with variants, stock, specification, pictures and services. One with a known uuid is changed, not
 * added; what has been counted since (stock, sold, ratings) stays as it is.
 */
export async function saveProducts(db: Db, drafts: ProductDraft[]): Promise<void> {
  const [brands, categories, attributes, addOns] = [
    await idsByUuid(db, brandsTable),
    await idsByUuid(db, categoriesTable),
    await idsByKey(db, attributesTable),
    await idsByUuid(db, addOnsTable),
  ]
  await upsertRows(db, productsTable, {
    rows: drafts.map((draft) => ({
      ...draft,
      brandId: brands(draft.brandUuid),
      categoryId: categories(draft.categoryUuid),
    })),
    target: [productsTable.uuid],
    keep: [productsTable.soldCount, productsTable.ratingSum, productsTable.ratingCount],
  })
  const products = await idsByUuid(db, productsTable)
  const each = <Row>(rowsOf: (draft: ProductDraft, productId: number) => Row[]): Row[] =>
    drafts.flatMap((draft) => rowsOf(draft, products(draft.uuid)))

  await upsertRows(db, productSpecsTable, {
    rows: each((draft, productId) =>
      [...draft.spec].map(([key, value]) => ({
        productId,
        attributeId: attributes(key),
        ...specColumns(value),
      })),
    ),
    target: [productSpecsTable.productId, productSpecsTable.attributeId],
  })
  await upsertRows(db, productPicturesTable, {
    rows: each((draft, productId) =>
      draft.pictures.map((picture, position) => ({ productId, ...picture, position })),
    ),
    target: [productPicturesTable.productId, productPicturesTable.picture],
  })
  await upsertRows(db, productAddOnsTable, {
    rows: each((draft, productId) => draft.addOnUuids.map((uuid) => ({ productId, addOnId: addOns(uuid) }))),
    target: [productAddOnsTable.productId, productAddOnsTable.addOnId],
  })
  await saveInventories(db, drafts, products)
}

async function saveInventories(
  db: Db,
  drafts: ProductDraft[],
  products: (uuid: string) => number,
): Promise<void> {
  const inventories = drafts.flatMap((draft) =>
    draft.inventories.map((inventory, position) => ({
      ...inventory,
      productId: products(draft.uuid),
      position,
    })),
  )
  await upsertRows(db, inventoriesTable, {
    rows: inventories.map(({ stock: _, ...row }) => row),
    target: [inventoriesTable.uuid],
  })
  const ids = await idsByUuid(db, inventoriesTable)
  await upsertRows(db, inventoryStockTable, {
    rows: inventories.flatMap(({ uuid, stock }) =>
      [...stock].map(([storeId, onHand]) => ({ inventoryId: ids(uuid), storeId, onHand })),
    ),
    target: [inventoryStockTable.inventoryId, inventoryStockTable.storeId],
    keep: [inventoryStockTable.onHand],
  })
}

const specColumns = (value: SpecValue) => ({
  number: typeof value === 'number' ? value : null,
  flag: typeof value === 'boolean' ? value : null,
  text: typeof value === 'object' ? value : null,
})
