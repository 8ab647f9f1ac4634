import type { Db } from '../../platform/database/database.ts'
import type { PricedCart } from '../cart/cart.ts'
import { flashUnitsBought, type Order, wholeOrder } from '../orders/orders.ts'
import { giveFlashUnitsBack, takeFlashUnits } from '../pricing/pricing.ts'
import { holdUnits, releaseUnits, returnUnits } from '../stock/stock.ts'
import { giveVoucherBack, spendVoucher, takeVoucherAgain } from '../vouchers/vouchers.ts'
import type { CheckoutAround } from './checkout-around.ts'
import { boughtLines } from './order-draft.ts'
import type { OrderRefused } from './order-refused.ts'

/**
 * Takes what there is only so much of, inside the order's transaction and always in this order, so that two orders
 * never wait for each other in a ring: units in stock, units at a flash price, the voucher.
 */
export async function takeWhatIsScarce(
  tx: Db,
  { clock }: CheckoutAround,
  taken: { order: Order; priced: PricedCart; deadline: Date | null },
): Promise<OrderRefused | undefined> {
  const { order, priced } = taken
  const bought = boughtLines(priced)
  const short = await holdUnits(tx, clock, {
    orderId: order.id,
    wanted: bought.map(({ inventory, quantity, storeId }) => ({
      inventoryId: inventory.id,
      quantity,
      storeId,
    })),
    expiresAt: taken.deadline,
  })
  if (short !== undefined) return { refused: 'lines_unavailable', isStale: true }
  if (!(await takeFlash(tx, order, priced))) return { refused: 'total_changed', isStale: true }
  if (!priced.voucher?.applies) return undefined
  const refused = await spendVoucher(tx, {
    voucherId: priced.voucher.voucher.id,
    orderId: order.id,
    user: { customerId: order.customerId, email: order.email },
    now: order.placedAt,
  })
  // The shopper saw a total with it; the new quote says why it no longer applies.
  return refused && { refused: 'total_changed', isStale: true }
}

async function takeFlash(tx: Db, order: Order, priced: PricedCart): Promise<boolean> {
  const units = boughtLines(priced).flatMap(({ flashSaleId, inventory, quantity }) =>
    flashSaleId === undefined ? [] : [{ flashSaleId, inventoryId: inventory.id, quantity }],
  )
  if (units.length === 0) return true
  const limits = await takeFlashUnits(tx, units)
  // This order's own lines are written already, so they are among those that were bought.
  return limits !== undefined && isWithin(limits, await boughtAtFlashPrice(tx, order))
}

const isWithin = (limits: Map<string, number>, bought: Map<string, number>): boolean =>
  [...limits].every(([key, most]) => (bought.get(key) ?? 0) <= most)

const boughtAtFlashPrice = (tx: Db, { customerId, email }: Order): Promise<Map<string, number>> =>
  flashUnitsBought(tx, { customerId: customerId ?? undefined, email })

const flashUnitsOf = async (tx: Db, order: Order) =>
  (await wholeOrder(tx, order)).lines.flatMap(({ flashSaleId, inventoryId, quantity }) =>
    flashSaleId === null ? [] : [{ flashSaleId, inventoryId, quantity }],
  )

/**
 * Gives everything back that an order has taken: units that are held, or were sold and never left the shop. Called once
 * for an order, by who takes it out of its state.
 */
export async function giveScarceBack(tx: Db, { clock }: CheckoutAround, order: Order): Promise<void> {
  await releaseUnits(tx, order.id)
  await returnUnits(tx, clock, order.id)
  await giveFlashUnitsBack(tx, await flashUnitsOf(tx, order))
  await giveVoucherBack(tx, order.id, clock.now())
}

/** Thrown inside the inner transaction, so that nothing of it stays. */
class Gone extends Error {}

/**
 * Takes everything again for an order that was paid after it had expired: units, flash price and voucher, each within
 * its limits as if it were new. All of it or nothing.
 */
export async function takeScarceAgain(tx: Db, { clock }: CheckoutAround, order: Order): Promise<boolean> {
  const { lines } = await wholeOrder(tx, order)
  try {
    await tx.transaction(async (inner) => {
      const wanted = lines.map(({ inventoryId, quantity, storeId }) => ({ inventoryId, quantity, storeId }))
      const short = await holdUnits(inner, clock, { orderId: order.id, wanted, expiresAt: null })
      if (short !== undefined || !(await takeFlashAgain(inner, order))) throw new Gone()
      if (!(await takeVoucherAgain(inner, order.id))) throw new Gone()
    })
    return true
  } catch (error) {
    if (error instanceof Gone) return false
    throw error
  }
}

async function takeFlashAgain(tx: Db, order: Order): Promise<boolean> {
  const units = await flashUnitsOf(tx, order)
  if (units.length === 0) return true
  const limits = await takeFlashUnits(tx, units)
  if (limits === undefined) return false
  // The order counts as cancelled until it is alive again, so its own lines are added here.
  const bought = await boughtAtFlashPrice(tx, order)
  for (const { flashSaleId, inventoryId, quantity } of units) {
    const key = `${flashSaleId}:${inventoryId}`
    bought.set(key, (bought.get(key) ?? 0) + quantity)
  }
  return isWithin(limits, bought)
}
