import { sql } from 'drizzle-orm'
import type { Db } from '../../platform/database/database.ts'

/** What contradicts itself about orders after the sale: what was sent, given back, complained about and reviewed. */
export async function checkAfterSale(db: Db): Promise<string[]> {
  const { rows } = await db.execute<{ number: string; fault: string }>(sql`
    with given as (select o.id, o.number,
        coalesce(sum(r.amount) filter (where r.status = 'refunded'), 0) as sent,
        coalesce(sum(r.amount) filter (where r.status <> 'rejected'), 0) as promised,
        count(r.id) filter (where r.status in ('requested', 'approved')) as open
      from orders o left join refunds r on r.order_id = o.id and r.cause <> 'surplus' group by o.id)
    select o.number, 'it is paid and cancelled, but nobody has decided about its money' as fault from orders o
    where o.cancelled_at is not null and o.payment_status = 1
      and exists (select 1 from payments p where p.order_id = o.id and p.status = 'paid' and p.amount > 0)
      and not exists (select 1 from refunds r where r.order_id = o.id and r.cause <> 'surplus')
    union all
    select o.number, 'one of its payments is paid, but it is not' from orders o
    where o.payment_status = 0
      and exists (select 1 from payments p where p.order_id = o.id and p.status = 'paid')
    union all
    select o.number, 'it was paid more than once' from orders o
    where (select count(*) from payments p where p.order_id = o.id and p.status = 'paid') > 1
    union all
    select o.number, 'it says that ' || o.refunded || ' were given back, its refunds say ' || g.sent
    from orders o join given g on g.id = o.id where o.refunded <> g.sent
    union all
    select o.number, 'it counts ' || o.open_refunds || ' open refunds, and there are ' || g.open
    from orders o join given g on g.id = o.id where o.open_refunds <> g.open
    union all
    select o.number, 'it counts ' || o.open_complaints || ' open complaints, and there are ' || c.open
    from orders o cross join lateral (select count(*) as open from complaints c
      where c.order_id = o.id and c.status in ('created', 'in_progress')) c
    where o.open_complaints <> c.open
    union all
    select g.number, g.promised || ' go back of ' || p.paid || ' that were paid' from given g
      cross join lateral (select coalesce(sum(p.amount), 0) as paid from payments p
        where p.order_id = g.id and (p.status = 'paid' or exists (select 1 from refunds r
          where r.payment_id = p.id and r.status <> 'rejected'))) p
    where g.promised > p.paid
    union all
    select o.number, 'a refund of it is approved, but its payment stays where it is' from refunds r
      join orders o on o.id = r.order_id join payments p on p.id = r.payment_id
    where r.status = 'approved' and p.status not in ('refund_pending', 'refunded')
    union all
    select o.number, 'a refund of it is done, but its payment has not gone back' from refunds r
      join orders o on o.id = r.order_id join payments p on p.id = r.payment_id
    where r.status = 'refunded' and p.status <> 'refunded'
    union all
    select o.number, 'more units of it are given back than were bought' from order_lines l
      join orders o on o.id = l.order_id
      cross join lateral (select coalesce(sum((i ->> 'quantity')::int), 0) as units from refunds r
        cross join jsonb_array_elements(r.items) i
        where r.order_id = o.id and r.status <> 'rejected' and i ->> 'line' = l.uuid::text) g
    where g.units > l.quantity
    union all
    select o.number, 'it is finished, but not delivered and paid' from orders o
    where o.finished_at is not null and (o.status <> 5 or o.payment_status <> 1 or o.delivered_at is null)
    union all
    select o.number, 'it is finished, but something about it is open' from orders o
    where o.finished_at is not null and (o.open_refunds > 0 or o.open_complaints > 0)
    union all
    select o.number, 'it has left the shop, but units are still held for it' from orders o
    where o.status >= 3 and exists (select 1 from stock_reservations s
      where s.order_id = o.id and s.state = 'held')
    union all
    select o.number, 'it is cancelled, but units of it count as sold' from orders o
    where o.cancelled_at is not null and exists (select 1 from stock_reservations s
      where s.order_id = o.id and s.state = 'sold')
    union all
    select o.number, 'it was reviewed, but it is not finished' from orders o
    where o.finished_at is null and exists (select 1 from reviews v
      join order_lines l on l.id = v.order_line_id where l.order_id = o.id)`)
  return rows.map(({ number, fault }) => `${number}: ${fault}`)
}
