import { readArticleHeads, readPageLinks } from '../../modules/content/content.ts'
import { readSettings } from '../../modules/settings/settings.ts'
import { templatePage } from '../../modules/simulation/simulation.ts'
import type { Shop } from '../../shop.ts'
import { addressOfPage, type PageName, pageAddress, pageAddresses } from '../page-addresses.ts'
import type { SitemapEntry } from './sitemap-entry.ts'

/** Pages that are always there, for everybody. */
const standing: PageName[] = [
  'home',
  'flashSale',
  'categories',
  'brands',
  'allProducts',
  'recommended',
  'etalase',
  'stores',
  'simulations',
  'installationRequest',
  'testimonies',
  'articles',
  'videos',
  'contactUs',
  'shipping',
  'sitemap',
]

/** More kinds of systems than any shop composes. */
const mostTemplates = 500

/** The pages of the shop itself: those that are always there, its texts, and the systems that can be composed. */
export async function pageEntries({ db, clock }: Shop): Promise<SitemapEntry[]> {
  const [settings, pages, articles, { templates }] = await Promise.all([
    readSettings(db),
    readPageLinks(db),
    readArticleHeads(db, clock.now()),
    templatePage(db, { page: 1, perPage: mostTemplates }),
  ])
  const names = [...standing, ...(settings.vendorRegistration ? (['sellerRegistration'] as const) : [])]
  const told = new Map<string, SitemapEntry>(
    names.map((name) => [pageAddresses[name], { addressIn: () => pageAddresses[name] }]),
  )
  for (const { slug, updatedAt } of pages) {
    const address = addressOfPage(slug)
    told.set(address, { addressIn: () => address, updatedAt })
  }
  const newest = articles.map(({ updatedAt }) => updatedAt).toSorted((a, b) => b.getTime() - a.getTime())[0]
  const list = pageAddresses.articles
  if (newest !== undefined) told.set(list, { addressIn: () => list, updatedAt: newest })
  for (const { uuid, image } of templates) {
    const address = pageAddress('simulation', { uuid })
    told.set(address, { addressIn: () => address, pictures: image ? [image] : [] })
  }
  return [...told.values()]
}
