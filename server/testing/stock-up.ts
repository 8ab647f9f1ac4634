import type { Database } from '../platform/database/database.ts'

/** Puts 500 more of some variants of the demo shop into a store, and answers the variants: enough of each for everybody. */
export const stockUp = (database: Database, variants: number): Promise<string[]> =>
  database.session(async (run) => {
    const { rows } = await run(
      `with more as (
         update inventory_stock s set on_hand = on_hand + 500
         from (select s.inventory_id, min(s.store_id) as store_id from inventory_stock s
           join inventories i on i.id = s.inventory_id and i.is_active
           join products p on p.id = i.product_id and p.is_active
           where not exists (select 1 from flash_sale_items f where f.inventory_id = i.id)
           group by 1 order by 1 limit $1) chosen
         where s.inventory_id = chosen.inventory_id and s.store_id = chosen.store_id
         returning s.inventory_id, s.store_id),
       booked as (
         insert into stock_movements (inventory_id, store_id, change, reason, moved_at)
         select inventory_id, store_id, 500, 'correction', now() from more)
       select i.uuid from more join inventories i on i.id = more.inventory_id order by i.id`,
      [variants],
    )
    return rows.map(({ uuid }) => String(uuid))
  })
