import { ChevronRight } from 'lucide-react'
import { addressOf } from '../addresses.ts'
import { PageLink } from '../language/page-link.tsx'
import { useWords } from '../language/use-words.ts'
import { DrawnOnce } from '../ui/drawn-once.tsx'
import { Icon } from '../ui/icon.tsx'
import { sharedWords } from './shared-words.ts'

export interface Crumb {
  name: string
  /** The page itself, which is last, has none. */
  to?: string
}

/** The way from the home page to this one, in one line. */
export function Breadcrumbs({ trail }: { trail: Crumb[] }) {
  const t = useWords(sharedWords)
  return (
    <nav aria-label={t('breadcrumb')} className="wrap py-3 text-12 text-ink-2 w768:py-5 w768:text-14">
      <DrawnOnce
        as="ol"
        className="flex items-center gap-2 whitespace-nowrap"
        of={Crumbs}
        given={{ crumbs: [{ name: t('home'), to: addressOf('home') }, ...trail] }}
      />
    </nav>
  )
}

const Crumbs = ({ crumbs }: { crumbs: Crumb[] }) =>
  crumbs.map((crumb) => <CrumbItem key={crumb.to ?? ''} crumb={crumb} />)

function CrumbItem({ crumb }: { crumb: Crumb }) {
  const here = crumb.to === undefined
  return (
    // Long names give way, the page's own first.
    <li
      aria-current={here ? 'page' : undefined}
      className="group/crumb flex min-w-0 items-center gap-2 first:flex-none [&:not(:first-child):not(:last-child)]:shrink-[0.25]"
    >
      <Icon of={ChevronRight} size={14} turns className="text-control group-first/crumb:hidden" />
      {here ? (
        <span className="truncate font-medium text-ink">{crumb.name}</span>
      ) : (
        <PageLink
          to={crumb.to ?? ''}
          className="truncate hover:text-ink hover:underline hover:underline-offset-3"
        >
          {crumb.name}
        </PageLink>
      )}
    </li>
  )
}
