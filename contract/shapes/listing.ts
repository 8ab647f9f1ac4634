import { z } from 'zod'
import { listingSources } from './listing-query.ts'
import { pageOf } from './page-of.ts'
import { productCard } from './product-card.ts'
import { slugByLanguage } from './slug-by-language.ts'

/** How many products a choice would leave, all other filters kept. */
const choice = z.object({ count: z.number().int(), selected: z.boolean() })
const namedChoice = choice.extend({ slug: z.string(), name: z.string() })

const attributeFacet = z.object({
  key: z.string(),
  name: z.string(),
  unit: z.string(),
  options: z.array(
    choice.extend({
      /** As it stands after `key:` in the filter. */
      value: z.string(),
      label: z.string(),
      /** The finish whose colour is shown beside it, where there is one. */
      swatch: z.string().nullable(),
    }),
  ),
})

/** Every filter of a list with its counts. A group without anything to choose is empty. */
export const facets = z.object({
  /** Sub-categories; `main` is the category above. */
  categories: z.array(namedChoice.extend({ main: z.object({ slug: z.string(), name: z.string() }) })),
  brands: z.array(namedChoice),
  price: z.object({
    /** Of what the list holds without the price filter. */
    lowest: z.number().int(),
    highest: z.number().int(),
    /** Products in equal steps from lowest to highest. */
    histogram: z.array(z.number().int()),
    min: z.number().int().nullable(),
    max: z.number().int().nullable(),
  }),
  ratings: z.array(choice.extend({ from: z.number() })),
  in_stock: choice,
  installation: choice,
  free_shipping: choice,
  /** Where the product stands on the floor or in the store room. */
  stores: z.array(namedChoice.extend({ is_own: z.boolean() })),
  attributes: z.array(attributeFacet),
})

const crumb = z.object({ name: z.string(), slug: z.string() })

/** What the list is of. */
export const listingHead = z.object({
  kind: z.enum(listingSources),
  id: z.number().int(),
  uuid: z.string(),
  slug: z.string(),
  slugs: slugByLanguage,
  name: z.string(),
  text: z.string(),
  image: z.string().nullable(),
  /** The category above a sub-category. */
  parent: crumb.extend({ slugs: slugByLanguage }).nullable(),
  /** The sub-categories beside or below it, for the row of chips. */
  siblings: z.array(crumb.extend({ product_count: z.number().int() })),
})

export const listing = z.object({
  server_time: z.iso.datetime(),
  head: listingHead.nullable(),
  result: pageOf(productCard),
  facets,
  search: z
    .object({
      text: z.string(),
      /** What was searched for instead, when the text holds typing errors. */
      corrected: z.string().nullable(),
      /** Other searches that find something. */
      suggestions: z.array(z.string()),
    })
    .nullable(),
})

export type Facets = z.output<typeof facets>
export type AttributeFacet = z.output<typeof attributeFacet>
export type ListingHead = z.output<typeof listingHead>
export type Listing = z.output<typeof listing>
