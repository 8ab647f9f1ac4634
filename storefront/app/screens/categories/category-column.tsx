import type { CategoryNode } from '@gema/contract/shapes/category-node.ts'
import { CategoryIcon } from '../../commerce/category-icon.tsx'
import { useCurrentSection } from '../../commerce/use-current-section.ts'
import { useWords } from '../../language/use-words.ts'
import { classNames } from '../../ui/class-names.ts'
import { categoriesWords } from './categories-words.ts'

/** The main categories as a column that stays in sight: signs on a phone, rows on wide screens. */
export function CategoryColumn({ categories }: { categories: CategoryNode[] }) {
  const t = useWords(categoriesWords)
  const current = useCurrentSection(categories.map((category) => category.slug))
  return (
    <nav aria-label={t('jump')} className="bg-soft w768:bg-transparent">
      <ul className="sticky top-15 max-h-[calc(100dvh-122px)] overflow-y-auto [scrollbar-width:none] w768:top-21 w768:max-h-[calc(100dvh-100px)] w768:space-y-0.5">
        {categories.map((category) => (
          <li key={category.uuid}>
            <a
              href={`#${category.slug}`}
              aria-current={category.slug === current || undefined}
              className={classNames(rowClasses, category.slug === current ? chosenClasses : otherClasses)}
            >
              <span className="contents max-w768:[&>svg]:size-6">
                <CategoryIcon name={category.icon} />
              </span>
              {category.name}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

const rowClasses = classNames(
  'flex -outline-offset-2 max-w768:flex-col max-w768:items-center max-w768:gap-1 max-w768:border-s-3 max-w768:px-1.5 max-w768:py-3 max-w768:text-center max-w768:text-12',
  'w768:min-h-11 w768:items-center w768:gap-3 w768:rounded-control w768:px-3.5 w768:text-14',
)
const chosenClasses =
  'border-primary bg-page font-strong text-primary w768:bg-primary-soft w768:text-primary-hover'
const otherClasses = 'border-transparent text-ink-2 w768:font-medium w768:text-ink w768:hover:bg-soft'
