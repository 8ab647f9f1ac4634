import type { orderFetch } from '@gema/contract/backoffice/calls/order.ts'
import { presentPage } from '../../calls/paging/present-page.ts'
import type { Handler } from '../../http/handler.ts'
import { shortenEmail, staffOrders } from '../../modules/orders/orders.ts'
import type { Shop } from '../../shop.ts'
import { mayReach } from './present-staff-order.ts'
import { presentStaffOrderCards } from './present-staff-order-cards.ts'

/** Orders of everybody, the newest first. */
export const answerOrderFetch: Handler<typeof orderFetch, Shop> = async (input, { shop, caller }) => {
  const { tab, q, page, per_page } = input
  const { rows, total } = await staffOrders(shop.db, {
    ...{ tab, q },
    limit: per_page,
    offset: (page - 1) * per_page,
  })
  const cards = await presentStaffOrderCards(shop, rows)
  const shown = mayReach(caller) ? cards : cards.map((card) => ({ ...card, email: shortenEmail(card.email) }))
  return presentPage(shown, { page, per_page, total })
}
