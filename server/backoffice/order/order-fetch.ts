import type { orderFetch } from '@gema/contract/backoffice/calls/order.ts'
import { presentPage } from '../../calls/paging/present-page.ts'
import type { Handler } from '../../http/handler.ts'
import { staffOrders } from '../../modules/orders/orders.ts'
import type { Shop } from '../../shop.ts'
import { presentStaffOrderCards } from './present-staff-order-cards.ts'

/** Orders of everybody, the newest first. */
export const answerOrderFetch: Handler<typeof orderFetch, Shop> = async (input, { shop }) => {
  const { tab, q, page, per_page } = input
  const { rows, total } = await staffOrders(shop.db, {
    ...{ tab, q },
    limit: per_page,
    offset: (page - 1) * per_page,
  })
  return presentPage(await presentStaffOrderCards(shop, rows), { page, per_page, total })
}
