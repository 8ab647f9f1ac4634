import type { AttributeFacet, Facets } from '@gema/contract/shapes/listing.ts'
import { useShop } from '../../api/use-shop.ts'
import { useWords } from '../../language/use-words.ts'
import { Star } from '../../ui/star.tsx'
import { FinishSwatch } from '../finish-swatch.tsx'
import type { FlagFilter } from './listing-filters.ts'
import { listingWords } from './listing-words.ts'
import type { FilterOption } from './option-list.tsx'
import { useDecimal } from './use-decimal.ts'

/** What can be ticked in each group, in the words of the page. */
export function useFilterOptions(facets: Facets) {
  const t = useWords(listingWords)
  const decimal = useDecimal()
  const { setting } = useShop()
  // "Can be heard in Fatmawati": within its own shop the name of the shop says nothing.
  const placeOf = (store: string) =>
    store.startsWith(`${setting.site_name} `) ? store.slice(setting.site_name.length + 1) : store
  const flag = (name: FlagFilter): FilterOption[] =>
    facets[name].count > 0 || facets[name].selected
      ? [{ name, value: '1', label: t(name), count: facets[name].count }]
      : []
  const stores = (own: boolean, label: (name: string) => string): FilterOption[] =>
    facets.stores
      .filter(({ is_own }) => is_own === own)
      .map(({ slug, name, count }) => ({ name: 'store_in', value: slug, label: label(name), count }))
  return {
    brands: facets.brands.map(({ slug, name, count }) => ({
      name: 'brand_in',
      value: slug,
      label: name,
      count,
    })),
    ratings: facets.ratings.map(({ from, count }) => ({
      name: 'rating_min',
      value: String(from),
      label: (
        <span className="flex items-center gap-2">
          <Star className="size-4" />
          {t('rating_from', { rating: decimal(from) })}
        </span>
      ),
      count,
    })),
    availability: [
      ...flag('in_stock'),
      ...stores(true, (store) => t('heard_in', { store: placeOf(store) })),
      ...flag('installation'),
      ...flag('free_shipping'),
    ],
    partners: stores(false, (store) => store),
    attribute: ({ key, options }: AttributeFacet): FilterOption[] =>
      options.map(({ value, label, swatch, count }) => ({
        name: 'attribute',
        value: `${key}:${value}`,
        label: swatch ? (
          <span className="flex items-center gap-2.5">
            <FinishSwatch finish={swatch} />
            {label}
          </span>
        ) : (
          label
        ),
        count,
      })),
  }
}
