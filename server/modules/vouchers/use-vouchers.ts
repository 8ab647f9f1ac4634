import type { Db } from '../../platform/database/database.ts'
import { voucherUseCounts } from './use-counts.ts'
import {
  addToWalletUses,
  endUse,
  giveUnitBack,
  insertUse,
  resumeUse,
  selectMiscounted,
  takeUnit,
  type VoucherUser,
} from './use-vouchers-queries.ts'

/**
 * Uses a voucher for an order, inside its transaction. The voucher's row is locked by taking its unit, so that the
 * count of uses behind it cannot be overtaken. Where it is refused, the transaction must be rolled back.
 */
export async function spendVoucher(
  tx: Db,
  { voucherId, orderId, user, now }: { voucherId: number; orderId: number; user: VoucherUser; now: Date },
): Promise<'gone' | 'used' | undefined> {
  const [taken] = await takeUnit(tx, voucherId)
  if (taken === undefined) return 'gone'
  if ((await usesBy(tx, voucherId, user)) >= taken.perCustomer) return 'used'
  await insertUse(tx, { orderId, voucherId, ...user, usedAt: now })
  if (user.customerId !== null)
    await addToWalletUses(tx, { voucherId, customerId: user.customerId, change: 1, at: now })
  return undefined
}

async function usesBy(tx: Db, voucherId: number, { customerId, email }: VoucherUser): Promise<number> {
  const counts = await voucherUseCounts(tx, [voucherId], { customerId: customerId ?? undefined, email })
  return counts(voucherId)
}

/** Gives the voucher of an order back. Doing it again changes nothing. */
export async function giveVoucherBack(tx: Db, orderId: number, now: Date): Promise<void> {
  for (const { voucherId, customerId } of await endUse(tx, orderId, now)) {
    await giveUnitBack(tx, voucherId)
    if (customerId !== null) await addToWalletUses(tx, { voucherId, customerId, change: -1, at: now })
  }
}

/**
 * Takes the voucher of an order again, within its quota and its limit for each customer: for an order that comes back
 * to life. Answers whether it could be had; where not, the transaction must be rolled back.
 */
export async function takeVoucherAgain(tx: Db, orderId: number): Promise<boolean> {
  for (const { voucherId, customerId, email, usedAt } of await resumeUse(tx, orderId)) {
    const [taken] = await takeUnit(tx, voucherId)
    // Its own use is counted again already.
    if (taken === undefined || (await usesBy(tx, voucherId, { customerId, email })) > taken.perCustomer)
      return false
    if (customerId !== null) await addToWalletUses(tx, { voucherId, customerId, change: 1, at: usedAt })
  }
  return true
}

/** Proves the counts of the vouchers: none has fewer units taken than orders that use it. */
export async function checkVoucherBooks(db: Db): Promise<string[]> {
  const rows = await selectMiscounted(db)
  return rows.map(({ code, used, uses }) => `voucher ${code}: ${uses} orders use it, ${used} are counted`)
}
