import type { Translated } from '@gema/contract/values/language.ts'
import type { Db } from '../../platform/database/database.ts'
import { upsertRows } from '../../platform/database/upsert.ts'
import { idsByUuid } from './catalogue-ids.ts'
import {
  addOnsTable,
  bundleItemsTable,
  bundlesTable,
  collectionProductsTable,
  collectionsTable,
  displayCaseProductsTable,
  displayCasesTable,
  inventoriesTable,
  productsTable,
} from './catalogue-tables.ts'

interface ListDraft {
  uuid: string
  slug: Translated
  name: Translated
  text: Translated
  image: string | null
}

/** A collection or a display case with its products, in their order. */
export interface ProductListDraft extends ListDraft {
  productUuids: string[]
}

export interface BundleDraft extends ListDraft {
  discountPercent: number
  items: { inventoryUuid: string; quantity: number }[]
}

export type AddOnDraft = typeof addOnsTable.$inferInsert

const placed = <Draft>(drafts: Draft[]) => drafts.map((draft, position) => ({ ...draft, position }))

/** Which product stands in which list, and where. */
const membersOf = (drafts: ProductListDraft[]) =>
  drafts.flatMap(({ uuid: list, productUuids }) =>
    productUuids.map((product, position) => ({ list, product, position })),
  )

/** Saves collections; one with a known uuid is changed, not added. */
export async function saveCollections(db: Db, drafts: ProductListDraft[]): Promise<void> {
  await upsertRows(db, collectionsTable, { rows: placed(drafts), target: [collectionsTable.uuid] })
  const [ids, products] = [await idsByUuid(db, collectionsTable), await idsByUuid(db, productsTable)]
  await upsertRows(db, collectionProductsTable, {
    rows: membersOf(drafts).map(({ list, product, position }) => ({
      collectionId: ids(list),
      productId: products(product),
      position,
    })),
    target: [collectionProductsTable.collectionId, collectionProductsTable.productId],
  })
}

/** Saves display cases (etalase); one with a known uuid is changed, not added. */
export async function saveDisplayCases(db: Db, drafts: ProductListDraft[]): Promise<void> {
  await upsertRows(db, displayCasesTable, { rows: placed(drafts), target: [displayCasesTable.uuid] })
  const [ids, products] = [await idsByUuid(db, displayCasesTable), await idsByUuid(db, productsTable)]
  await upsertRows(db, displayCaseProductsTable, {
    rows: membersOf(drafts).map(({ list, product, position }) => ({
      displayCaseId: ids(list),
      productId: products(product),
      position,
    })),
    target: [displayCaseProductsTable.displayCaseId, displayCaseProductsTable.productId],
  })
}

/** Saves bundles with their parts; one with a known uuid is changed, not added. */
export async function saveBundles(db: Db, drafts: BundleDraft[]): Promise<void> {
  await upsertRows(db, bundlesTable, { rows: placed(drafts), target: [bundlesTable.uuid] })
  const [ids, inventories] = [await idsByUuid(db, bundlesTable), await idsByUuid(db, inventoriesTable)]
  await upsertRows(db, bundleItemsTable, {
    rows: drafts.flatMap(({ uuid, items }) =>
      items.map(({ inventoryUuid, quantity }, position) => ({
        bundleId: ids(uuid),
        inventoryId: inventories(inventoryUuid),
        quantity,
        position,
      })),
    ),
    target: [bundleItemsTable.bundleId, bundleItemsTable.inventoryId],
  })
}

/** Saves services that can be bought with a product. */
export const saveAddOns = (db: Db, drafts: AddOnDraft[]): Promise<void> =>
  upsertRows(db, addOnsTable, { rows: placed(drafts), target: [addOnsTable.uuid] })
