import type { Translated } from '@gema/contract/values/language.ts'
import { and, asc, eq, exists, gte, lt, sql } from 'drizzle-orm'
import type { Db } from '../../platform/database/database.ts'
import { brandsTable, collectionProductsTable, collectionsTable, productsTable } from './catalogue-tables.ts'

/** A stretch of all products that are sold, by their ids. */
export interface ProductStretch {
  firstId: number
  updatedAt: Date
}

export interface PublicProduct {
  uuid: string
  slug: Translated
  updatedAt: Date
  pictures: string[]
}

/** Cuts all products that are sold into stretches of a size: where each begins, and when something of it last changed. */
export async function selectProductStretches(db: Db, size: number): Promise<ProductStretch[]> {
  const numbered = db.$with('numbered').as(
    db
      .select({
        id: productsTable.id,
        updatedAt: productsTable.updatedAt,
        stretch: sql<number>`(row_number() over (order by ${productsTable.id}) - 1) / ${size}::int`.as(
          'stretch',
        ),
      })
      .from(productsTable)
      .where(eq(productsTable.isActive, true)),
  )
  return db
    .with(numbered)
    .select({
      firstId: sql<number>`min(${numbered.id})`.mapWith(Number),
      updatedAt: sql<Date>`max(${numbered.updatedAt})`.mapWith(productsTable.updatedAt),
    })
    .from(numbered)
    .groupBy(numbered.stretch)
    .orderBy(asc(numbered.stretch))
}

/** A finish that is no longer sold must not be shown either. The table is named: `id` alone would be that of a picture. */
const shownPictures = (most: number) => sql<string[]>`coalesce((
  select jsonb_agg(shown.picture order by shown.position, shown.id) from (
    select pp.id, pp.picture, pp.position from product_pictures pp
    where pp.product_id = products.id
      and not (exists (select 1 from inventories i where i.product_id = pp.product_id and i.finish = pp.finish)
        and not exists (select 1 from inventories i where i.product_id = pp.product_id and i.finish = pp.finish
          and i.is_active))
    order by pp.position, pp.id limit ${most}) shown), '[]'::jsonb)`

/** The products of a stretch that are sold, each with its first pictures. */
export const selectPublicProducts = (
  db: Db,
  { from, before, pictures }: { from: number; before: number | undefined; pictures: number },
): Promise<PublicProduct[]> =>
  db
    .select({
      uuid: productsTable.uuid,
      slug: productsTable.slug,
      updatedAt: productsTable.updatedAt,
      pictures: shownPictures(pictures),
    })
    .from(productsTable)
    .where(
      and(
        eq(productsTable.isActive, true),
        gte(productsTable.id, from),
        before === undefined ? undefined : lt(productsTable.id, before),
      ),
    )
    .orderBy(asc(productsTable.id))

const sold = (db: Db) => db.select({ one: sql`1` }).from(productsTable)

/** The categories that something is sold in. */
export const selectFilledCategoryIds = (db: Db) =>
  db
    .selectDistinct({ id: productsTable.categoryId })
    .from(productsTable)
    .where(eq(productsTable.isActive, true))

/** The makers of whom something is sold. */
export const selectFilledBrands = (db: Db) =>
  db
    .select()
    .from(brandsTable)
    .where(
      exists(
        sold(db).where(and(eq(productsTable.brandId, brandsTable.id), eq(productsTable.isActive, true))),
      ),
    )
    .orderBy(asc(brandsTable.id))

/** The collections of which something is sold. */
export const selectFilledCollections = (db: Db) =>
  db
    .select()
    .from(collectionsTable)
    .where(
      exists(
        sold(db)
          .innerJoin(collectionProductsTable, eq(collectionProductsTable.productId, productsTable.id))
          .where(
            and(
              eq(collectionProductsTable.collectionId, collectionsTable.id),
              eq(productsTable.isActive, true),
            ),
          ),
      ),
    )
    .orderBy(asc(collectionsTable.position), asc(collectionsTable.id))
