import type { ShopPageLink } from '@gema/contract/calls/page.ts'
import { useEffect, useRef } from 'react'
import { shopPageAddress } from '../../commerce/shop-page-address.ts'
import { PageLink } from '../../language/page-link.tsx'
import { useWords } from '../../language/use-words.ts'
import { classNames } from '../../ui/class-names.ts'
import { pageWords } from './page-words.ts'

const chips =
  'max-w992:min-h-9 max-w992:rounded-full max-w992:border max-w992:px-3.5 max-w992:whitespace-nowrap max-w992:font-medium'
const rows = 'w992:min-h-11 w992:rounded-control w992:px-3.5 w992:py-2'

const looks = {
  here: 'max-w992:border-ink max-w992:bg-ink max-w992:text-white w992:bg-primary-soft w992:font-strong w992:text-primary-hover',
  other: 'max-w992:border-line-2 max-w992:hover:border-ink w992:font-medium w992:hover:bg-soft',
}

/** The way to the other pages: a column, or chips in a row that scrolls sideways where there is no room for one. */
export function PageSide({ pages, current }: { pages: ShopPageLink[]; current: string }) {
  const t = useWords(pageWords)
  const row = useRef<HTMLElement>(null)
  useEffect(() => {
    // The chip of this page may lie beyond the edge of a small screen.
    const chip = row.current?.querySelector('[aria-current]')
    if (row.current && chip) row.current.scrollLeft += middleOf(chip) - middleOf(row.current)
  }, [])
  return (
    <nav
      ref={row}
      aria-label={t('pages')}
      className="max-w992:-mx-[var(--gutter)] max-w992:overflow-x-auto max-w992:px-[var(--gutter)] max-w992:py-1 max-w992:[scrollbar-width:none] w992:sticky w992:top-23 w992:row-span-2 print:hidden"
    >
      <ul className="flex gap-2 w992:flex-col w992:gap-0.5">
        {pages.map(({ slug, title }) => (
          <li key={slug}>
            <PageLink
              to={shopPageAddress(slug)}
              aria-current={slug === current ? 'page' : undefined}
              className={classNames(
                'flex items-center text-14 transition-colors duration-150 -outline-offset-2',
                chips,
                rows,
                looks[slug === current ? 'here' : 'other'],
              )}
            >
              {title}
            </PageLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}

function middleOf(element: Element): number {
  const { left, width } = element.getBoundingClientRect()
  return left + width / 2
}
