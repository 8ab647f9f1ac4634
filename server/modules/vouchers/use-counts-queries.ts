import { and, count, eq, inArray, isNull } from 'drizzle-orm'
import type { Db } from '../../platform/database/database.ts'
import { voucherUsesTable as uses } from './vouchers-tables.ts'

/** Who buys, as far as it is known: a customer, or a guest who has told an e-mail address. */
export interface VoucherBuyer {
  customerId: number | undefined
  email: string | undefined
}

/** How often somebody has used each of some vouchers; what was given back does not count. */
export const selectUseCounts = (db: Db, voucherIds: number[], { customerId, email }: VoucherBuyer) =>
  db
    .select({ voucherId: uses.voucherId, uses: count() })
    .from(uses)
    .where(
      and(
        inArray(uses.voucherId, voucherIds),
        isNull(uses.givenBackAt),
        // Anybody can type anybody's e-mail: what a guest did with it counts against guests alone.
        customerId === undefined
          ? and(isNull(uses.customerId), eq(uses.email, email ?? ''))
          : eq(uses.customerId, customerId),
      ),
    )
    .groupBy(uses.voucherId)
