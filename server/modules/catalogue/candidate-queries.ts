import type { Translated } from '@gema/contract/values/language.ts'
import { and, asc, desc, eq, inArray, type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../platform/database/database.ts'
import {
  attributesTable,
  brandsTable,
  displayCasesTable,
  inventoriesTable,
  inventoryStockTable,
  displayCaseProductsTable as membersTable,
  productSpecsTable,
  productsTable,
} from './catalogue-tables.ts'

/** The picture of the variant's own finish, else the product's first one. */
const picture = sql<{
  picture: string
  alt: Translated
} | null>`(select json_build_object('picture', shown.picture, 'alt', shown.alt)
  from product_pictures shown where shown.product_id = ${productsTable.id}
  order by (shown.finish = ${inventoriesTable.finish}) desc, shown.position limit 1)`

const unitsLeft = sql<number>`(select coalesce(sum(${inventoryStockTable.onHand} - ${inventoryStockTable.reserved}), 0)::int
  from ${inventoryStockTable} where ${inventoryStockTable.inventoryId} = ${inventoriesTable.id})`

/** What a variant costs outside of flash sales: its own prices, where it has any, else those of the product. */
const usualPrice = sql<number>`(case when ${inventoriesTable.defaultPrice} is null
  then case when ${productsTable.specialPrice} > 0 then ${productsTable.specialPrice} else ${productsTable.defaultPrice} end
  else case when ${inventoriesTable.specialPrice} > 0 then ${inventoriesTable.specialPrice} else ${inventoriesTable.defaultPrice} end
  end)::float8`

const columns = {
  inventory: inventoriesTable,
  product: {
    id: productsTable.id,
    uuid: productsTable.uuid,
    slug: productsTable.slug,
    name: productsTable.name,
    defaultPrice: productsTable.defaultPrice,
    specialPrice: productsTable.specialPrice,
    soldCount: productsTable.soldCount,
    ratingSum: productsTable.ratingSum,
    ratingCount: productsTable.ratingCount,
    isActive: productsTable.isActive,
  },
  brand: brandsTable.name,
  picture,
  stock: unitsLeft,
}

const isSold = and(eq(productsTable.isActive, true), eq(inventoriesTable.isActive, true))

export interface CaseSearch {
  caseId: number
  /** Words that must all be in the name, the maker or the SKU. */
  words: string[]
  sort: 'popular' | 'price' | '-price' | 'name' | 'rating'
  language: string
  offset: number
  limit: number
}

const nameIn = (language: string) =>
  sql`coalesce(${productsTable.name} ->> ${language}, ${productsTable.name} ->> 'en')`

function inCase({ caseId, words, language }: CaseSearch): SQL | undefined {
  const text = sql`lower(${brandsTable.name} || ' ' || ${nameIn(language)} || ' ' || ${inventoriesTable.sku})`
  return and(
    eq(membersTable.displayCaseId, caseId),
    isSold,
    ...words.map((word) => sql`strpos(${text}, ${word.toLowerCase()}) > 0`),
  )
}

function orderOf({ sort, language }: CaseSearch): SQL[] {
  const last = [asc(inventoriesTable.position), asc(inventoriesTable.id)]
  switch (sort) {
    case 'popular':
      return [asc(membersTable.position), ...last]
    case 'price':
      return [asc(usualPrice), ...last]
    case '-price':
      return [desc(usualPrice), ...last]
    case 'name':
      return [asc(brandsTable.name), asc(nameIn(language)), ...last]
    case 'rating':
      return [
        desc(sql`${productsTable.ratingSum}::float8 / greatest(${productsTable.ratingCount}, 1)`),
        desc(productsTable.ratingCount),
        ...last,
      ]
  }
}

/** Variants in a display case, a part of them, and how many there are in all. */
export const selectCaseCandidates = (db: Db, search: CaseSearch) =>
  db
    .select({ ...columns, total: sql<number>`(count(*) over ())::int` })
    .from(membersTable)
    .innerJoin(productsTable, eq(productsTable.id, membersTable.productId))
    .innerJoin(inventoriesTable, eq(inventoriesTable.productId, productsTable.id))
    .innerJoin(brandsTable, eq(brandsTable.id, productsTable.brandId))
    .where(inCase(search))
    .orderBy(...orderOf(search))
    .limit(search.limit)
    .offset(search.offset)

/** Variants by their uuids, sold or not. */
export const selectCandidatesByUuids = (db: Db, uuids: string[]) =>
  db
    .select(columns)
    .from(inventoriesTable)
    .innerJoin(productsTable, eq(productsTable.id, inventoriesTable.productId))
    .innerJoin(brandsTable, eq(brandsTable.id, productsTable.brandId))
    .where(inArray(inventoriesTable.uuid, uuids))

/** Whole specifications of some products, in the order of the attributes. */
export const selectSpecsOf = (db: Db, productIds: number[]) =>
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
    .where(inArray(productSpecsTable.productId, productIds))
    .orderBy(asc(attributesTable.position), asc(attributesTable.id))

/** Which of some products stand in which of some display cases. */
export const selectCaseMemberships = (db: Db, caseIds: number[], productIds: number[]) =>
  db
    .select({ caseId: membersTable.displayCaseId, productId: membersTable.productId })
    .from(membersTable)
    .where(and(inArray(membersTable.displayCaseId, caseIds), inArray(membersTable.productId, productIds)))

/** Of some display cases: how many variants are sold in each, and from which price on one can be had. */
export const selectCaseSummaries = (db: Db, caseIds: number[]) =>
  db
    .select({
      caseId: displayCasesTable.id,
      uuid: displayCasesTable.uuid,
      slug: displayCasesTable.slug,
      name: displayCasesTable.name,
      text: displayCasesTable.text,
      variants: sql<number>`count(${inventoriesTable.id})::int`,
      lowestPrice: sql<number | null>`min(case when ${unitsLeft} > 0 then ${usualPrice} end)`,
    })
    .from(displayCasesTable)
    .leftJoin(membersTable, eq(membersTable.displayCaseId, displayCasesTable.id))
    .leftJoin(
      productsTable,
      and(eq(productsTable.id, membersTable.productId), eq(productsTable.isActive, true)),
    )
    .leftJoin(
      inventoriesTable,
      and(eq(inventoriesTable.productId, productsTable.id), eq(inventoriesTable.isActive, true)),
    )
    .where(inArray(displayCasesTable.id, caseIds))
    .groupBy(displayCasesTable.id)

/** The display cases by their uuids. */
export const selectCaseIds = (db: Db, uuids: string[]) =>
  db
    .select({ id: displayCasesTable.id, uuid: displayCasesTable.uuid })
    .from(displayCasesTable)
    .where(inArray(displayCasesTable.uuid, uuids))
