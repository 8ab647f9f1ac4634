import type { Db } from '../../platform/database/database.ts'
import { selectUseCounts, type VoucherBuyer } from './use-counts-queries.ts'

export type { VoucherBuyer } from './use-counts-queries.ts'

/** How often somebody has used some vouchers, by their ids; 0 where nobody knows who it is. */
export async function voucherUseCounts(
  db: Db,
  voucherIds: number[],
  buyer: VoucherBuyer,
): Promise<(voucherId: number) => number> {
  const isKnown = buyer.customerId !== undefined || buyer.email !== undefined
  const rows = voucherIds.length === 0 || !isKnown ? [] : await selectUseCounts(db, voucherIds, buyer)
  const counts = new Map(rows.map(({ voucherId, uses }) => [voucherId, uses]))
  return (voucherId) => counts.get(voucherId) ?? 0
}
