import type { page } from '@gema/contract/calls/page.ts'
import { type Handler, refuse } from '../../http/handler.ts'
import { findPage, readPageLinks } from '../../modules/content/content.ts'
import type { Shop } from '../../shop.ts'
import { presentPageLink, presentShopPage } from './present-shop-page.ts'

/** A page of the shop by its slug, and the others beside it. */
export const answerPage: Handler<typeof page, Shop> = async ({ slug }, { shop, language }) => {
  const [found, links] = await Promise.all([
    slug === undefined ? undefined : findPage(shop.db, slug),
    readPageLinks(shop.db),
  ])
  if (slug !== undefined && found === undefined) return refuse('list_unknown')
  return {
    page: found === undefined ? null : presentShopPage(found, language),
    pages: links.map((link) => presentPageLink(link, language)),
  }
}
