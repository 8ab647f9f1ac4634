import { type SQL, sql } from 'drizzle-orm'
import { cardsBy, counted, variantCards } from './product-card-queries.ts'

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
  categoryId: number | SQL
  mainId: number | SQL
  limit: number
}): SQL =>
  cardsBy({
    where: sql`p.id = any(array(
      select best.id from categories c, lateral (
        select id from products where category_id = c.id and is_active
        order by popularity desc limit ${counted(mostOfOneCategory)}) best
      where c.parent_id = ${mainId} and c.id <> ${categoryId}))`,
    order: sql`p.popularity desc, p.id`,
    limit,
  })

/** What could be bought instead of a product: its own sub-category, in stock first, then the nearest in price. */
const similarCards = (
  { id, categoryId, defaultPrice }: Record<'id' | 'categoryId' | 'defaultPrice', SQL>,
  limit: number,
): SQL =>
  cardsBy({
    // Up and down from its price along the index: a sub-category may have thousands.
    where: sql`p.id = any(array(
      select near.id from (
        (select id, default_price from products
          where category_id = ${categoryId} and default_price >= ${defaultPrice} and is_active and id <> ${id}
          order by default_price, id limit ${counted(nearest)})
        union all
        (select id, default_price from products
          where category_id = ${categoryId} and default_price < ${defaultPrice} and is_active
          order by default_price desc, id limit ${counted(nearest)})
      ) near
      order by abs(near.default_price - ${defaultPrice}), near.id limit ${counted(nearest)}))`,
    order: sql`(units.stock > 0) desc, abs(p.default_price - ${defaultPrice}), p.id`,
    limit,
  })

/** `product`, by its uuid alone: nobody has to know it before they ask what stands around it. */
export const productAtCentre: SQL = sql`(select asked.id, asked.default_price, place.id as category_id,
    coalesce(place.parent_id, place.id) as main_id
  from products asked join categories place on place.id = asked.category_id
  where asked.uuid = ${sql.placeholder('product')} and asked.is_active) as centre`

/** What stands around a product on its page; to be asked from `productAtCentre`. */
export function cardsAround(most: { complementary: number; similar: number }) {
  const [id, categoryId] = [sql.raw('centre.id'), sql.raw('centre.category_id')]
  const [mainId, defaultPrice] = [sql.raw('centre.main_id'), sql.raw('centre.default_price')]
  return {
    complementary: complementaryCards({ categoryId, mainId, limit: most.complementary }),
    similar: similarCards({ id, categoryId, defaultPrice }, most.similar),
    /** All that is in a bundle with a variant of it. */
    bundled: variantCards(sql`array(select part.inventory_id from bundle_items part where part.bundle_id in (
      select own.bundle_id from bundle_items own join inventories i on i.id = own.inventory_id
      where i.product_id = ${id}))`),
  }
}
