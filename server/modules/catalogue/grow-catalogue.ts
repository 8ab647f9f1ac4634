import { sql } from 'drizzle-orm'
import type { Db } from '../../platform/database/database.ts'

/** The uuid of a copy, made of that of its original: a real one (version 8), because calls refuse any other. */
const copyUuid = (original: 'p' | 'i') =>
  sql.raw(`overlay(overlay(md5(${original}.uuid::text || n) placing '8' from 13) placing 'a' from 17)::uuid`)

/**
 * Makes copies of every product that is no copy itself, with other prices and popularity, for work on large shops.
 * The database makes them from its own rows, so neither this process nor the connection holds more than a statement.
 * A copy that is there already stays as it is. Answers how many products were added.
 */
export async function copyProducts(db: Db, copies: { from: number; to: number }): Promise<number> {
  const numbers = sql`generate_series(${copies.from}::int, ${copies.to}::int) as n`
  // A copy is known by its model, which no real product has: "Aria 9 #12".
  const originals = sql`select * from products where model not like '%#%'`
  return db.transaction(async (tx) => {
    const { rows } = await tx.execute<{ added: number }>(sql`
      with added as (
        insert into products (uuid, slug, brand_id, category_id, store_id, model, name, summary, description,
          highlights, box_contents, default_price, special_price, packed_grams, packed_width_mm, packed_height_mm,
          packed_depth_mm, warranty_months, has_free_shipping, popularity, sold_count, rating_sum, rating_count,
          released_at)
        select ${copyUuid('p')},
          jsonb_build_object('en', (p.slug ->> 'en') || '-' || n, 'id', (p.slug ->> 'id') || '-' || n),
          p.brand_id, p.category_id, p.store_id, p.model || ' #' || n,
          jsonb_build_object('en', (p.name ->> 'en') || ' #' || n, 'id', (p.name ->> 'id') || ' #' || n),
          p.summary, p.description, p.highlights, p.box_contents,
          p.default_price + 1000 * ((p.id * 7919 + n * 104729) % 2000),
          case when p.special_price is null then null
            else p.special_price + 1000 * ((p.id * 7919 + n * 104729) % 2000) end,
          p.packed_grams, p.packed_width_mm, p.packed_height_mm, p.packed_depth_mm, p.warranty_months,
          p.has_free_shipping, (p.popularity * 31 + n * 17) % 100, (p.sold_count * 13 + n * 7) % 5000,
          p.rating_sum, p.rating_count, p.released_at - make_interval(hours => n)
        from (${originals}) p, ${numbers}
        on conflict (uuid) do nothing
        returning 1)
      select count(*)::int as added from added`)
    await tx.execute(sql`
      insert into inventories (uuid, product_id, sku, finish, attributes, default_price, special_price, position)
      select ${copyUuid('i')}, c.id, i.sku || '-' || n, i.finish, i.attributes, i.default_price,
        i.special_price, i.position
      from (${originals}) p, ${numbers}, inventories i, products c
      where i.product_id = p.id and c.uuid = ${copyUuid('p')}
      on conflict (uuid) do nothing`)
    await tx.execute(sql`
      insert into inventory_stock (inventory_id, store_id, on_hand)
      select c.id, s.store_id, (s.on_hand * 3 + n) % 40
      from inventory_stock s join inventories i on i.id = s.inventory_id
        join (${originals}) p on p.id = i.product_id, ${numbers}, inventories c
      where c.uuid = ${copyUuid('i')}
      on conflict do nothing`)
    await tx.execute(sql`
      insert into product_specs (product_id, attribute_id, number, text, flag)
      select c.id, s.attribute_id, s.number, s.text, s.flag
      from product_specs s join (${originals}) p on p.id = s.product_id, ${numbers}, products c
      where c.uuid = ${copyUuid('p')}
      on conflict do nothing`)
    await tx.execute(sql`
      insert into product_pictures (product_id, picture, alt, finish, position)
      select c.id, s.picture, s.alt, s.finish, s.position
      from product_pictures s join (${originals}) p on p.id = s.product_id, ${numbers}, products c
      where c.uuid = ${copyUuid('p')}
      on conflict do nothing`)
    return rows[0]?.added ?? 0
  })
}

/** How many products there are, and how many of them are no copies. */
export async function countProducts(db: Db): Promise<{ all: number; originals: number }> {
  const { rows } = await db.execute<{ all: number; originals: number }>(sql`
    select count(*)::int as "all", (count(*) filter (where model not like '%#%'))::int as originals from products`)
  return rows[0] ?? { all: 0, originals: 0 }
}

/** Lets the database learn what its tables look like now; else it plans queries for the small shop. */
export const learnStatistics = (db: Db) => db.execute(sql`analyze`)
