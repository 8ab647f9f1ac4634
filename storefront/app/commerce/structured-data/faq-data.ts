import type { ShopPage } from '@gema/contract/calls/page.ts'
import type { FAQPage, WithContext } from 'schema-dts'

/** The questions of a page with their answers, as they stand on it. */
export const faqData = (faq: ShopPage['faq']): WithContext<FAQPage> => ({
  '@context': 'https://schema.org',
  '@type': 'FAQPage',
  mainEntity: faq.map(({ question, answer_text: text }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text },
  })),
})
