import type { CustomerProfile } from '@gema/contract/shapes/customer-profile.ts'
import { type QueryState, useQueryClient } from '@tanstack/react-query'
import type { ListName, PendingChange } from '../../shopper/pending-change.ts'
import { useToken } from '../../shopper/session.ts'
import { personalKey } from '../../shopper/use-personal-query.ts'
import { moveFollowerCount, setFollowerCount } from './follower-count.ts'
import { idsIn, idsWith } from './ids-with.ts'
import { listCalls } from './list-calls.ts'
import { myListKey } from './use-my-list.ts'

/** What the page knows of the lists, and how it learns of a change. */
export function useListCache() {
  const queries = useQueryClient()
  const token = useToken()
  const set = (list: ListName, ids: string[], updatedAt: number) => {
    queries.setQueryData(myListKey(token, list), ids, { updatedAt })
    // The account counts the vouchers that can be used, the wallet holds all of them.
    if (updatedAt === 0 || list === 'vouchers') return
    // The figure beside its name in the account.
    queries.setQueriesData<CustomerProfile>(
      { queryKey: personalKey(token, 'userProfile') },
      (profile) => profile && { ...profile, counts: { ...profile.counts, [list]: ids.length } },
    )
  }
  return {
    /** Before the server has answered. An answer from before the change must not come after it. */
    write: async ({ list, id }: PendingChange, on: boolean) => {
      const queryKey = myListKey(token, list)
      await queries.cancelQueries({ queryKey })
      const state = queries.getQueryState<string[]>(queryKey)
      // A list that was not read before stays old until it is.
      set(list, idsWith(state?.data ?? [], id, on), state?.dataUpdatedAt ?? 0)
      if (list === 'following') moveFollowerCount(queries, id, on)
    },
    /** After it. The screens of wishes and of stores keep their places until they are opened again. */
    settle: ({ list, id }: PendingChange, data: object = {}) => {
      const ids = idsIn(data)
      if (ids !== undefined) set(list, ids, Date.now())
      setFollowerCount(queries, id, data)
      void queries.invalidateQueries({ queryKey: myListKey(token, list), predicate: neverRead })
      void queries.invalidateQueries({
        queryKey: personalKey(token, listCalls[list].whole),
        refetchType: list === 'compare' || list === 'vouchers' ? 'active' : 'none',
      })
      if (list === 'vouchers') void queries.invalidateQueries({ queryKey: personalKey(token, 'userProfile') })
    },
  }
}

const neverRead = ({ state }: { state: QueryState }): boolean => state.dataUpdatedAt === 0
