import type { Facets } from '@gema/contract/shapes/listing.ts'
import { useWords } from '../../language/use-words.ts'
import { useMoney } from '../use-money.ts'
import { type ActiveFilter, amountOf } from './listing-filters.ts'
import { listingWords } from './listing-words.ts'
import { useDecimal } from './use-decimal.ts'

/** The name of an active filter; one that the list no longer offers is called by its slug. */
export function useFilterLabel(facets: Facets, query: URLSearchParams): (filter: ActiveFilter) => string {
  const t = useWords(listingWords)
  const money = useMoney()
  const decimal = useDecimal()
  const nameIn = (choices: { slug: string; name: string }[], slug: string) =>
    choices.find((choice) => choice.slug === slug)?.name ?? wordsOf(slug)

  const price = () => {
    const from = amountOf(query.get('price_min'))
    const to = amountOf(query.get('price_max'))
    if (from !== undefined && to !== undefined)
      return t('price_between', { from: money(from), to: money(to) })
    return from === undefined
      ? t('price_at_most', { price: money(to ?? 0) })
      : t('price_at_least', { price: money(from) })
  }
  const attribute = (value: string) => {
    const [key = '', ...rest] = value.split(':')
    const facet = facets.attributes.find((one) => one.key === key)
    const option = facet?.options.find((one) => one.value === rest.join(':'))
    if (facet === undefined || option === undefined) return rest.join(':')
    return option.swatch === null ? t('attribute', { name: facet.name, value: option.label }) : option.label
  }
  return ({ name, value }) => {
    if (name === 'price') return price()
    if (name === 'rating_min') return t('rating_from', { rating: decimal(Number(value)) })
    if (name === 'attribute') return attribute(value)
    if (name === 'category_in') return nameIn(facets.categories, value)
    if (name === 'brand_in') return nameIn(facets.brands, value)
    if (name === 'store_in') return nameIn(facets.stores, value)
    return t(name)
  }
}

/** A slug as words: "ruang-teduh" is "Ruang Teduh". */
const wordsOf = (slug: string): string =>
  slug
    .split('-')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(' ')
