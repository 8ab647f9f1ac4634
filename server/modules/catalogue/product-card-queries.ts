import type { Translated } from '@gema/contract/values/language.ts'
import { type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../platform/database/database.ts'

/** What a list needs to know of a product: one row, one query, however many products. */
export interface CardFacts extends Record<string, unknown> {
  id: number
  uuid: string
  slug: Translated
  name: Translated
  brand: string
  picture: string | null
  alt: Translated | null
  defaultPrice: number
  specialPrice: number | null
  /** The variant that stands for the product in lists. */
  inventoryId: number | null
  inventoryDefaultPrice: number | null
  inventorySpecialPrice: number | null
  stock: number
  /** The uuid of the variant, where there is only one. */
  onlyInventory: string | null
  ratingSum: number
  ratingCount: number
  soldCount: number
  releasedAt: string
  hasFreeShipping: boolean
  hasInstallation: boolean
}

/** Cards of products by any condition on `p`, each shown by its first active variant. */
export async function selectCards(
  db: Db,
  { where, order, limit }: { where: SQL; order: SQL; limit: number },
) {
  const { rows } = await db.execute<CardFacts>(sql`
    ${cardColumns}
    from products p
    ${firstVariant}
    ${cardJoins}
    where p.is_active and ${where}
    order by ${order}
    limit ${limit}`)
  return rows.map(numbersOf)
}

/** Cards of certain products, in no particular order. */
export async function selectCardsOf(db: Db, productIds: number[]): Promise<CardFacts[]> {
  return selectCards(db, {
    where: sql`p.id = any(${`{${productIds.join(',')}}`}::bigint[])`,
    order: sql`p.id`,
    limit: productIds.length,
  })
}

/** The most popular products. They are found in the index alone, then come their cards. */
export const selectPopularCards = (db: Db, limit: number): Promise<CardFacts[]> =>
  selectCards(db, {
    // The index says `nulls last`; without these words it would not be used.
    where: sql`p.id = any(array(select id from products where is_active
      order by popularity desc nulls last, id limit ${limit}))`,
    order: sql`p.popularity desc, p.id`,
    limit,
  })

/** Cards of certain variants, such as those of a flash sale. */
export async function selectVariantCards(db: Db, inventoryIds: number[]): Promise<CardFacts[]> {
  if (inventoryIds.length === 0) return []
  const { rows } = await db.execute<CardFacts>(sql`
    ${cardColumns}
    from inventories v join products p on p.id = v.product_id
    ${cardJoins}
    where p.is_active and v.is_active
      and v.id in (${sql.join(
        inventoryIds.map((id) => sql`${id}`),
        sql`, `,
      )})`)
  return rows.map(numbersOf)
}

const cardColumns = sql.raw(`
  select p.id, p.uuid, p.slug, p.name, b.name as brand, shown.picture, shown.alt,
    p.default_price as "defaultPrice", p.special_price as "specialPrice", v.id as "inventoryId",
    v.default_price as "inventoryDefaultPrice", v.special_price as "inventorySpecialPrice",
    (select coalesce(sum(s.on_hand - s.reserved), 0) from inventories i join inventory_stock s on s.inventory_id = i.id
      where i.product_id = p.id and i.is_active)::int as stock,
    (select case when count(*) = 1 then min(i.uuid::text) end from inventories i
      where i.product_id = p.id and i.is_active) as "onlyInventory",
    p.rating_sum as "ratingSum", p.rating_count as "ratingCount", p.sold_count as "soldCount",
    p.released_at as "releasedAt", p.has_free_shipping as "hasFreeShipping",
    exists (select 1 from product_add_ons pa join add_ons a on a.id = pa.add_on_id
      where pa.product_id = p.id and a.kind = 'installation') as "hasInstallation"`)

const firstVariant = sql.raw(`
  left join lateral (select * from inventories i where i.product_id = p.id and i.is_active
    order by i.position limit 1) v on true`)

const cardJoins = sql.raw(`
  join brands b on b.id = p.brand_id
  left join lateral (select picture, alt from product_pictures where product_id = p.id
    order by (finish = v.finish) desc, position limit 1) shown on true`)

/** Raw rows bring eight-byte integers as text with one of the two drivers. */
function numbersOf(row: CardFacts): CardFacts {
  const number = (value: number | null) => (value === null ? null : Number(value))
  return {
    ...row,
    id: Number(row.id),
    defaultPrice: Number(row.defaultPrice),
    specialPrice: number(row.specialPrice),
    inventoryId: number(row.inventoryId),
    inventoryDefaultPrice: number(row.inventoryDefaultPrice),
    inventorySpecialPrice: number(row.inventorySpecialPrice),
  }
}
