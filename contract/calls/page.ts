import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { richText } from '../shapes/rich-text.ts'

const pageLink = z.object({ slug: z.string(), title: z.string(), description: z.string() })

const shopPage = pageLink.extend({
  body: richText,
  /** Questions that people ask, each with its answer. */
  faq: z.array(z.object({ question: z.string(), answer: richText, answer_text: z.string() })),
  updated_at: z.iso.datetime(),
})

export const page = defineCall('page', {
  summary:
    'A page of the shop by its slug, such as the privacy policy; without a slug, the list of them alone.',
  caller: 'anyone',
  pace: 'reading',
  shared: true,
  input: z.object({ slug: z.string().min(1).max(200).optional() }),
  data: z.object({
    page: shopPage.nullable(),
    pages: z.array(pageLink),
  }),
})

export type ShopPage = z.output<typeof shopPage>
export type ShopPageLink = z.output<typeof pageLink>
