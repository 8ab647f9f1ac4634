import type { ListName } from '../../shopper/pending-change.ts'
import { useChangeList } from './use-change-list.ts'
import { useMyList } from './use-my-list.ts'

/** Whether something is on a list, and the press that changes it. */
export function useInList(list: ListName, id: string) {
  const ids = useMyList(list)
  const change = useChangeList()
  const on = ids?.includes(id) ?? false
  return { on, toggle: () => change({ list, id, on: !on }) }
}
