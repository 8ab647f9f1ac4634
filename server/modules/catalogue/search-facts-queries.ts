import type { Translated } from '@gema/contract/values/language.ts'
import { sql } from 'drizzle-orm'
import type { Db } from '../../platform/database/database.ts'

/** Everything that a product may be searched by. */
export interface SearchFacts extends Record<string, unknown> {
  id: number
  name: Translated
  model: string
  brand: string
  category: Translated
  mainCategory: Translated | null
  summary: Translated
  description: Translated
  highlights: Record<string, string[]>
  skus: string[]
  /** Values by which variants differ, such as their finish. */
  variants: Record<string, Translated>[]
}

/** Products in the order of their ids, a batch at a time; with `ids`, only those. */
export async function selectSearchFacts(
  db: Db,
  { after, limit, ids }: { after: number; limit: number; ids?: number[] },
): Promise<SearchFacts[]> {
  const chosen = ids === undefined ? sql`true` : sql`p.id = any(${`{${ids.join(',')}}`}::bigint[])`
  const { rows } = await db.execute<SearchFacts>(sql`
    select p.id::float8, p.name, p.model, b.name as brand, c.name as category, m.name as "mainCategory", p.summary,
      p.description, p.highlights,
      (select coalesce(json_agg(i.sku), '[]') from inventories i where i.product_id = p.id) as skus,
      (select coalesce(json_agg(i.attributes), '[]') from inventories i where i.product_id = p.id) as variants
    from products p join brands b on b.id = p.brand_id join categories c on c.id = p.category_id
      left join categories m on m.id = c.parent_id
    where p.id > ${after} and ${chosen}
    order by p.id
    limit ${limit}`)
  return rows
}
