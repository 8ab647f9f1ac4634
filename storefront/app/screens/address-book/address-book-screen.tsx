import { mostAddresses } from '@gema/contract/calls/address.ts'
import { pageMeta } from '../../api/page-meta.ts'
import { AccountPanel } from '../../commerce/account/account-panel.tsx'
import { useWords } from '../../language/use-words.ts'
import { usePersonalQuery } from '../../shopper/use-personal-query.ts'
import type { Route } from './+types/address-book-screen'
import { AddressBook } from './address-book.tsx'
import { AddressBookFailure } from './address-book-failure.tsx'
import { AddressBookSkeleton } from './address-book-skeleton.tsx'
import { addressBookWords } from './address-book-words.ts'

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, addressBookWords, (t) => ({ title: t('title'), noindex: true }))

/** Where the orders of a customer can go. */
export default function AddressBookScreen() {
  const t = useWords(addressBookWords)
  const { data, isError, fetchStatus, refetch } = usePersonalQuery('userAddressFetch', {})
  const isOffline = fetchStatus === 'paused'
  return (
    <AccountPanel
      title={t('title')}
      side={
        data !== undefined && (
          <span className="figures text-14">{t('count', { count: data.length, most: mostAddresses })}</span>
        )
      }
    >
      <div className="mt-4">
        {data !== undefined ? (
          <AddressBook addresses={data} />
        ) : isError || isOffline ? (
          <AddressBookFailure isOffline={isOffline} onRetry={() => void refetch()} />
        ) : (
          <AddressBookSkeleton />
        )}
      </div>
    </AccountPanel>
  )
}
