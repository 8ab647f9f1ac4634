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
export const cardsBy = ({ where, order, limit }: { where: SQL; order: SQL; limit?: number }): SQL => sql`
    ${cardColumns}
    from products p
    ${firstVariant}
    ${cardJoins}
    where p.is_active and ${where}
    order by ${order}
    ${limit === undefined ? sql`` : sql`limit ${counted(limit)}`}`

/** Cards of certain products, in no particular order. */
export const cardsOf = (productIds: number[]): SQL =>
  cardsBy({ where: sql`p.id = any(${listOf(productIds)})`, order: sql`p.id` })

/** The most popular products. They are found in the index alone, then come their cards. */
export const popularCards = (limit: number): SQL =>
  cardsBy({
    // The index says `nulls last`; without these words it would not be used.
    where: sql`p.id = any(array(select id from products where is_active
      order by popularity desc nulls last, id limit ${counted(limit)}))`,
    order: sql`p.popularity desc, p.id`,
    limit,
  })

/** Cards of certain variants, such as those of a flash sale: by a list of their ids, or by a statement that makes one. */
export const variantCards = (inventoryIds: number[] | SQL): SQL => sql`
    ${cardColumns}
    from inventories v join products p on p.id = v.product_id
    ${cardJoins}
    where p.is_active and v.is_active
      and v.id = any(${Array.isArray(inventoryIds) ? listOf(inventoryIds) : inventoryIds})`

/**
 * Asks for cards of several kinds by one statement: each question is one that answers with their rows, such as
 * `popularCards`.
 */
export async function readCards<Name extends string>(
  db: Db,
  questions: Record<Name, SQL>,
): Promise<Record<Name, CardFacts[]>> {
  const answers = Object.entries<SQL>(questions).map(
    ([name, question]) =>
      sql`(select coalesce(json_agg(card), '[]') from (${question}) card) as ${sql.identifier(name)}`,
  )
  const { rows } = await db.execute<Record<Name, CardFacts[]>>(sql`select ${sql.join(answers, sql`, `)}`)
  const [row] = rows
  if (row === undefined) throw new Error('a question for cards was not answered')
  return row
}

/**
 * A number that stands in a statement as it is. If PostgreSQL does not know how many rows are wanted, it expects many, and
 * plans a statement anew whenever it is asked: that takes longer than to answer it.
 */
export const counted = (rows: number): SQL => sql.raw(String(Math.trunc(rows)))

const listOf = (ids: number[]): SQL => sql`${`{${ids.join(',')}}`}::bigint[]`

// Whether it can be installed has a limit, so that it is looked up for each card: else PostgreSQL reads the services of all.
const cardColumns = sql.raw(`
  select p.id, p.uuid, p.slug, p.name, b.name as brand, shown.picture, shown.alt,
    p.default_price as "defaultPrice", p.special_price as "specialPrice", v.id as "inventoryId",
    v.default_price as "inventoryDefaultPrice", v.special_price as "inventorySpecialPrice",
    units.stock, units."onlyInventory",
    p.rating_sum as "ratingSum", p.rating_count as "ratingCount", p.sold_count as "soldCount",
    p.released_at as "releasedAt", p.has_free_shipping as "hasFreeShipping",
    coalesce((select true from product_add_ons pa join add_ons a on a.id = pa.add_on_id
      where pa.product_id = p.id and a.kind = 'installation' limit 1), false) as "hasInstallation"`)

const firstVariant = sql.raw(`
  left join lateral (select i.id, i.default_price, i.special_price, i.finish from inventories i
    where i.product_id = p.id and i.is_active order by i.position limit 1) v on true`)

const cardJoins = sql.raw(`
  join brands b on b.id = p.brand_id
  cross join lateral (select
      coalesce(sum((select sum(s.on_hand - s.reserved) from inventory_stock s where s.inventory_id = i.id)), 0)::int as stock,
      case when count(*) = 1 then min(i.uuid::text) end as "onlyInventory"
    from inventories i where i.product_id = p.id and i.is_active) units
  left join lateral (select picture, alt from product_pictures where product_id = p.id
    order by (finish = v.finish) desc, position limit 1) shown on true`)
