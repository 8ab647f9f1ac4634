import type { StaffCaller } from '../../http/handler.ts'
import type { Approver } from '../../modules/refunds/refunds.ts'
import { readSettings } from '../../modules/settings/settings.ts'
import type { Shop } from '../../shop.ts'

/** The caller as an approver of refunds; undefined without the permission `money`. */
export async function approverOf({ db }: Shop, caller: StaffCaller): Promise<Approver | undefined> {
  if (!caller.may.includes('money')) return undefined
  const { refundCeilings } = await readSettings(db)
  const ceiling = refundCeilings[caller.role]
  return { staffId: caller.staffId, ceiling: ceiling === undefined ? 0 : ceiling }
}
