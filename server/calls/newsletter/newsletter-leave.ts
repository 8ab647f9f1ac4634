import type { newsletterLeave } from '@gema/contract/calls/newsletter.ts'
import { type Handler, refuse } from '../../http/handler.ts'
import { leaveNewsletter } from '../../modules/newsletter/newsletter.ts'
import type { Shop } from '../../shop.ts'

/** Takes the address of the token off the list. */
export const answerNewsletterLeave: Handler<typeof newsletterLeave, Shop> = async ({ token }, { shop }) => {
  const known = await leaveNewsletter(shop.db, shop.clock, token)
  return known ? {} : refuse('newsletter_link_unknown')
}
