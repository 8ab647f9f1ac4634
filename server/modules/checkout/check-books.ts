import { sql } from 'drizzle-orm'
import type { Db } from '../../platform/database/database.ts'
import { checkStockBooks } from '../stock/stock.ts'
import { checkVoucherBooks } from '../vouchers/vouchers.ts'
import { checkAfterSale } from './check-after-sale.ts'

/**
 * Proves the books of the whole shop and answers what contradicts itself: stock, vouchers, orders, payments and all that
 * comes after the sale. It reads the tables of several modules on purpose: whether they agree is the very question.
 */
export async function checkBooks(db: Db): Promise<string[]> {
  const stock = await checkStockBooks(db)
  return [
    ...stock.map(({ inventoryId, storeId, fault }) => `variant ${inventoryId} in store ${storeId}: ${fault}`),
    ...(await checkVoucherBooks(db)),
    ...(await checkOrders(db)),
    ...(await checkAfterSale(db)),
  ]
}

async function checkOrders(db: Db): Promise<string[]> {
  const { rows } = await db.execute<{ number: string; fault: string }>(sql`
    select o.number, 'its lines do not add up to what it says' as fault
    from orders o left join (select order_id, sum(quantity * unit_price) as items, sum(quantity) as units,
        sum(bundle_discount) as bundle, sum(voucher_discount) as voucher
      from order_lines group by order_id) l on l.order_id = o.id
    where l.items is distinct from o.items or l.units is distinct from o.units
      or l.bundle is distinct from o.bundle_discount or l.voucher is distinct from o.voucher_discount
    union all
    select o.number, 'its parcels do not add up to what it says' from orders o
      left join (select order_id, sum(price) as price, sum(insurance) as insurance
        from order_parcels group by order_id) p on p.order_id = o.id
    where p.price is distinct from o.shipping or p.insurance is distinct from o.insurance
    union all
    select o.number, 'it is paid, but none of its payments is' from orders o
    where o.payment_status = 1 and not exists (select 1 from payments p
      where p.order_id = o.id and p.status in ('paid', 'refund_pending', 'refunded'))
    union all
    select o.number, 'it has no payment' from orders o
    where not exists (select 1 from payments p where p.order_id = o.id)
    union all
    select o.number, 'it is cancelled, but units are held for it' from orders o
    where o.cancelled_at is not null and exists (select 1 from stock_reservations r
      where r.order_id = o.id and r.state = 'held')
    union all
    select o.number, 'other units are held or sold than were ordered' from orders o
      join (select order_id, sum(quantity) as units from order_lines group by order_id) l on l.order_id = o.id
      left join (select order_id, sum(quantity) as units from stock_reservations
        where state in ('held', 'sold') group by order_id) r on r.order_id = o.id
    where o.cancelled_at is null and r.units is distinct from l.units
    union all
    select 'flash sale ' || f.flash_sale_id, 'more units were ordered than are counted' from flash_sale_items f
      join (select l.flash_sale_id, l.inventory_id, sum(l.quantity) as units from order_lines l
        join orders o on o.id = l.order_id and o.cancelled_at is null
        where l.flash_sale_id is not null group by 1, 2) s
      on s.flash_sale_id = f.flash_sale_id and s.inventory_id = f.inventory_id
    where s.units > f.sold`)
  return rows.map(({ number, fault }) => `${number}: ${fault}`)
}
