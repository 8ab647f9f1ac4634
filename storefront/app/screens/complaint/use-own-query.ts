import type { Answer } from '@gema/contract/client.ts'
import { useQuery } from '@tanstack/react-query'
import { guestToken } from '../../api/guest-token.ts'
import { useLanguage } from '../../language/use-language.ts'
import { endSession, useIsAwake, useToken } from '../../shopper/session.ts'

/** Nobody may see it here, or there is no such thing. */
export class NotKnown extends Error {
  override name = 'NotKnown'
}

interface OwnQuery<Data> {
  /** What is asked for, and by which key of a mail. */
  name: readonly (string | undefined)[]
  orderKey: string | undefined
  ask: () => Promise<Answer<Data>>
  /** Milliseconds until it is asked for again; never while the tab is hidden or offline. */
  pauseOf?: (data: Data) => number | false
}

/** Something of whoever looks at the page: a customer, a guest, or who holds the key of a mail. */
export function useOwnQuery<Data>({ name, orderKey, ask, pauseOf }: OwnQuery<Data>) {
  const token = useToken()
  const isAwake = useIsAwake()
  const { language } = useLanguage()
  const queryKey = ownKey({ token, language }, name)
  const query = useQuery({
    queryKey,
    enabled: isAwake,
    staleTime: 0,
    retry: (count, error) => !(error instanceof NotKnown) && count < 1,
    refetchInterval: ({ state: { data } }) =>
      data === undefined || pauseOf === undefined ? false : pauseOf(data as Data),
    queryFn: async (): Promise<Data> => {
      // The link of a mail opens it for anybody, but not for nobody: this browser becomes a guest's.
      if (orderKey !== undefined && token === undefined) guestToken()
      const answer = await ask()
      if (answer.ok) return answer.data
      // Whoever was signed in here is nobody now; the key of a mail may still open it.
      if (answer.code === 401 && token !== undefined) endSession()
      if (answer.code === 429 || answer.code >= 500) throw new Error(answer.message)
      throw new NotKnown(answer.message)
    },
  })
  return { ...query, queryKey }
}

/** The name under which something of whoever looks is kept. */
export const ownKey = (
  { token, language }: { token: string | undefined; language: string },
  name: readonly (string | undefined)[],
): readonly unknown[] => ['own', token ?? 'guest', language, ...name]
