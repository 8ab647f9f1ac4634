import { randomUUID } from 'node:crypto'
import type { Db } from '../../platform/database/database.ts'
import { madeOnce } from '../../platform/made-once.ts'
import { idsByUuid } from './catalogue-ids.ts'
import {
  type CategoryRow,
  type NewAttributeRow,
  type NewBrandRow,
  type NewCategoryRow,
  selectCategories,
  upsertAttributes,
  upsertBrands,
  upsertCategories,
} from './catalogue-queries.ts'
import { categoriesTable } from './catalogue-tables.ts'
import { type ProductRating, selectInventoriesBySku, updateRatings } from './product-queries.ts'

export {
  allCollections,
  brandPage,
  type CardFacts,
  featuredBrands,
  keptCards,
  popularCards,
  productCards,
  readCards,
  variantCards,
} from './browse-catalogue.ts'
export {
  allBrands,
  filterableAttributes,
  findBrand,
  findCollection,
  findDisplayCase,
} from './browse-lists.ts'
export {
  type Candidate,
  type CaseSearch,
  type CaseSummary,
  candidatesByUuids,
  caseIdsByUuid,
  caseMembership,
  caseSummaries,
  searchCase,
} from './candidates.ts'
export {
  addOnsIn,
  addOnsOf,
  type BundleToBuy,
  bundlesAmong,
  bundlesIn,
  type Goods,
  goodsByIds,
  goodsByUuids,
  goodsIn,
} from './cart-facts.ts'
export {
  bundleAsked,
  productsOfVariants,
  storesOfVariants,
  variantAsked,
  variantsOfBundles,
} from './cart-facts-queries.ts'
export { type CompareFacts, compareFacts, type ProductPlace, productPlaces } from './compare-facts.ts'
export { type DisplayCase, displayCases } from './display-cases.ts'
export {
  type AddOn,
  findProduct,
  isProductSold,
  knownProductIdOf,
  type ProductBundle,
  type ProductHead,
  type ProductPicture,
  type ProductVariant,
  partsOfProduct,
  productIdOf,
  productInBrief,
  type SpecLine,
  soldUuids,
  wholeProduct,
} from './find-product.ts'
export { copyProducts, countProducts, learnStatistics } from './grow-catalogue.ts'
export { selectKnownProducts as knownProducts } from './known-products-queries.ts'
export type {
  ListingFacts,
  ProductChanges,
} from './listing-facts-queries.ts'
export { type OfferedBundle, offeredBundles } from './offered-bundles.ts'
export {
  type PrintedAssortment,
  type PrintedFacts,
  type PrintedSpec,
  readPrintedFacts,
} from './printed-facts.ts'
export { productAsked } from './product-detail-queries.ts'
export type { InventoryDraft, PictureDraft, ProductDraft, SpecValue } from './product-draft.ts'
export type { ProductRating } from './product-queries.ts'
export {
  filledBrands,
  filledCategories,
  filledCollections,
  type ProductStretch,
  type PublicProduct,
  productStretches,
  publicProducts,
} from './public-addresses.ts'
export {
  forgetProductChanges,
  readChangedUuids,
  readListingFacts,
  readMoment,
  readProductChanges,
} from './read-listing-facts.ts'
export { readSearchFacts } from './read-search-facts.ts'
export { cardsAround, complementaryCards, productAtCentre } from './related-product-queries.ts'
export type { AddOnDraft, BundleDraft, ProductListDraft } from './save-lists.ts'
export { saveAddOns, saveBundles, saveCollections, saveDisplayCases } from './save-lists.ts'
export { saveProducts } from './save-products.ts'
export type { SearchFacts } from './search-facts-queries.ts'
export {
  addToSoldCounts,
  changeStock,
  lockStock,
  type StockChange,
  type StockRow,
  selectAllStock as allStock,
} from './stock-queries.ts'

export type Category = CategoryRow & { children: Category[] }

/** A category to be saved, with what stands below it. */
export type CategoryDraft = Omit<NewCategoryRow, 'parentId' | 'position'> & { children?: CategoryDraft[] }

/** The whole tree of categories, each level in its order. */
export const categoryTree = async (db: Db): Promise<Category[]> => treeOf(await selectCategories(db))

const treeOf = madeOnce((rows: Awaited<ReturnType<typeof selectCategories>>): Category[] => {
  const nodes = new Map(rows.map((row) => [row.id, { ...row, children: [] as Category[] }]))
  const roots: Category[] = []
  for (const node of nodes.values()) {
    const parent = node.parentId === null ? undefined : nodes.get(node.parentId)
    if (parent === undefined) roots.push(node)
    else parent.children.push(node)
  }
  return roots
})

/** Saves a tree of categories; one with a known uuid is changed, not added. */
export async function saveCategories(
  db: Db,
  drafts: CategoryDraft[],
  parentId: number | null = null,
): Promise<void> {
  if (drafts.length === 0) return
  const named = drafts.map((draft) => ({ ...draft, uuid: draft.uuid ?? randomUUID() }))
  await upsertCategories(
    db,
    named.map(({ children: _, ...draft }, position) => ({ ...draft, parentId, position })),
  )
  const ids = await idsByUuid(db, categoriesTable)
  for (const draft of named) await saveCategories(db, draft.children ?? [], ids(draft.uuid))
}

/** Saves makers; one with a known uuid is changed, not added. */
export const saveBrands = (db: Db, rows: NewBrandRow[]): Promise<void> => upsertBrands(db, rows)

/** Saves the lines that specifications are made of, by their keys. */
export const saveAttributes = (db: Db, rows: NewAttributeRow[]): Promise<void> => upsertAttributes(db, rows)

/** Brings the ratings of products into step with their reviews; called inside the transaction that changes those. */
export const setRatings = (db: Db, ratings: ProductRating[]): Promise<void> => updateRatings(db, ratings)

/** The ids of variants and of their products, by the SKUs asked for. */
export async function inventoriesBySku(db: Db, skus: string[]) {
  const rows = await selectInventoriesBySku(db, skus)
  return new Map(rows.map((row) => [row.sku, row]))
}
