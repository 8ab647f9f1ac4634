import { mostCompared } from '@gema/contract/calls/compare-list.ts'
import { addressOf } from '../../addresses.ts'
import { EmptyState } from '../../commerce/empty-state.tsx'
import { ListFailed } from '../../commerce/my-lists/list-failed.tsx'
import { useMyList } from '../../commerce/my-lists/use-my-list.ts'
import { PageHead } from '../../commerce/page-head.tsx'
import { useWords } from '../../language/use-words.ts'
import { usePersonalQuery } from '../../shopper/use-personal-query.ts'
import { CompareSkeleton } from './compare-skeleton.tsx'
import { compareWords } from './compare-words.ts'
import { ComparedProducts } from './compared-products.tsx'
import { withProducts } from './comparison.ts'

/** The comparison in each of its states. */
export function CompareList() {
  const t = useWords(compareWords)
  const query = usePersonalQuery('compareListFetch', {}, { staleTime: 0 })
  // What has just been taken out is gone at once.
  const ids = useMyList('compare')
  if (query.data === undefined) {
    return (
      <>
        <PageHead title={t('title')} />
        {query.isError || query.isPaused ? <ListFailed query={query} /> : <CompareSkeleton />}
      </>
    )
  }
  const uuids = query.data.products.map(({ uuid }) => uuid)
  const compared = withProducts(query.data, ids ? uuids.filter((uuid) => ids.includes(uuid)) : uuids)
  if (compared.products.length > 0) return <ComparedProducts compared={compared} />
  return (
    <>
      <PageHead title={t('title')} />
      <EmptyState
        title={t('empty_title')}
        text={t('empty_text', { most: mostCompared })}
        action={{ text: t('empty_action'), to: addressOf('categories') }}
      />
    </>
  )
}
