import type { Article as ShopArticle } from '@gema/contract/calls/article.ts'
import type { Article, WithContext } from 'schema-dts'
import type { ShopPageData } from '../../api/load-shop.ts'
import { articleAddress } from './article-address.ts'
import { organizationId, wholeAddress, wholePicture } from './whole-address.ts'

/** Who wrote what, when, and for whom. */
export function articleData(shop: ShopPageData, article: ShopArticle): WithContext<Article> {
  const address = wholeAddress(shop, articleAddress(article, shop.language))
  const { site_name: name, site_url: url } = shop.common.setting
  return {
    '@context': 'https://schema.org',
    '@type': 'Article',
    '@id': `${address}#article`,
    mainEntityOfPage: address,
    headline: article.title,
    description: article.summary,
    image: [
      wholePicture(shop, article.image),
      `${url}/media/share/article-${article.uuid}-${shop.language}.jpg`,
    ],
    datePublished: article.published_at,
    dateModified: article.updated_at,
    inLanguage: shop.language,
    keywords: article.tags.map((tag) => tag.name),
    author: { '@type': 'Person', name: article.author, description: article.author_note },
    publisher: { '@type': 'Organization', '@id': organizationId(shop), name, url },
  }
}
