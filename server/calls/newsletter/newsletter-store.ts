import type { newsletterStore } from '@gema/contract/calls/newsletter.ts'
import { defaultLanguage } from '@gema/contract/values/language.ts'
import type { Handler } from '../../http/handler.ts'
import { askForNewsletter } from '../../modules/newsletter/newsletter.ts'
import type { Shop } from '../../shop.ts'

/** Sends the confirming mail, and never tells whether the address was known. */
export const answerNewsletterStore: Handler<typeof newsletterStore, Shop> = async (
  { email },
  { shop, language },
) => {
  const prefix = language === defaultLanguage ? '' : `/${language}`
  const around = { clock: shop.clock, jobs: shop.jobs, pagesUrl: `${shop.config.siteUrl}${prefix}` }
  await askForNewsletter(shop.db, around, { email, language })
  return {}
}
