import type { Article } from '@gema/contract/calls/article.ts'
import { addressOf } from '../../addresses.ts'
import { slugIn } from '../../language/slug-in.ts'

/** Where an article is found by those who speak a language; without the language itself. */
export const articleAddress = (article: Pick<Article, 'slug' | 'slugs'>, language: string): string =>
  addressOf('article', { slug: slugIn(article, language) })
