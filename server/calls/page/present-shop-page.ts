import type { ShopPage, ShopPageLink } from '@gema/contract/calls/page.ts'
import { inLanguage } from '@gema/contract/values/language.ts'
import type { Page } from '../../modules/content/content.ts'
import { presentPlainText, presentRichText } from '../rich-text/present-rich-text.ts'

export const presentPageLink = (
  page: Pick<Page, 'slug' | 'title' | 'description'>,
  language: string,
): ShopPageLink => ({
  slug: page.slug,
  title: inLanguage(page.title, language),
  description: inLanguage(page.description, language),
})

export const presentShopPage = (page: Page, language: string): ShopPage => ({
  ...presentPageLink(page, language),
  body: presentRichText(inLanguage(page.body, language)),
  faq: page.faq.map(({ question, answer }) => ({
    question: inLanguage(question, language),
    answer: presentRichText(inLanguage(answer, language)),
    answer_text: presentPlainText(inLanguage(answer, language)),
  })),
  updated_at: page.updatedAt.toISOString(),
})
