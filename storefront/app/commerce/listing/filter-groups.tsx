import type { AttributeFacet, Facets, ListingHead } from '@gema/contract/shapes/listing.ts'
import { useMemo } from 'react'
import { useWords } from '../../language/use-words.ts'
import { DrawnOnce } from '../../ui/drawn-once.tsx'
import { BrandFilter } from './brand-filter.tsx'
import { CategoryFilter } from './category-filter.tsx'
import { CategoryTree } from './category-tree.tsx'
import { FilterGroup } from './filter-group.tsx'
import { type ActiveFilter, ratingOf, valuesOf, withChoice, withOne } from './listing-filters.ts'
import { listingWords } from './listing-words.ts'
import { LongOptionList } from './long-option-list.tsx'
import type { FilterOption } from './option-list.tsx'
import { PriceFilter } from './price-filter.tsx'
import { useFilterOptions } from './use-filter-options.tsx'

interface FilterGroupsProps {
  facets: Facets
  head: ListingHead | null
  /** What is chosen, as the end of an address. */
  search: string
  onChange: (query: URLSearchParams) => void
  /** In a sheet most groups are closed at first. */
  inSheet?: boolean
}

/** Every filter of a list; a group without anything to choose is left out. */
export const FilterGroups = (given: FilterGroupsProps) => <DrawnOnce as="div" of={Groups} given={given} />

function Groups({ facets, head, search, onChange, inSheet = false }: FilterGroupsProps) {
  const t = useWords(listingWords)
  const query = useMemo(() => new URLSearchParams(search), [search])
  const options = useFilterOptions(facets)
  const colours = facets.attributes.filter(hasColours)
  const others = facets.attributes.filter((attribute) => !hasColours(attribute))
  const choosing = {
    isChosen: ({ name, value }: FilterOption) =>
      name === 'rating_min' ? ratingOf(query) === Number(value) : valuesOf(query, name).includes(value),
    onChoose: (option: FilterOption, on: boolean) => onChange(chosen(query, option, on)),
  }
  const group = (title: string, of: FilterOption[], open: boolean) =>
    of.some((option) => option.count > 0 || choosing.isChosen(option)) && (
      <FilterGroup key={title} title={title} open={open || of.some(choosing.isChosen)}>
        <LongOptionList {...choosing} options={of} />
      </FilterGroup>
    )
  return (
    <>
      {head?.kind === 'sub_category' && head.parent ? (
        <FilterGroup title={t('category')} open={!inSheet}>
          <CategoryTree head={{ ...head, parent: head.parent }} />
        </FilterGroup>
      ) : (
        facets.categories.length > 1 && (
          <FilterGroup title={t('category')} open={!inSheet}>
            <CategoryFilter {...choosing} categories={facets.categories} />
          </FilterGroup>
        )
      )}
      {options.brands.length > 0 && head?.kind !== 'brand' && (
        <FilterGroup title={t('brand')}>
          <BrandFilter {...choosing} options={options.brands} />
        </FilterGroup>
      )}
      {facets.price.highest > facets.price.lowest && (
        <FilterGroup title={t('price')}>
          <PriceFilter price={facets.price} query={query} onChange={onChange} />
        </FilterGroup>
      )}
      {colours.map((attribute) => group(attribute.name, options.attribute(attribute), !inSheet))}
      {group(t('rating'), options.ratings, !inSheet)}
      {group(t('availability'), options.availability, !inSheet)}
      {group(t('partners'), options.partners, false)}
      {others.map((attribute) => group(attribute.name, options.attribute(attribute), false))}
    </>
  )
}

const hasColours = ({ options }: AttributeFacet) => options.some(({ swatch }) => swatch !== null)

/** Lists take several values, everything else one. */
function chosen(query: URLSearchParams, { name, value }: FilterOption, on: boolean): URLSearchParams {
  const several: readonly ActiveFilter['name'][] = ['category_in', 'brand_in', 'store_in', 'attribute']
  if (several.some((one) => one === name)) return withChoice(query, { name, value }, on)
  return withOne(query, name, on ? value : undefined)
}
