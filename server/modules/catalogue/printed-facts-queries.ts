import type { Translated } from '@gema/contract/values/language.ts'
import { sql } from 'drizzle-orm'
import type { Db } from '../../platform/database/database.ts'

/** What is printed of a product. */
export interface PrintedFacts extends Record<string, unknown> {
  id: number
  uuid: string
  slug: Translated
  name: Translated
  summary: Translated
  model: string
  brand: string
  categoryId: number
  defaultPrice: number
  specialPrice: number | null
  /** Of the variant that stands for the product in lists. */
  picture: string | null
  /** Those that are sold, in their order. */
  variants: {
    sku: string
    attributes: Record<string, Translated>
    defaultPrice: number | null
    specialPrice: number | null
  }[]
  /** The lines asked for, in the order of the attributes. */
  spec: PrintedSpec[]
}

export interface PrintedSpec {
  key: string
  name: Translated
  unit: string
  number: number | null
  text: Translated | null
  flag: boolean | null
}

/** The most popular products that are sold, by their ids, and how many are sold altogether. */
export async function selectPrintedIds(db: Db, most: number): Promise<{ ids: number[]; total: number }> {
  const { rows } = await db.execute<{ ids: number[]; total: number }>(sql`
    select (select count(*)::int from products where is_active) as total,
      (select coalesce(json_agg(chosen.id order by chosen.popularity desc, chosen.id), '[]') from (
        select id, popularity from products where is_active
        order by popularity desc nulls last, id limit ${most}) chosen) as ids`)
  return rows[0] ?? { ids: [], total: 0 }
}

/** What is printed of certain products, in no particular order; of their specifications, only some lines. */
export async function selectPrintedFacts(
  db: Db,
  { ids, specKeys }: { ids: number[]; specKeys: readonly string[] },
): Promise<PrintedFacts[]> {
  const { rows } = await db.execute<PrintedFacts>(sql`
    select p.id::float8, p.uuid, p.slug, p.name, p.summary, p.model, b.name as brand,
      p.category_id::float8 as "categoryId", p.default_price::float8 as "defaultPrice",
      p.special_price::float8 as "specialPrice",
      (select shown.picture from product_pictures shown where shown.product_id = p.id
        order by (shown.finish = (select i.finish from inventories i where i.product_id = p.id and i.is_active
          order by i.position limit 1)) desc nulls last, shown.position limit 1) as picture,
      (select coalesce(json_agg(json_build_object('sku', i.sku, 'attributes', i.attributes,
          'defaultPrice', i.default_price, 'specialPrice', i.special_price) order by i.position, i.id), '[]')
        from inventories i where i.product_id = p.id and i.is_active) as variants,
      (select coalesce(json_agg(json_build_object('key', a.key, 'name', a.name, 'unit', a.unit,
          'number', ps.number, 'text', ps.text, 'flag', ps.flag) order by a.position, a.id), '[]')
        from product_specs ps join attributes a on a.id = ps.attribute_id
        where ps.product_id = p.id and a.key = any(${`{${specKeys.join(',')}}`}::text[])) as spec
    from products p join brands b on b.id = p.brand_id
    where p.is_active and p.id = any(${`{${ids.join(',')}}`}::bigint[])`)
  return rows
}
