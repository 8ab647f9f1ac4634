import { useLocation } from 'react-router'
import { addressOf } from '../../addresses.ts'
import { EmptyState } from '../../commerce/empty-state.tsx'
import { PageLink } from '../../language/page-link.tsx'
import { useWords } from '../../language/use-words.ts'
import { withNext } from '../../shopper/next-address.ts'
import { useToken } from '../../shopper/session.ts'
import { buttonClasses } from '../../ui/button-classes.ts'
import { complaintScreenWords } from './complaint-screen-words.ts'

/** Something that is not there, or is not to be seen by who asks: both are told alike. */
export function NotThere({ what }: { what: 'complaint' | 'order' }) {
  const t = useWords(complaintScreenWords)
  const isGuest = useToken() === undefined
  const { pathname, search } = useLocation()
  const isOrder = what === 'order'
  return (
    <div className="wrap">
      <h1 className="sr-only">{t(isOrder ? 'unknown_order' : 'unknown')}</h1>
      <EmptyState title={t(isOrder ? 'unknown_order' : 'unknown')} text={t('unknown_text')}>
        <div className="mt-2.5 flex flex-wrap justify-center gap-3">
          {isGuest ? (
            <>
              <PageLink
                to={withNext(addressOf('login'), `${pathname}${search}`)}
                className={buttonClasses('primary')}
              >
                {t('sign_in')}
              </PageLink>
              <PageLink to={addressOf('home')} className={buttonClasses('secondary')}>
                {t('to_home')}
              </PageLink>
            </>
          ) : (
            <PageLink to={addressOf(isOrder ? 'orders' : 'complaints')} className={buttonClasses('primary')}>
              {t(isOrder ? 'to_orders' : 'to_complaints')}
            </PageLink>
          )}
        </div>
      </EmptyState>
    </div>
  )
}
