import { type SQL, sql } from 'drizzle-orm'
import { cardsBy } from './product-card-queries.ts'

/** So that one sub-category does not fill the whole row. */
const mostOfOneCategory = 2

/** So many of the nearest in price are looked at, for those that are in stock. */
const nearest = 48

/** What goes with a product: the most popular things of the other sub-categories below the same main category. */
export const complementaryCards = ({
  categoryId,
  mainId,
  limit,
}: {
  categoryId: number
  mainId: number
  limit: number
}): SQL =>
  cardsBy({
    where: sql`p.id = any(array(
      select best.id from categories c, lateral (
        select id from products where category_id = c.id and is_active
        order by popularity desc limit ${mostOfOneCategory}) best
      where c.parent_id = ${mainId} and c.id <> ${categoryId}))`,
    order: sql`p.popularity desc, p.id`,
    limit,
  })

/** What could be bought instead of a product: its own sub-category, in stock first, then the nearest in price. */
export const similarCards = (
  { id, categoryId, defaultPrice }: { id: number; categoryId: number; defaultPrice: number },
  limit: number,
): SQL =>
  cardsBy({
    where: sql`p.id = any(array(
      select near.id from products near
      where near.category_id = ${categoryId} and near.is_active and near.id <> ${id}
      order by abs(near.default_price - ${defaultPrice}), near.id limit ${nearest}))`,
    order: sql`(units.stock > 0) desc, abs(p.default_price - ${defaultPrice}), p.id`,
    limit,
  })
