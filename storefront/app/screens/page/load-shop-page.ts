import type { ShopPage, ShopPageLink } from '@gema/contract/calls/page.ts'
import type { RouterContextProvider } from 'react-router'
import { askFrom } from '../../api/page-context.ts'
import { notFound, required } from '../../api/page-failure.ts'
import { languageOfPage } from '../../language/language-path.ts'

export interface LoadedPage {
  page: ShopPage
  /** All of them, for the way between them. */
  pages: ShopPageLink[]
}

interface Asked {
  context: Readonly<RouterContextProvider>
  url: URL
}

/** A page of the shop with the way to the others; one that there is not is a page that could not be found. */
export async function loadShopPage({ context, url }: Asked, slug: string): Promise<LoadedPage> {
  const { page, pages } = await required(askFrom(context, languageOfPage(url.pathname))('page', { slug }))
  if (page === null) throw notFound()
  return { page, pages }
}
