import type { installationFetch } from '@gema/contract/backoffice/calls/installation.ts'
import { presentPage } from '../../calls/paging/present-page.ts'
import type { Handler } from '../../http/handler.ts'
import { allInstallations } from '../../modules/installations/installations.ts'
import type { Shop } from '../../shop.ts'
import { presentInstallationCard } from './present-staff-installation.ts'

/** A page of all requests for installations, the oldest first. */
export const answerInstallationFetch: Handler<typeof installationFetch, Shop> = async (input, { shop }) => {
  const { page, per_page, status } = input
  const { rows, total } = await allInstallations(shop.db, {
    ...{ status, limit: per_page, offset: (page - 1) * per_page },
  })
  const cards = await Promise.all(rows.map((request) => presentInstallationCard(shop, request)))
  return presentPage(cards, { page, per_page, total })
}
