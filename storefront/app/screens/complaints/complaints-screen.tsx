import { complaintStates } from '@gema/contract/shapes/complaint.ts'
import { useSearchParams } from 'react-router'
import { pageMeta } from '../../api/page-meta.ts'
import { AccountFailure } from '../../commerce/account/account-failure.tsx'
import { AccountPanel } from '../../commerce/account/account-panel.tsx'
import { groupedCount } from '../../commerce/grouped-count.ts'
import { useWords } from '../../language/use-words.ts'
import { usePersonalQuery } from '../../shopper/use-personal-query.ts'
import type { Route } from './+types/complaints-screen'
import { ComplaintList } from './complaint-list.tsx'
import { ComplaintListSkeleton } from './complaint-list-skeleton.tsx'
import { complaintsWords } from './complaints-words.ts'
import { StatusFilter } from './status-filter.tsx'

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, complaintsWords, (t) => ({ title: t('title'), noindex: true }))

const perPage = 10

/** The complaints of the customer, page by page, the newest first; by status where that is asked for. */
export default function ComplaintsScreen() {
  const t = useWords(complaintsWords)
  const [search] = useSearchParams()
  const page = Math.max(1, Math.min(10_000, Number.parseInt(search.get('page') ?? '1', 10) || 1))
  const status = complaintStates.find((one) => one === search.get('status'))
  const input = { page, per_page: perPage, ...(status !== undefined && { status }) }
  const { data, isError, isPaused, isFetching, refetch } = usePersonalQuery('complaintFetch', input, {
    staleTime: 0,
  })
  return (
    <AccountPanel
      title={t('title')}
      side={
        data !== undefined &&
        data.total > 0 && (
          <span className="figures">
            {t('count', { count: data.total, shown: groupedCount(data.total) })}
          </span>
        )
      }
    >
      <StatusFilter chosen={status} />
      {data ? (
        <ComplaintList page={data} isFiltered={status !== undefined} />
      ) : isError || isPaused ? (
        <AccountFailure text={t('failed')} onRetry={refetch} busy={isFetching && !isPaused} />
      ) : (
        <ComplaintListSkeleton />
      )}
    </AccountPanel>
  )
}
