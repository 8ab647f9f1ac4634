import { inArray } from 'drizzle-orm'
import type { Db } from '../../platform/database/database.ts'
import { productsTable as products } from './catalogue-tables.ts'

/** Products by their ids or uuids, sold or not, in no particular order. */
export const selectKnownProducts = (db: Db, wanted: { ids: number[] } | { uuids: string[] }) =>
  db
    .select({
      id: products.id,
      uuid: products.uuid,
      slug: products.slug,
      name: products.name,
      isActive: products.isActive,
    })
    .from(products)
    .where('ids' in wanted ? inArray(products.id, wanted.ids) : inArray(products.uuid, wanted.uuids))
