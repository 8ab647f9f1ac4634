import type { productFetch } from '@gema/contract/calls/product.ts'
import { type ListingQuery, ratingSteps } from '@gema/contract/shapes/listing-query.ts'
import { type Handler, refuse } from '../../http/handler.ts'
import { allBrands, categoryTree, filterableAttributes } from '../../modules/catalogue/catalogue.ts'
import { type ListingQuestion, listProducts } from '../../modules/listing/listing.ts'
import { findProducts, suggestKeywords, understand } from '../../modules/search/search.ts'
import { allStores } from '../../modules/stores/stores.ts'
import type { Shop } from '../../shop.ts'
import { presentPage } from '../paging/present-page.ts'
import { askCardsAhead } from './cards-ahead.ts'
import { findListingSource } from './find-listing-source.ts'
import { type FacetNames, presentFacets } from './present-facets.ts'
import { presentProductCards } from './present-product-card.ts'

/** A list of products: what it is of, one page of it, and what every filter would leave. */
export const answerProductFetch: Handler<typeof productFetch, Shop> = async (query, { shop, language }) => {
  const { db } = shop
  const now = shop.clock.now()
  const cardsOf = askCardsAhead(db, JSON.stringify(query))
  const [index, categories, brands, stores, attributes, search] = await Promise.all([
    shop.listing.current(now),
    categoryTree(db),
    allBrands(db),
    allStores(db),
    filterableAttributes(db),
    query.q === undefined ? undefined : searchFor(shop, query.q, language),
  ])
  const names: FacetNames = { categories, brands, stores, attributes, language }
  const source =
    query.source !== undefined && query.source_id !== undefined
      ? await findListingSource(shop, {
          source: query.source,
          key: query.source_id,
          language,
          categories,
          stores,
          counts: index.counts.category,
        })
      : null
  if (source === undefined) return refuse('list_unknown')
  const answer = listProducts(index, {
    scope: source?.scope ?? { kind: 'everything' },
    ...(search && { found: search.found }),
    ...filtersOf(query, names),
  })
  const cards = await cardsOf(answer.productIds)
  return {
    server_time: now.toISOString(),
    head: source?.head ?? null,
    result: presentPage(presentProductCards(cards, { language, now, flash: index.flash }), {
      page: query.page,
      per_page: query.per_page,
      total: answer.total,
    }),
    facets: presentFacets(answer, { query, names, index }),
    search: search
      ? { text: search.text, corrected: search.corrected, suggestions: search.suggestions }
      : null,
  }
}

async function searchFor({ db }: Pick<Shop, 'db'>, text: string, language: string) {
  const understood = await understand(db, text)
  const [found, suggestions] = await Promise.all([
    findProducts(db, understood),
    suggestKeywords(db, understood, { language, limit: 6 }),
  ])
  return { text, corrected: understood.corrected, found, suggestions }
}

/** The names in an address as the rows that they stand for; a name that nobody knows lets nothing pass. */
function filtersOf(query: ListingQuery, names: FacetNames): Omit<ListingQuestion, 'scope' | 'found'> {
  const subCategories = names.categories.flatMap((main) => [main, ...main.children])
  const unknown = -1
  return {
    categoryIds: query.category_in.map(
      (slug) => subCategories.find((category) => Object.values(category.slug).includes(slug))?.id ?? unknown,
    ),
    brandIds: query.brand_in.map((slug) => names.brands.find((brand) => brand.slug === slug)?.id ?? unknown),
    storeIds: query.store_in.map((slug) => names.stores.find((store) => store.slug === slug)?.id ?? unknown),
    attributes: attributesOf(query.attribute, names),
    priceMin: query.price_min,
    priceMax: query.price_max,
    ratingMin: query.rating_min,
    inStock: query.in_stock,
    installation: query.installation,
    freeShipping: query.free_shipping,
    ratingSteps,
    sort: query.sort,
    page: query.page,
    perPage: query.per_page,
  }
}

function attributesOf(chosen: string[], { attributes }: FacetNames): ListingQuestion['attributes'] {
  const values = new Map<string, string[]>()
  for (const one of chosen) {
    const key = one.slice(0, one.indexOf(':'))
    values.set(key, [...(values.get(key) ?? []), one.slice(key.length + 1)])
  }
  return [...values].map(([key, ofKey]) => {
    const attribute = attributes.find((row) => row.key === key)
    return { ...(attribute ? { attributeId: attribute.id } : { variantKey: key }), values: ofKey }
  })
}
