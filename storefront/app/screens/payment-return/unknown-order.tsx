import { useLocation } from 'react-router'
import { addressOf } from '../../addresses.ts'
import { EmptyState } from '../../commerce/empty-state.tsx'
import { PageLink } from '../../language/page-link.tsx'
import { useWords } from '../../language/use-words.ts'
import { withNext } from '../../shopper/next-address.ts'
import { useToken } from '../../shopper/session.ts'
import { buttonClasses } from '../../ui/button-classes.ts'
import { paymentReturnWords } from './payment-return-words.ts'

/** An order that is not there, or is not to be seen by who asks: both are told alike. */
export function UnknownOrder() {
  const t = useWords(paymentReturnWords)
  const isGuest = useToken() === undefined
  const { pathname, search } = useLocation()
  return (
    <>
      <h1 className="sr-only">{t('title')}</h1>
      <EmptyState title={t('unknown_title')} text={t('unknown_text')}>
        <div className="mt-2.5 flex flex-wrap justify-center gap-3">
          {isGuest && (
            <PageLink
              to={withNext(addressOf('login'), `${pathname}${search}`)}
              className={buttonClasses('primary')}
            >
              {t('sign_in')}
            </PageLink>
          )}
          <PageLink to={addressOf('home')} className={buttonClasses(isGuest ? 'secondary' : 'primary')}>
            {t('to_home')}
          </PageLink>
        </div>
      </EmptyState>
    </>
  )
}
