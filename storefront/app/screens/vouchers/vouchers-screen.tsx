import { ChevronRight } from 'lucide-react'
import { useNavigate, useSearchParams } from 'react-router'
import { pageMeta } from '../../api/page-meta.ts'
import { AccountFailure } from '../../commerce/account/account-failure.tsx'
import { AccountPanel } from '../../commerce/account/account-panel.tsx'
import { useWords } from '../../language/use-words.ts'
import { usePersonalQuery } from '../../shopper/use-personal-query.ts'
import { Icon } from '../../ui/icon.tsx'
import type { Route } from './+types/vouchers-screen'
import { ClaimForm } from './claim-form.tsx'
import { ClaimableVouchers } from './claimable-vouchers.tsx'
import { vouchersWords } from './vouchers-words.ts'
import { Wallet } from './wallet.tsx'
import { TicketSkeletons, WalletSkeleton } from './wallet-skeleton.tsx'
import { byTab, searchOf, tabOf } from './wallet-tab.ts'
import { WalletTabs } from './wallet-tabs.tsx'

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, vouchersWords, (t) => ({ title: t('title'), noindex: true }))

/** The vouchers of the customer, a field for codes, and the vouchers that anybody may claim. */
export default function VouchersScreen() {
  const t = useWords(vouchersWords)
  const navigate = useNavigate()
  const [search] = useSearchParams()
  const { data, isError, isPaused, isFetching, refetch } = usePersonalQuery('voucherFetch', {})
  const failed = isError || isPaused
  const tab = tabOf(search)
  const tabs = byTab(data?.wallet ?? [])
  const showUsable = () =>
    navigate({ search: searchOf('usable') }, { replace: true, preventScrollReset: true })
  return (
    <>
      <AccountPanel title={t('title')} side={<MoreLink />}>
        <ClaimForm onClaimed={showUsable} />
        {data ? (
          <>
            <WalletTabs
              chosen={tab}
              counts={{ usable: tabs.usable.length, used: tabs.used.length, expired: tabs.expired.length }}
            />
            <Wallet tab={tab} vouchers={tabs[tab]} />
          </>
        ) : failed ? (
          <AccountFailure text={t('failed')} onRetry={refetch} busy={isFetching} />
        ) : (
          <WalletSkeleton />
        )}
      </AccountPanel>
      {data && <ClaimableVouchers vouchers={data.claimable} />}
      {!data && !failed && (
        <AccountPanel key="waiting" level={2} title={t('find_more')}>
          <p className="mt-1 mb-4 text-14 text-ink-2">{t('more_text')}</p>
          <TicketSkeletons count={6} />
        </AccountPanel>
      )}
    </>
  )
}

function MoreLink() {
  const t = useWords(vouchersWords)
  return (
    <a
      href="#more-vouchers"
      className="inline-flex items-center gap-1 py-1 text-14 font-semibold text-primary hover:underline"
    >
      {t('find_more')}
      <Icon of={ChevronRight} size={16} turns />
    </a>
  )
}
