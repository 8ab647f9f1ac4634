import type { Translated } from '@gema/contract/values/language.ts'
import { type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../platform/database/database.ts'
import { keptQuery } from '../../platform/database/kept-query.ts'

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
      and v.id = any(${Array.isArray(inventoryIds) ? sql`${listOf(inventoryIds)}::bigint[]` : inventoryIds})`

/** All cards of a question as one value. */
const allOf = (question: SQL) =>
  sql<CardFacts[]>`(select coalesce(json_agg(card), '[]') from (${question}) card)`

/** Asks for cards by a question that answers with their rows, such as `variantCards`. */
export async function readCards(db: Db, question: SQL): Promise<CardFacts[]> {
  const { rows } = await db.execute<{ cards: CardFacts[] }>(sql`select ${allOf(question)} as cards`)
  return rows[0]?.cards ?? []
}

/**
 * Asks for cards of several kinds by one statement, which is built once: its questions have placeholders for what changes,
 * and may name columns of the one row that `from` answers with. Where it answers with none, there are no cards.
 */
export function keptCards<Given extends Record<string, unknown>>() {
  return <Name extends string>(
    name: string,
    questions: Record<Name, SQL>,
    from: SQL = sql`(values (1)) as once`,
  ): ((db: Db, given: Given) => Promise<Record<Name, CardFacts[]>>) => {
    const asked = Object.entries<SQL>(questions)
    const fields = Object.fromEntries(asked.map(([kind, question]) => [kind, allOf(question)]))
    const none = Object.fromEntries(asked.map(([kind]) => [kind, []]))
    const ask = keptQuery<Given, Record<string, CardFacts[]>[]>(name, (db) => db.select(fields).from(from))
    return async (db, given) => {
      const [cards = none] = await ask(db, given)
      return cards as Record<Name, CardFacts[]>
    }
  }
}

/**
 * A number that stands in a statement as it is. If PostgreSQL does not know how many rows are wanted, it expects many, and
 * plans a statement anew whenever it is asked: that takes longer than to answer it.
 */
export const counted = (rows: number): SQL => sql.raw(String(Math.trunc(rows)))

const listOf = (ids: number[]): string => `{${ids.join(',')}}`

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

const askCardsOfProducts = keptCards<{ products: string }>()('cards-of-products', {
  cards: cardsBy({ where: sql`p.id = any(${sql.placeholder('products')}::bigint[])`, order: sql`p.id` }),
})

/** The cards of certain products, in no particular order. */
export const cardsOfProducts = async (db: Db, productIds: number[]): Promise<CardFacts[]> =>
  (await askCardsOfProducts(db, { products: listOf(productIds) })).cards
