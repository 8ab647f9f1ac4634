import type { Db } from '../../platform/database/database.ts'
import { linesOfOrders, shareOfUnits } from '../orders/orders.ts'
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
