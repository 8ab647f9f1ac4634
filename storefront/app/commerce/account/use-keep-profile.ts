import type { CustomerProfile } from '@gema/contract/shapes/customer-profile.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useToken } from '../../shopper/session.ts'
import { personalKey } from '../../shopper/use-personal-query.ts'

/** Shows a profile that has just come from the server everywhere at once; without one, asks for it anew. */
export function useKeepProfile(): (profile?: CustomerProfile) => void {
  const token = useToken()
  const queries = useQueryClient()
  const queryKey = personalKey(token, 'userProfile')
  return (profile) => {
    if (profile === undefined) void queries.invalidateQueries({ queryKey })
    else queries.setQueriesData({ queryKey }, profile)
  }
}
