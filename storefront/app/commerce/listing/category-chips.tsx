import type { ListingHead } from '@gema/contract/shapes/listing.ts'
import { addressOf } from '../../addresses.ts'
import { useWords } from '../../language/use-words.ts'
import { ChipLink } from '../chip-link.tsx'
import { listingWords } from './listing-words.ts'

/** The sub-categories of a category, and all of it in front. On a phone they are a row that scrolls sideways. */
export function CategoryChips({ head }: { head: ListingHead }) {
  const t = useWords(listingWords)
  const main = head.kind === 'category' ? head : head.kind === 'sub_category' ? head.parent : null
  if (main === null || head.siblings.length === 0) return null
  const category = main.slug
  return (
    <nav
      aria-label={t('categories')}
      className="mt-4 -mx-[var(--gutter)] overflow-x-auto px-[var(--gutter)] py-1 [scrollbar-width:none] w768:mt-5"
    >
      <ul className="flex gap-2 w992:flex-wrap">
        <li>
          <ChipLink
            to={addressOf('category', { category })}
            text={t('all_of', { name: main.name })}
            selected={head.kind === 'category'}
          />
        </li>
        {head.siblings.map(({ slug, name }) => (
          <li key={slug}>
            <ChipLink
              to={addressOf('subCategory', { category, subCategory: slug })}
              text={name}
              selected={head.kind === 'sub_category' && slug === head.slug}
            />
          </li>
        ))}
      </ul>
    </nav>
  )
}
