import type { refundFetch } from '@gema/contract/backoffice/calls/refund.ts'
import { presentPage } from '../../calls/paging/present-page.ts'
import type { Handler } from '../../http/handler.ts'
import { listRefunds } from '../../modules/refunds/refunds.ts'
import type { Shop } from '../../shop.ts'
import { presentStaffRefunds } from './present-staff-refunds.ts'

/** Refunds, the oldest first: who has waited longest comes first. */
export const answerRefundFetch: Handler<typeof refundFetch, Shop> = async (input, { shop, caller }) => {
  const { page, per_page, status } = input
  const { rows, total } = await listRefunds(shop.db, {
    status,
    limit: per_page,
    offset: (page - 1) * per_page,
  })
  return presentPage(await presentStaffRefunds(shop, rows, caller), { page, per_page, total })
}
