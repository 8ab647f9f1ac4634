import type { newsletterConfirm } from '@gema/contract/calls/newsletter.ts'
import { type Handler, refuse } from '../../http/handler.ts'
import { confirmNewsletter } from '../../modules/newsletter/newsletter.ts'
import type { Shop } from '../../shop.ts'

/** Puts the address of the token on the list. */
export const answerNewsletterConfirm: Handler<typeof newsletterConfirm, Shop> = async (
  { token },
  { shop },
) => {
  const known = await confirmNewsletter(shop.db, shop.clock, token)
  return known ? {} : refuse('newsletter_link_unknown')
}
