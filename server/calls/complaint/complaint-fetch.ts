import type { complaintFetch } from '@gema/contract/calls/complaint.ts'
import type { Handler } from '../../http/handler.ts'
import { complaintsOfCustomer, knownComplaints } from '../../modules/complaints/complaints.ts'
import type { Shop } from '../../shop.ts'
import { presentPage } from '../paging/present-page.ts'
import { presentComplaintCard } from './present-complaint-card.ts'

/** A page of the caller's complaints, the newest first. */
export const answerComplaintFetch: Handler<typeof complaintFetch, Shop> = async (input, { shop, caller }) => {
  const { page, per_page, status } = input
  const { rows, total } = await complaintsOfCustomer(shop.db, caller.customerId, {
    ...{ status, limit: per_page, offset: (page - 1) * per_page },
  })
  const now = shop.clock.now()
  const cards = (await knownComplaints(shop.db, rows)).map((known) => presentComplaintCard(known, now))
  return presentPage(cards, { page, per_page, total })
}
