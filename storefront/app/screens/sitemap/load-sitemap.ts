import type { RouterContextProvider } from 'react-router'
import { addressOf } from '../../addresses.ts'
import { askFrom } from '../../api/page-context.ts'
import { required } from '../../api/page-failure.ts'
import { shopPageAddress } from '../../commerce/shop-page-address.ts'
import { languageOfPage } from '../../language/language-path.ts'

/** As many as one page of a list can hold; the heading leads to all of them. */
const most = 60

/** Everything that the shop has to name, asked for in one round and cut down to names and addresses. */
export async function loadSitemap(context: Readonly<RouterContextProvider>, url: URL) {
  const ask = askFrom(context, languageOfPage(url.pathname))
  const [brands, collections, articles, pages, stores] = await Promise.all([
    required(ask('brandFetch', { per_page: most })),
    required(ask('collectionFetch', {})),
    required(ask('articleFetch', { per_page: most })),
    required(ask('page', {})),
    required(ask('storeFetch', {})),
  ])
  return {
    brands: brands.data.map(({ uuid, slug, name }) => ({
      to: `${addressOf('brand', { main: slug })}?brand=${uuid}`,
      name,
    })),
    collections: collections.map(({ id, slug, name }) => ({
      to: `${addressOf('collection', { main: slug })}?collection=${id}`,
      name,
    })),
    articles: articles.result.data.map(({ slug, title }) => ({
      to: addressOf('article', { slug }),
      name: title,
    })),
    pages: pages.pages.map(({ slug, title }) => ({ to: shopPageAddress(slug), name: title })),
    stores: stores.map(({ slug, name }) => ({ to: addressOf('store', { slug }), name })),
  }
}
