import type { TestShop } from './start-test-shop.ts'

const ofLines = 'in (select inventory_id from order_lines where order_id = $1)'
const ofOrder = 'where order_id = $1'

/** Everything that an order has to do with: each table, which rows of it, and their order. */
const tables = {
  orders: ['orders', 'where id = $1', 'id'],
  order_lines: ['order_lines', ofOrder, 'id'],
  order_parcels: ['order_parcels', ofOrder, 'id'],
  order_events: ['order_events', ofOrder, 'id'],
  payments: ['payments', ofOrder, 'id'],
  refunds: ['refunds', ofOrder, 'id'],
  complaints: ['complaints', ofOrder, 'id'],
  stock: ['inventory_stock', `where inventory_id ${ofLines}`, 'inventory_id, store_id'],
  reservations: ['stock_reservations', ofOrder, 'id'],
  movements: ['stock_movements', ofOrder, 'id'],
  products: [
    'products',
    `where id in (select product_id from inventories where id ${ofLines}) and $1::bigint > 0`,
    'id',
  ],
  flash_sale_items: ['flash_sale_items', `where inventory_id ${ofLines}`, 'inventory_id'],
  vouchers: ['vouchers', 'where code = (select voucher_code from orders where id = $1)', 'id'],
  voucher_uses: ['voucher_uses', ofOrder, 'order_id'],
  mails: ['mail_messages', 'where recipient = (select email from orders where id = $1)', 'created_at, uuid'],
} as const

export type OrderTable = keyof typeof tables
type Row = Record<string, unknown>
export type OrderBooks = Record<OrderTable, Row[]>

/** When a provider was asked is nobody's business; all else is compared. */
const question = Object.entries(tables)
  .map(
    ([name, [table, where, by]]) =>
      `select '${name}' as name, jsonb_agg(to_jsonb(t) - 'asked_at' - 'refund_asked_at' order by ${by}) as rows from ${table} t ${where}`,
  )
  .join(' union all ')

/** All that is written down about an order, to compare it before and after. */
export const booksOfOrder = ({ database }: TestShop, orderId: number): Promise<OrderBooks> =>
  database.session(async (run) => {
    const { rows } = await run(question, [orderId])
    return Object.fromEntries(rows.map(({ name, rows: all }) => [name, all ?? []])) as OrderBooks
  })

const isOther = (one: unknown, other: unknown): boolean => JSON.stringify(one) !== JSON.stringify(other)

/** What became of an order's books: the tables that are other than before, what it says of itself, and its log. */
export function whatChanged(before: OrderBooks, after: OrderBooks) {
  const names = (Object.keys(tables) as OrderTable[]).filter((name) => isOther(before[name], after[name]))
  return {
    tables: names.toSorted(),
    facts: changedFacts(before.orders[0] ?? {}, after.orders[0] ?? {}),
    log: after.order_events
      .slice(before.order_events.length)
      .map(({ kind, actor, staff_id, reason, values }) => ({ kind, actor, staff_id, reason, values })),
    mails: after.mails.length - before.mails.length,
  }
}

const changedFacts = (before: Row, after: Row): Row =>
  Object.fromEntries(
    Object.entries(after)
      .filter(([name, value]) => isOther(before[name], value))
      .map(([name, value]) => [name, name.endsWith('_at') && value !== null ? new Date(`${value}`) : value]),
  )
