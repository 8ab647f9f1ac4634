import { inLanguage } from '@gema/contract/values/language.ts'
import { readArticleHeads } from '../../modules/content/content.ts'
import type { Shop } from '../../shop.ts'
import { pageAddress } from '../page-addresses.ts'
import type { SitemapEntry } from './sitemap-entry.ts'

export const articleEntries = async ({ db, clock }: Shop): Promise<SitemapEntry[]> =>
  (await readArticleHeads(db, clock.now())).map(({ slug, updatedAt, image }) => ({
    addressIn: (language) => pageAddress('article', { slug: inLanguage(slug, language) }),
    updatedAt,
    pictures: [image],
  }))
