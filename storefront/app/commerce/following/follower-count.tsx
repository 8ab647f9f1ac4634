import { useWords } from '../../language/use-words.ts'
import { groupedCount } from '../grouped-count.ts'
import { useFollowerCount } from '../my-lists/follower-count.ts'
import { followWords } from './follow-words.ts'

/** How many follow a store, this shopper included. */
export function FollowerCount({ store }: { store: { slug: string; follower_count: number } }) {
  const t = useWords(followWords)
  const count = useFollowerCount(store.slug, store.follower_count)
  return <>{t('followers', { count, shown: groupedCount(count) })}</>
}
