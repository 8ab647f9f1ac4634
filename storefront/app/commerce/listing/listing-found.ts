import type { Listing, ListingHead } from '@gema/contract/shapes/listing.ts'
import { addressOf } from '../../addresses.ts'
import type { ShopPageData } from '../../api/load-shop.ts'
import type { PageFacts } from '../../api/page-facts.ts'
import { slugIn } from '../../language/slug-in.ts'
import { pageWordsOf, translatorOf } from '../../language/translate.ts'
import type { Crumb } from '../breadcrumbs.tsx'
import { breadcrumbData } from '../structured-data/breadcrumb-data.ts'
import { productListData } from '../structured-data/product-list-data.ts'
import { listAddress } from './list-address.ts'
import { listingWords } from './listing-words.ts'
import { pagedAddress } from './paged-address.ts'

interface FoundListing {
  shop: ShopPageData
  listing: Listing
  name: string
  page: number
}

/** What search engines read of a list. Made on the server alone. */
export const listingFound = ({ shop, listing, name, page }: FoundListing): Partial<PageFacts> => ({
  addressIn: (language) => pagedAddress(listAddress(listing.head && headIn(listing.head, language)), page),
  structured: [
    breadcrumbData(shop, [...above(shop, listing.head), { name }]),
    productListData(shop, name, listing.result.data),
  ],
})

/** A list as it is called in another language. */
const headIn = (head: ListingHead, language: string) => ({
  ...head,
  slug: slugIn(head, language),
  parent: head.parent && { slug: slugIn(head.parent, language) },
})

/** The pages above the list, as its breadcrumbs show them. */
function above(shop: ShopPageData, head: ListingHead | null): Crumb[] {
  if (head?.parent) {
    return [{ name: head.parent.name, to: addressOf('category', { category: head.parent.slug }) }]
  }
  const t = translatorOf(pageWordsOf(shop.language, shop.words), listingWords)
  return head?.kind === 'brand' ? [{ name: t('brands'), to: addressOf('brands') }] : []
}
