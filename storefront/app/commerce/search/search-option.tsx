import type { ReactNode } from 'react'
import { PageLink } from '../../language/page-link.tsx'
import { classNames } from '../../ui/class-names.ts'
import { useChosenOption } from './chosen-option.ts'
import { rememberSearch } from './recent-searches.ts'

interface SearchOptionProps {
  id: string
  to: string
  /** The text that it searches for, where it leads to a search: it is remembered. */
  search?: string
  className?: string
  children: ReactNode
}

/** One choice of the popup: a link for the pointer, an option for the arrow keys. */
export function SearchOption({ id, to, search, className, children }: SearchOptionProps) {
  const { active, onTake } = useChosenOption()
  const take = () => {
    if (search !== undefined) rememberSearch(search)
    onTake()
  }
  return (
    <PageLink
      id={id}
      role="option"
      aria-selected={active === id}
      tabIndex={-1}
      to={to}
      onClick={take}
      className={classNames(
        'rounded-control hover:bg-soft aria-selected:bg-soft aria-selected:outline-2 aria-selected:-outline-offset-2 aria-selected:outline-primary',
        className,
      )}
    >
      {children}
    </PageLink>
  )
}
