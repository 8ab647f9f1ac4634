import { listingFilters } from '@gema/contract/shapes/listing-query.ts'
import { addressInLanguage, pageAddresses } from './page-addresses.ts'

/** Pages of one visitor, and pages without end. Only these very addresses: a product may be called "cart …". */
const closedPages = [
  pageAddresses.cart,
  pageAddresses.checkout,
  pageAddresses.search,
  pageAddresses.testFlashSale,
]

/** All that stands below. */
const closedFolders = ['/user/', '/payment/', '/newsletter/']
const closedEverywhere = ['/api/', '/demo/']

/** Every combination of these is the same list once more. */
const closedParameters = [...Object.keys(listingFilters), 'sort', 'q']

/**
 * What crawlers may read. The demo shop says the same as any other: it is where being found is tried out, and whoever
 * shows one in public keeps strangers out by a password, which holds for people as well.
 */
export function robotsText({ siteUrl, languages }: { siteUrl: string; languages: string[] }): string {
  const inEvery = (address: string) => languages.map((language) => addressInLanguage(address, language))
  const closed = [
    ...closedEverywhere,
    ...closedFolders.flatMap(inEvery),
    ...closedPages.flatMap(inEvery).flatMap((address) => [`${address}$`, `${address}?`]),
    ...closedParameters.map((name) => `/*?*${name}=`),
  ]
  const lines = ['User-agent: *', 'Allow: /', ...closed.map((address) => `Disallow: ${address}`)]
  return `${lines.join('\n')}\n\nSitemap: ${siteUrl}/sitemap.xml\n`
}
