import type { CustomerProfile } from '@gema/contract/shapes/customer-profile.ts'
import { useQuery } from '@tanstack/react-query'
import { useAsk } from '../api/browser-ask.ts'
import { endSession, useToken } from './session.ts'

/** The signed-in customer, once known. A session that the server no longer knows ends here too. */
export function useProfile(): CustomerProfile | undefined {
  const token = useToken()
  const ask = useAsk()
  const { data } = useQuery({
    queryKey: ['profile', token],
    enabled: token !== undefined,
    staleTime: 5 * 60_000,
    queryFn: async () => {
      const answer = await ask('userProfile', {})
      if (answer.ok) return answer.data
      if (answer.code !== 401) throw new Error(answer.message)
      endSession()
      return null
    },
  })
  return token === undefined ? undefined : (data ?? undefined)
}

export const firstWordOf = (name: string): string => name.trim().split(/\s+/)[0] ?? ''
