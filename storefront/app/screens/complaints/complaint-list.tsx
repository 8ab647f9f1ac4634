import type { ComplaintCard as Card } from '@gema/contract/shapes/complaint.ts'
import type { PageOf } from '@gema/contract/shapes/page-of.ts'
import { Link, Navigate, useLocation } from 'react-router'
import { addressOf } from '../../addresses.ts'
import { ComplaintCard } from '../../commerce/complaint/complaint-card.tsx'
import { EmptyState } from '../../commerce/empty-state.tsx'
import { PageLinks } from '../../commerce/page-links.tsx'
import { pageAddress } from '../../commerce/page-numbers.ts'
import { useWords } from '../../language/use-words.ts'
import { buttonClasses } from '../../ui/button-classes.ts'
import { complaintsWords } from './complaints-words.ts'

interface ComplaintListProps {
  page: PageOf<Card>
  isFiltered: boolean
}

/** One page of complaints. */
export function ComplaintList({ page, isFiltered }: ComplaintListProps) {
  const t = useWords(complaintsWords)
  const location = useLocation()
  if (page.total === 0 && isFiltered) {
    return (
      <div className="grid justify-items-center gap-4 py-10 text-center">
        <p className="text-14 text-ink-2">{t('empty_filter')}</p>
        <Link to={{ search: '' }} replace preventScrollReset className={buttonClasses('secondary', 40)}>
          {t('show_all')}
        </Link>
      </div>
    )
  }
  if (page.total === 0) {
    return (
      <EmptyState
        title={t('empty_title')}
        text={t('empty_text')}
        action={{ text: t('empty_action'), to: addressOf('orders') }}
      />
    )
  }
  if (page.data.length === 0) return <Navigate to={pageAddress(location, page.last_page)} replace />
  return (
    <>
      <h2 className="sr-only">{t('list')}</h2>
      <ul className="grid gap-4 w1400:grid-cols-2">
        {page.data.map((card) => (
          <li key={card.id} className="min-w-0">
            <ComplaintCard card={card} />
          </li>
        ))}
      </ul>
      <PageLinks page={page} />
    </>
  )
}
