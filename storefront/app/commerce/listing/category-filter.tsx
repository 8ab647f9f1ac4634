import type { Facets } from '@gema/contract/shapes/listing.ts'
import { ChevronDown } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { Icon } from '../../ui/icon.tsx'
import { OptionList, type OptionListProps } from './option-list.tsx'

interface CategoryFilterProps extends Omit<OptionListProps, 'options'> {
  categories: Facets['categories']
}

/** More than these are folded away under the names of the categories above. */
const manyCategories = 10

/** The sub-categories of a list, to be ticked; those of several categories stand under the names of these. */
export function CategoryFilter({ categories, ...choosing }: CategoryFilterProps) {
  const mains = Map.groupBy(categories, ({ main }) => main.slug)
  const folded = categories.length > manyCategories
  return [...mains].map(([slug, below]) => {
    const options = below.map(optionOf)
    if (mains.size === 1) return <OptionList key={slug} {...choosing} options={options} />
    return (
      <Fold key={slug} name={below[0]?.main.name ?? ''} open={!folded || options.some(choosing.isChosen)}>
        <OptionList {...choosing} options={options} />
      </Fold>
    )
  })
}

const optionOf = ({ slug, name, count }: Facets['categories'][number]) => ({
  name: 'category_in',
  value: slug,
  label: name,
  count,
})

function Fold({ name, open, children }: { name: string; open: boolean; children: ReactNode }) {
  const [atFirst] = useState(open)
  return (
    <details open={atFirst} className="group/fold">
      <summary className="flex list-none items-center justify-between py-1.5 text-14 font-semibold [&::-webkit-details-marker]:hidden">
        {name}
        <Icon of={ChevronDown} size={14} className="me-px text-ink-2 group-open/fold:rotate-180" />
      </summary>
      <div className="pb-1.5">{children}</div>
    </details>
  )
}
