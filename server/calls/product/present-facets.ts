import type { AttributeFacet, Facets } from '@gema/contract/shapes/listing.ts'
import { type ListingQuery, ratingSteps } from '@gema/contract/shapes/listing-query.ts'
import { inLanguage } from '@gema/contract/values/language.ts'
import type { allBrands, Category, filterableAttributes } from '../../modules/catalogue/catalogue.ts'
import type { FacetCount, ListingAnswer, ListingIndex } from '../../modules/listing/listing.ts'
import type { Store } from '../../modules/stores/stores.ts'
import { presentAttributeFacet } from './present-attribute-facet.ts'
import { inAttributeOrder, variantAttributeName } from './variant-attribute-names.ts'

/** What the numbers of facets are called. */
export interface FacetNames {
  categories: Category[]
  brands: Awaited<ReturnType<typeof allBrands>>
  stores: Store[]
  attributes: Awaited<ReturnType<typeof filterableAttributes>>
  language: string
}

interface FacetContext {
  query: ListingQuery
  names: FacetNames
  index: ListingIndex
}

const mostAttributes = 10

export function presentFacets(answer: ListingAnswer, { query, names, index }: FacetContext): Facets {
  return {
    categories: presentCategories(answer, { query, names, index }),
    brands: named(answer.facets.get('brand'), names.brands)
      .map(({ row, count }) => ({
        slug: row.slug,
        name: row.name,
        count,
        selected: query.brand_in.includes(row.slug),
      }))
      .sort((a, b) => b.count - a.count || a.name.localeCompare(b.name)),
    price: { ...answer.price, min: query.price_min ?? null, max: query.price_max ?? null },
    ratings: ratingSteps.map((from, step) => ({
      from,
      count: answer.ratings[step] ?? 0,
      selected: query.rating_min === from,
    })),
    in_stock: { count: answer.inStock, selected: query.in_stock },
    installation: { count: answer.installation, selected: query.installation },
    free_shipping: { count: answer.freeShipping, selected: query.free_shipping },
    stores: named(answer.facets.get('store'), names.stores).map(({ row, count }) => ({
      slug: row.slug,
      name: row.name,
      is_own: row.kind === 'own',
      count,
      selected: query.store_in.includes(row.slug),
    })),
    attributes: presentAttributes(answer, { query, names, index }),
  }
}

function presentCategories(answer: ListingAnswer, { query, names }: FacetContext): Facets['categories'] {
  const text = (category: Category) => ({
    slug: inLanguage(category.slug, names.language),
    name: inLanguage(category.name, names.language),
  })
  const counts = new Map(answer.facets.get('category')?.map(({ value, count }) => [value, count]))
  return names.categories.flatMap((main) =>
    [main, ...main.children].flatMap((category) => {
      const count = counts.get(category.id)
      if (count === undefined) return []
      const selected = Object.values(category.slug).some((slug) => slug && query.category_in.includes(slug))
      return [{ ...text(category), count, selected, main: text(main) }]
    }),
  )
}

/** Rows in their own order, with their counts. */
function named<Row extends { id: number }>(facets: FacetCount[] | undefined, rows: Row[]) {
  const counts = new Map(facets?.map(({ value, count }) => [value, count]))
  return rows.flatMap((row) => {
    const count = counts.get(row.id)
    return count === undefined ? [] : [{ row, count }]
  })
}

function presentAttributes(answer: ListingAnswer, { query, names, index }: FacetContext): AttributeFacet[] {
  const { language } = names
  const chosen = (key: string) =>
    query.attribute.flatMap((one) => (one.startsWith(`${key}:`) ? [one.slice(key.length + 1)] : []))
  // A key that specifications have as well is filtered by those: every product has them, with or without variants.
  const isOfSpecifications = (key: string) => names.attributes.some((row) => row.key === key)
  const variantKeys = [...answer.facets.keys()]
    .flatMap((group) => /^variant:(.+)$/.exec(group)?.[1] ?? [])
    .filter((key) => !isOfSpecifications(key))
  const ofVariants = inAttributeOrder(variantKeys).map((key) => {
    const attribute = { key, name: variantAttributeName(key, language), unit: '' }
    const counts = answer.facets.get(`variant:${key}`) ?? []
    return presentAttributeFacet(attribute, { counts, all: [], chosen: chosen(key), language })
  })
  const ofSpecifications = names.attributes.map((row) => {
    const group = `spec:${row.id}`
    const attribute = { key: row.key, name: inLanguage(row.name, language), unit: row.unit }
    const all = index.book.ofGroup(group).flatMap((number) => index.book.facets[number]?.number ?? [])
    const counts = answer.facets.get(group) ?? []
    return presentAttributeFacet(attribute, { counts, all, chosen: chosen(row.key), language })
  })
  // A filter with nothing to choose between helps nobody.
  return [...ofVariants, ...ofSpecifications]
    .filter(({ options }) => options.length > 1 || options.some(({ selected }) => selected))
    .slice(0, mostAttributes)
}
