import type { orderFetch } from '@gema/contract/calls/order.ts'
import type { Handler } from '../../http/handler.ts'
import { countOwnOrders, ownOrders } from '../../modules/orders/orders.ts'
import type { Shop } from '../../shop.ts'
import { cartOwnerOf } from '../callers/cart-owner.ts'
import { presentPage } from '../paging/present-page.ts'
import { presentOrderCards } from './present-order-cards.ts'

/** The orders of the caller, and of nobody else. */
export const answerOrderFetch: Handler<typeof orderFetch, Shop> = async (input, context) => {
  const { shop, caller, language } = context
  const { page, per_page, tab, q } = input
  const reader = cartOwnerOf(caller)
  const [{ rows, total }, counts] = await Promise.all([
    ownOrders(shop.db, reader, { tab, q, limit: per_page, offset: (page - 1) * per_page }),
    countOwnOrders(shop.db, reader),
  ])
  return {
    result: presentPage(await presentOrderCards(shop, rows, language), { page, per_page, total }),
    counts,
    server_time: shop.clock.now().toISOString(),
  }
}
