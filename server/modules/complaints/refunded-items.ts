import type { Db } from '../../platform/database/database.ts'
import { linesOfOrders, type Order, shareOfUnits, wholeOrder } from '../orders/orders.ts'
import { refundsOfOrders } from '../refunds/refunds.ts'
import { type ComplaintRow, selectItems } from './complaints-queries.ts'
import { spreadAmount } from './rules/spread-amount.ts'

/** What of an order money is given back for: the affected units, each with its part of the amount. */
export async function refundedItems(
  tx: Db,
  { id, orderId }: ComplaintRow,
  amount: number,
): Promise<{ line: string; quantity: number; amount: number }[]> {
  const lines = await linesOfOrders(tx, [orderId])
  const affected = (await selectItems(tx, [id])).flatMap(({ orderLineId, quantity }) => {
    const line = lines.find((each) => each.id === orderLineId)
    if (line === undefined) return []
    const bought = { ...line, discount: line.bundleDiscount + line.voucherDiscount }
    return [{ line: line.uuid, quantity, worth: shareOfUnits(bought, { before: 0, units: quantity }) }]
  })
  const parts = spreadAmount(
    amount,
    affected.map(({ worth }) => worth),
  )
  return affected.map(({ line, quantity }, place) => ({ line, quantity, amount: parts[place] ?? 0 }))
}

/**
 * The price of the units that a complaint is about, with the services of lines that are concerned as a whole, without units
 * that are refunded already. `all`: the complaint is about every unit of the order.
 */
export async function worthOfUnits(
  tx: Db,
  { complaint: { id, orderId }, order }: { complaint: ComplaintRow; order: Order },
): Promise<number | 'all'> {
  const affected = await selectItems(tx, [id])
  const { lines } = await wholeOrder(tx, order)
  const unitsOf = (line: number) =>
    affected.filter(({ orderLineId }) => orderLineId === line).reduce((sum, each) => sum + each.quantity, 0)
  if (lines.every((line) => unitsOf(line.id) >= line.quantity)) return 'all'
  const back = (await refundsOfOrders(tx, [orderId]))
    .filter(({ status }) => status !== 'rejected')
    .flatMap(({ items }) => items)
  const refundedOf = (uuid: string) =>
    back.filter(({ line }) => line === uuid).reduce((sum, { quantity }) => sum + quantity, 0)
  const worths = lines.map((line) => {
    const before = refundedOf(line.uuid)
    const units = Math.min(unitsOf(line.id), line.quantity - before)
    const bought = { ...line, discount: line.bundleDiscount + line.voucherDiscount }
    const services = line.addOns.reduce(
      (sum, { uuid, quantity, price }) => sum + (quantity - refundedOf(uuid)) * price,
      0,
    )
    return shareOfUnits(bought, { before, units }) + (units === line.quantity ? services : 0)
  })
  return worths.reduce((sum, worth) => sum + worth, 0)
}
