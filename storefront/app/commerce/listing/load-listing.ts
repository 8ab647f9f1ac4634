import type { Listing, ListingHead } from '@gema/contract/shapes/listing.ts'
import { type RouterContextProvider, redirect } from 'react-router'
import { askFrom } from '../../api/page-context.ts'
import { required } from '../../api/page-failure.ts'
import { inLanguage, languageOfPage } from '../../language/language-path.ts'
import { inPageLanguage } from './filters-in-language.ts'
import { type ListingOf, listingCall } from './listing-call.ts'

interface ListingRequest {
  context: Readonly<RouterContextProvider>
  url: URL
  of: ListingOf
  /** The right address of the list, without language and query; another one leads to it. */
  addressOf?: (head: ListingHead) => string
}

/** The list of a page, from its address. A wrong slug before a right id leads to the right address, query and all. */
export async function loadListing({ context, url, of, addressOf }: ListingRequest): Promise<Listing> {
  const language = languageOfPage(url.pathname)
  const listing = await required(
    askFrom(context, language)('productFetch', listingCall(url.searchParams, of)),
  )
  if (listing.head !== null && addressOf !== undefined) {
    const right = inLanguage(addressOf(listing.head), language)
    if (right !== url.pathname) throw redirect(`${right}${url.search}`, 301)
  }
  const query = inPageLanguage(url.searchParams, listing)
  if (query !== undefined) throw redirect(`${url.pathname}?${query}`, 301)
  return listing
}
