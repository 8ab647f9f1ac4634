import { useQuery } from '@tanstack/react-query'
import { useAsk } from '../../api/browser-ask.ts'
import type { ListName } from '../../shopper/pending-change.ts'
import { useToken } from '../../shopper/session.ts'
import { SessionEnded } from '../../shopper/use-personal-query.ts'
import { listCalls } from './list-calls.ts'

/** Where the ids of a list are kept: by shopper, whatever the language. */
export const myListKey = (token: string | undefined, list: ListName): readonly unknown[] => [
  'my',
  token,
  'list',
  list,
]

/** The ids on a list of the customer's own: one question for all the buttons of a page. Nothing while nobody is signed in. */
export function useMyList(list: ListName): readonly string[] | undefined {
  const token = useToken()
  const ask = useAsk()
  const { data } = useQuery({
    queryKey: myListKey(token, list),
    enabled: token !== undefined,
    // Another tab may have changed it.
    refetchOnWindowFocus: 'always',
    retry: (count, error) => !(error instanceof SessionEnded) && count < 1,
    queryFn: () => listCalls[list].read(ask),
  })
  return token === undefined ? undefined : data
}
