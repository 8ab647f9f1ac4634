import type { CustomerProfile } from '@gema/contract/shapes/customer-profile.ts'
import { useToken } from './session.ts'
import { usePersonalQuery } from './use-personal-query.ts'

/** The signed-in customer, once known. */
export function useProfile(): CustomerProfile | undefined {
  const token = useToken()
  const { data } = usePersonalQuery('userProfile', {}, { staleTime: 5 * 60_000 })
  return token === undefined ? undefined : data
}

export const firstWordOf = (name: string): string => name.trim().split(/\s+/)[0] ?? ''
