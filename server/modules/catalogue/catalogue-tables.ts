import type { Translated } from '@gema/contract/values/language.ts'
import { sql } from 'drizzle-orm'
import {
  type AnyPgColumn,
  bigint,
  boolean,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { moment, reference, rowId, translated } from '../../platform/database/column-kinds.ts'

const rupiah = () => bigint({ mode: 'number' })

/** An address leads to one thing: a slug is used once in each language. */
const uniqueSlugs = (name: string, table: { slug: AnyPgColumn }) => [
  uniqueIndex(`${name}_slug_en`).on(sql`(${table.slug} ->> 'en')`),
  uniqueIndex(`${name}_slug_id`).on(sql`(${table.slug} ->> 'id')`),
]

/** The tree of categories; a category without a parent stands in the menu's first column. */
export const categoriesTable = pgTable(
  'categories',
  {
    id: rowId(),
    uuid: uuid().notNull().unique().defaultRandom(),
    parentId: bigint({ mode: 'number' }).references((): AnyPgColumn => categoriesTable.id),
    name: translated().notNull(),
    slug: translated().notNull(),
    tagline: translated(),
    icon: text().notNull().default('box'),
    image: text(),
    sceneImage: text(),
    position: integer().notNull().default(0),
  },
  (table) => [
    index('categories_parent').on(table.parentId, table.position),
    ...uniqueSlugs('categories', table),
  ],
)

export const brandsTable = pgTable('brands', {
  id: rowId(),
  uuid: uuid().notNull().unique().defaultRandom(),
  slug: text().notNull().unique(),
  name: text().notNull(),
  origin: translated().notNull(),
  tagline: translated().notNull(),
  story: translated().notNull(),
  logo: text(),
  isFeatured: boolean().notNull().default(false),
  position: integer().notNull().default(0),
})

/** The lines that specifications are made of; their units are data, because rules calculate with the values. */
export const attributesTable = pgTable('attributes', {
  id: rowId(),
  key: text().notNull().unique(),
  name: translated().notNull(),
  groupKey: text().notNull(),
  kind: text({ enum: ['number', 'text', 'flag'] }).notNull(),
  unit: text().notNull().default(''),
  isComparable: boolean().notNull().default(false),
  /** Which end is the better one, where everybody would agree; a comparison marks it. */
  better: text({ enum: ['higher', 'lower'] }),
  isFilterable: boolean().notNull().default(false),
  position: integer().notNull().default(0),
})

export const productsTable = pgTable(
  'products',
  {
    id: rowId(),
    uuid: uuid().notNull().unique().defaultRandom(),
    slug: translated().notNull(),
    brandId: reference().references(() => brandsTable.id),
    categoryId: reference().references(() => categoriesTable.id),
    /** The store that sells it; its table belongs to another module, so the migration holds the reference. */
    storeId: reference(),
    model: text().notNull(),
    name: translated().notNull(),
    summary: translated().notNull(),
    description: translated().notNull(),
    highlights: jsonb().$type<Record<string, string[]>>().notNull(),
    boxContents: jsonb().$type<Record<string, string[]>>().notNull(),
    defaultPrice: rupiah().notNull(),
    specialPrice: rupiah(),
    /** As sent: grams and millimetres, for the shipping price. */
    packedGrams: integer().notNull(),
    packedWidthMm: integer().notNull(),
    packedHeightMm: integer().notNull(),
    packedDepthMm: integer().notNull(),
    warrantyMonths: integer().notNull(),
    hasFreeShipping: boolean().notNull().default(false),
    isActive: boolean().notNull().default(true),
    popularity: integer().notNull().default(0),
    soldCount: integer().notNull().default(0),
    /** Kept in step with the reviews, in the same transaction. */
    ratingSum: integer().notNull().default(0),
    ratingCount: integer().notNull().default(0),
    releasedAt: moment().notNull(),
    /** When what is told of it last changed; a trigger keeps it. */
    updatedAt: moment().notNull().defaultNow(),
  },
  (table) => [
    index('products_category').on(table.categoryId, table.popularity),
    index('products_category_price').on(table.categoryId, table.defaultPrice, table.id),
    index('products_brand').on(table.brandId, table.popularity),
    index('products_store').on(table.storeId),
    index('products_released').on(table.releasedAt),
    index('products_popular').on(table.popularity.desc(), table.id),
    ...uniqueSlugs('products', table),
  ],
)

export const productSpecsTable = pgTable(
  'product_specs',
  {
    productId: reference().references(() => productsTable.id, { onDelete: 'cascade' }),
    attributeId: reference().references(() => attributesTable.id),
    number: doublePrecision(),
    text: translated(),
    flag: boolean(),
  },
  (table) => [
    primaryKey({ columns: [table.productId, table.attributeId] }),
    index('product_specs_attribute').on(table.attributeId, table.number),
  ],
)

export const productPicturesTable = pgTable(
  'product_pictures',
  {
    id: rowId(),
    productId: reference().references(() => productsTable.id, { onDelete: 'cascade' }),
    picture: text().notNull(),
    alt: translated().notNull(),
    /** Pictures of one finish belong together; a variant shows those of its own. */
    finish: text().notNull(),
    position: integer().notNull().default(0),
  },
  (table) => [uniqueIndex('product_pictures_product').on(table.productId, table.picture)],
)

/** A variant that can be bought: its attributes, SKU and price. */
export const inventoriesTable = pgTable(
  'inventories',
  {
    id: rowId(),
    uuid: uuid().notNull().unique().defaultRandom(),
    productId: reference().references(() => productsTable.id, { onDelete: 'cascade' }),
    sku: text().notNull().unique(),
    finish: text().notNull(),
    attributes: jsonb().$type<Record<string, Translated>>().notNull(),
    /** Absent: the product's own prices. */
    defaultPrice: rupiah(),
    specialPrice: rupiah(),
    isActive: boolean().notNull().default(true),
    position: integer().notNull().default(0),
  },
  (table) => [index('inventories_product').on(table.productId, table.position)],
)

/** Units by store: those on hand, and how many of them are held for orders. What can be sold is the difference. */
export const inventoryStockTable = pgTable(
  'inventory_stock',
  {
    inventoryId: reference().references(() => inventoriesTable.id, { onDelete: 'cascade' }),
    storeId: reference(),
    onHand: integer().notNull(),
    reserved: integer().notNull().default(0),
  },
  (table) => [primaryKey({ columns: [table.inventoryId, table.storeId] })],
)

/**
 * Which products have changed, and in which transaction; written by triggers (see the migration), so that nothing that
 * changes a product can forget it. Only added to: a row that is brought up to date would make buyers wait for each other.
 * Product 0 means all of them.
 */
export const productChangesTable = pgTable(
  'product_changes',
  {
    id: rowId(),
    productId: reference(),
    changedIn: reference(),
    changedAt: moment().notNull().defaultNow(),
  },
  (table) => [index('product_changes_changed_in').on(table.changedIn)],
)

/** Made anew for each table: a column remembers the first table it is used in. */
const listColumns = () => ({
  id: rowId(),
  uuid: uuid().notNull().unique().defaultRandom(),
  slug: translated().notNull(),
  name: translated().notNull(),
  text: translated().notNull(),
  image: text(),
  position: integer().notNull().default(0),
})

export const collectionsTable = pgTable('collections', { ...listColumns() }, (table) =>
  uniqueSlugs('collections', table),
)

export const collectionProductsTable = pgTable(
  'collection_products',
  {
    collectionId: reference().references(() => collectionsTable.id, { onDelete: 'cascade' }),
    productId: reference().references(() => productsTable.id, { onDelete: 'cascade' }),
    position: integer().notNull().default(0),
  },
  (table) => [primaryKey({ columns: [table.collectionId, table.productId] })],
)

/** Etalase: products chosen for one purpose, such as a component of a simulation. */
export const displayCasesTable = pgTable('display_cases', { ...listColumns() }, (table) =>
  uniqueSlugs('display_cases', table),
)

export const displayCaseProductsTable = pgTable(
  'display_case_products',
  {
    displayCaseId: reference().references(() => displayCasesTable.id, { onDelete: 'cascade' }),
    productId: reference().references(() => productsTable.id, { onDelete: 'cascade' }),
    position: integer().notNull().default(0),
  },
  (table) => [primaryKey({ columns: [table.displayCaseId, table.productId] })],
)

/** Several things together for less; all or nothing. */
export const bundlesTable = pgTable('bundles', {
  ...listColumns(),
  /** Taken off the sum of the parts, in whole percent. */
  discountPercent: integer().notNull(),
})

export const bundleItemsTable = pgTable(
  'bundle_items',
  {
    bundleId: reference().references(() => bundlesTable.id, { onDelete: 'cascade' }),
    inventoryId: reference().references(() => inventoriesTable.id, { onDelete: 'cascade' }),
    quantity: integer().notNull(),
    position: integer().notNull().default(0),
  },
  (table) => [primaryKey({ columns: [table.bundleId, table.inventoryId] })],
)

/** Services that can be bought with a product: installation, calibration, longer warranty, wooden crate. */
export const addOnsTable = pgTable('add_ons', {
  id: rowId(),
  uuid: uuid().notNull().unique().defaultRandom(),
  kind: text({ enum: ['installation', 'calibration', 'warranty', 'crate'] }).notNull(),
  name: translated().notNull(),
  text: translated().notNull(),
  /** `fixed` is asked once a line, `per_unit` for every unit, `percent` of the unit's price in whole percent. */
  pricing: text({ enum: ['fixed', 'per_unit', 'percent'] }).notNull(),
  amount: rupiah().notNull(),
  /** Codes of the regions where it is offered; empty means everywhere. */
  regionCodes: jsonb().$type<string[]>().notNull(),
  position: integer().notNull().default(0),
})

export const productAddOnsTable = pgTable(
  'product_add_ons',
  {
    productId: reference().references(() => productsTable.id, { onDelete: 'cascade' }),
    addOnId: reference().references(() => addOnsTable.id, { onDelete: 'cascade' }),
  },
  (table) => [primaryKey({ columns: [table.productId, table.addOnId] })],
)
