import type { complaintFetch } from '@gema/contract/backoffice/calls/complaint.ts'
import { presentComplaintCard } from '../../calls/complaint/present-complaint-card.ts'
import { presentPage } from '../../calls/paging/present-page.ts'
import type { Handler } from '../../http/handler.ts'
import { allComplaints, knownComplaints } from '../../modules/complaints/complaints.ts'
import type { Shop } from '../../shop.ts'

/** A page of all complaints, the oldest first. */
export const answerComplaintFetch: Handler<typeof complaintFetch, Shop> = async (input, { shop }) => {
  const { page, per_page, status } = input
  const { rows, total } = await allComplaints(shop.db, {
    ...{ status, limit: per_page, offset: (page - 1) * per_page },
  })
  const now = shop.clock.now()
  const cards = (await knownComplaints(shop.db, rows)).map((known) => presentComplaintCard(known, now))
  return presentPage(cards, { page, per_page, total })
}
