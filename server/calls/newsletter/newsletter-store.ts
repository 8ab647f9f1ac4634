import type { newsletterStore } from '@gema/contract/calls/newsletter.ts'
import type { Handler } from '../../http/handler.ts'
import { askForNewsletter } from '../../modules/newsletter/newsletter.ts'
import { postOf, type Shop } from '../../shop.ts'

/** Sends the confirming mail, and never tells whether the address was known. */
export const answerNewsletterStore: Handler<typeof newsletterStore, Shop> = async (
  { email },
  { shop, language },
) => {
  await askForNewsletter(shop.db, postOf(shop, language), { email, language })
  return {}
}
