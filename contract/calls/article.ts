import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { pageInput, pageOf } from '../shapes/page-of.ts'
import { productCard } from '../shapes/product-card.ts'
import { richText } from '../shapes/rich-text.ts'
import { slugByLanguage } from '../shapes/slug-by-language.ts'

/** A subject that articles are about; `key` is the same in every language. */
const tag = z.object({ key: z.string(), name: z.string() })

const articleCard = z.object({
  uuid: z.uuid(),
  slug: z.string(),
  title: z.string(),
  summary: z.string(),
  image: z.string(),
  author: z.string(),
  minutes: z.number().int(),
  /** The first one stands over the title. */
  tags: z.array(tag),
  published_at: z.iso.datetime(),
})

const article = articleCard.extend({
  slugs: slugByLanguage,
  author_note: z.string(),
  updated_at: z.iso.datetime(),
  body: richText,
  /** How many readers found it useful. */
  useful_count: z.number().int(),
})

export const articleFetch = defineCall('articleFetch', {
  summary:
    'Articles about rooms, setting up and buying, the newest first; of one subject where one is named.',
  caller: 'anyone',
  pace: 'reading',
  shared: true,
  input: z.object({ ...pageInput, tag: z.string().max(80).optional() }),
  data: z.object({
    /** Every subject with the number of its articles. */
    tags: z.array(tag.extend({ count: z.number().int() })),
    result: pageOf(articleCard),
  }),
})

export const articleFind = defineCall('articleFind', {
  summary: 'One article, by its slug in any language or its uuid, with the products that it is about.',
  caller: 'anyone',
  pace: 'reading',
  shared: true,
  input: z.object({ slug: z.string().min(1).max(200) }),
  data: z.object({
    server_time: z.iso.datetime(),
    article,
    /** Used in the article. */
    products: z.array(productCard),
    /** What goes well with them. */
    related: z.array(productCard),
    /** Where more of that kind is: the category that the article is first about. */
    category: z.object({ name: z.string(), main: z.string(), slug: z.string().nullable() }).nullable(),
    /** Others to read next. */
    others: z.array(articleCard),
  }),
})

export const articleVote = defineCall('articleVote', {
  summary: 'Says whether an article was useful. Saying it again changes what was said before.',
  caller: 'visitor',
  pace: 'changing',
  input: z.object({ uuid: z.uuid(), is_useful: z.boolean() }),
  data: z.object({ useful_count: z.number().int() }),
})

export type ArticleCard = z.output<typeof articleCard>
export type Article = z.output<typeof article>
export type ArticleTag = z.output<typeof tag>
export type ArticleFindData = z.output<typeof articleFind.data>
