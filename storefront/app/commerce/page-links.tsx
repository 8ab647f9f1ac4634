import { ChevronLeft, ChevronRight } from 'lucide-react'
import type { ReactNode } from 'react'
import { useLocation } from 'react-router'
import { PlainLink } from '../language/plain-link.tsx'
import { useWords } from '../language/use-words.ts'
import { classNames } from '../ui/class-names.ts'
import { Icon } from '../ui/icon.tsx'
import { pageAddress, pagesShown } from './page-numbers.ts'
import { sharedWords } from './shared-words.ts'

const cell = 'figures grid h-10 min-w-10 place-items-center rounded-control px-1 text-14 font-semibold'

interface PageLinksProps {
  page: { current_page: number; last_page: number }
  /** The element where the list begins, on pages that begin with something else. */
  section?: string
}

/** Links to the pages of a list; they keep the rest of the query. A list of one page needs none. */
export function PageLinks({ page, section }: PageLinksProps) {
  const t = useWords(sharedWords)
  const location = useLocation()
  const { current_page: current, last_page: last } = page
  const at = (number: number) => pageAddress(location, number) + (section ? `#${section}` : '')
  if (last <= 1) return null
  return (
    <nav aria-label={t('pages')} className="mt-10 flex flex-wrap justify-center gap-1">
      <Step to={current > 1 ? at(current - 1) : undefined} rel="prev" label={t('previous_page')}>
        <Icon of={ChevronLeft} size={16} turns />
      </Step>
      {pagesShown(current, last).map((number) =>
        number < 0 ? (
          <span key={number} aria-hidden className={classNames(cell, 'text-ink-2')}>
            …
          </span>
        ) : (
          <NumberLink key={number} number={number} to={at(number)} here={number === current} />
        ),
      )}
      <Step to={current < last ? at(current + 1) : undefined} rel="next" label={t('next_page')}>
        <Icon of={ChevronRight} size={16} turns />
      </Step>
    </nav>
  )
}

function NumberLink({ number, to, here }: { number: number; to: string; here: boolean }) {
  const t = useWords(sharedWords)
  return (
    <PlainLink
      to={to}
      aria-label={t('page', { number })}
      aria-current={here ? 'page' : undefined}
      className={classNames(cell, here ? 'bg-ink text-white' : 'hover:bg-soft')}
    >
      {number}
    </PlainLink>
  )
}

function Step(props: { to: string | undefined; rel: string; label: string; children: ReactNode }) {
  if (props.to === undefined) {
    // Its place is kept, so that the numbers stand still from page to page.
    return (
      <span aria-hidden className={classNames(cell, 'text-line-2')}>
        {props.children}
      </span>
    )
  }
  return (
    <PlainLink
      to={props.to}
      rel={props.rel}
      aria-label={props.label}
      className={classNames(cell, 'hover:bg-soft')}
    >
      {props.children}
    </PlainLink>
  )
}
