import type { Translated } from '@gema/contract/values/language.ts'
import { type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../platform/database/database.ts'

/** What lists filter and sort by. */
export interface ListingFacts extends Record<string, unknown> {
  id: number
  categoryId: number
  brandId: number
  storeId: number
  popularity: number
  soldCount: number
  ratingSum: number
  ratingCount: number
  /** Seconds since 1970. */
  releasedAt: number
  defaultPrice: number
  specialPrice: number | null
  /** The variant that stands for the product in lists. */
  inventoryId: number | null
  inventoryDefaultPrice: number | null
  inventorySpecialPrice: number | null
  hasFreeShipping: boolean
  hasInstallation: boolean
  /** Units on hand by store. */
  stock: [storeId: number, units: number][]
  variants: { finish: string; attributes: Record<string, Translated> }[]
  /** The lines of its specification that can be filtered by. */
  specs: [attributeId: number, number: number | null, text: Translated | null, flag: boolean | null][]
}

/** Active products in the order of their ids, a batch at a time; with `ids`, only those. */
export async function selectListingFacts(
  db: Db,
  { after, limit, ids }: { after: number; limit: number; ids?: number[] },
): Promise<ListingFacts[]> {
  const chosen: SQL = ids === undefined ? sql`true` : sql`p.id = any(${`{${ids.join(',')}}`}::bigint[])`
  const { rows } = await db.execute<ListingFacts>(sql`
    select p.id::float8, p.category_id::float8 as "categoryId", p.brand_id::float8 as "brandId",
      p.store_id::float8 as "storeId", p.popularity, p.sold_count as "soldCount", p.rating_sum as "ratingSum",
      p.rating_count as "ratingCount", extract(epoch from p.released_at)::float8 as "releasedAt",
      p.default_price::float8 as "defaultPrice", p.special_price::float8 as "specialPrice",
      v.id::float8 as "inventoryId", v.default_price::float8 as "inventoryDefaultPrice",
      v.special_price::float8 as "inventorySpecialPrice", p.has_free_shipping as "hasFreeShipping",
      exists (select 1 from product_add_ons pa join add_ons a on a.id = pa.add_on_id
        where pa.product_id = p.id and a.kind = 'installation') as "hasInstallation",
      (select coalesce(json_agg(json_build_array(s.store_id, s.free)), '[]') from (
        select s.store_id, sum(s.on_hand - s.reserved) as free from inventories i
          join inventory_stock s on s.inventory_id = i.id
        where i.product_id = p.id and i.is_active group by s.store_id) s) as stock,
      (select coalesce(json_agg(json_build_object('finish', i.finish, 'attributes', i.attributes)
          order by i.position), '[]')
        from inventories i where i.product_id = p.id and i.is_active) as variants,
      (select coalesce(json_agg(json_build_array(ps.attribute_id, ps.number, ps.text, ps.flag)), '[]')
        from product_specs ps join attributes a on a.id = ps.attribute_id and a.is_filterable
        where ps.product_id = p.id) as specs
    from products p
    left join lateral (select * from inventories i where i.product_id = p.id and i.is_active
      order by i.position limit 1) v on true
    where p.is_active and p.id > ${after} and ${chosen}
    order by p.id
    limit ${limit}`)
  return rows
}

export interface ProductChanges {
  productIds: number[]
  /** Ask for changes since this next time. */
  next: string
}

/** What is over and what is still open at this moment: whoever asks for changes since then is told what ended later. */
export async function selectMoment(db: Db): Promise<string> {
  const { rows } = await db.execute<{ moment: string }>(sql`select pg_current_snapshot()::text as moment`)
  const row = rows[0]
  if (row === undefined) throw new Error('the database did not answer which transactions are open')
  return row.moment
}

/**
 * Written by a transaction that was not over yet at a moment. Transactions end in another order than they begin: one that
 * is open for long hides nothing that ends meanwhile, and nothing is told twice because of it.
 */
const endedSince = (
  moment: string,
): SQL => sql`changed_in >= pg_snapshot_xmin(${moment}::pg_snapshot)::text::bigint
  and not pg_visible_in_snapshot(changed_in::text::xid8, ${moment}::pg_snapshot)`

/** The products that have changed since an earlier moment. */
export async function selectProductChanges(db: Db, since: string): Promise<ProductChanges> {
  const { rows } = await db.execute<{ next: string; productIds: number[] }>(sql`
    select pg_current_snapshot()::text as next,
      (select coalesce(json_agg(distinct product_id), '[]') from product_changes
        where ${endedSince(since)}) as "productIds"`)
  const row = rows[0]
  if (row === undefined) throw new Error('the database did not answer which products have changed')
  return row
}

export interface ChangedUuids extends Record<string, unknown> {
  /** Where the next look begins. */
  next: string
  uuids: string[]
  /** Something changed that concerns them all. */
  isAboutAll: boolean
}

export async function selectChangedUuids(db: Db, since: string): Promise<ChangedUuids> {
  const { rows } = await db.execute<ChangedUuids>(sql`
    select pg_current_snapshot()::text as next,
      (select coalesce(json_agg(distinct p.uuid), '[]') from product_changes c join products p on p.id = c.product_id
        where ${endedSince(since)}) as uuids,
      exists (select from product_changes where ${endedSince(since)} and product_id = 0) as "isAboutAll"`)
  const row = rows[0]
  if (row === undefined) throw new Error('the database did not answer which products have changed')
  return row
}

/** Forgets changes that every process has seen long ago. */
export const deleteProductChanges = (db: Db, before: Date) =>
  db.execute(sql`delete from product_changes where changed_at < ${before.toISOString()}::timestamptz`)
