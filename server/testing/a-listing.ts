import { ratingSteps } from '@gema/contract/shapes/listing-query.ts'
import {
  type ListingAnswer,
  type ListingIndex,
  type ListingQuestion,
  listProducts,
} from '../modules/listing/listing.ts'
import type { TestShop } from './start-test-shop.ts'

/** What a list answers right now; without anything else said, everything on one page. */
export async function aListing(
  { shop }: TestShop,
  question: Partial<ListingQuestion> = {},
  index: ListingIndex = shop.listing,
): Promise<ListingAnswer> {
  return listProducts(await index.current(shop.clock.now()), {
    scope: { kind: 'everything' },
    categoryIds: [],
    brandIds: [],
    storeIds: [],
    attributes: [],
    inStock: false,
    installation: false,
    freeShipping: false,
    ratingSteps,
    sort: 'relevance',
    page: 1,
    perPage: 60,
    ...question,
  })
}
