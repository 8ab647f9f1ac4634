import { useLocation } from 'react-router'
import { addressOf } from '../../addresses.ts'
import { EmptyState } from '../../commerce/empty-state.tsx'
import { PageLink } from '../../language/page-link.tsx'
import { useWords } from '../../language/use-words.ts'
import { withNext } from '../../shopper/next-address.ts'
import { useToken } from '../../shopper/session.ts'
import { buttonClasses } from '../../ui/button-classes.ts'
import { orderWords } from './order-words.ts'

/** An order that is not there, or is not to be seen by who asks: both are told alike. */
export function UnknownOrder({ isNobody }: { isNobody: boolean }) {
  const t = useWords(orderWords)
  const isGuest = useToken() === undefined
  const { pathname, search } = useLocation()
  return (
    <div className="wrap">
      <h1 className="sr-only">{t('title')}</h1>
      <EmptyState
        title={t(isNobody ? 'nobody_title' : 'unknown_title')}
        text={t(isNobody ? 'nobody_text' : 'unknown_text')}
      >
        <div className="mt-2.5 flex flex-wrap justify-center gap-3">
          {isGuest ? (
            <PageLink
              to={withNext(addressOf('login'), `${pathname}${search}`)}
              className={buttonClasses(isNobody ? 'primary' : 'secondary')}
            >
              {t('sign_in')}
            </PageLink>
          ) : (
            <PageLink to={addressOf('orders')} className={buttonClasses('secondary')}>
              {t('to_orders')}
            </PageLink>
          )}
          <PageLink
            to={addressOf('trackOrder')}
            className={buttonClasses(isNobody ? 'secondary' : 'primary')}
          >
            {t('track')}
          </PageLink>
        </div>
      </EmptyState>
    </div>
  )
}
