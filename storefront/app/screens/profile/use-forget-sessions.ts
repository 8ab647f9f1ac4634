import { useQueryClient } from '@tanstack/react-query'
import { useToken } from '../../shopper/session.ts'
import { personalKey } from '../../shopper/use-personal-query.ts'

/** The list of sessions is asked for anew: some of them have ended. */
export function useForgetSessions(): () => void {
  const token = useToken()
  const queries = useQueryClient()
  return () => void queries.invalidateQueries({ queryKey: personalKey(token, 'userSessionFetch') })
}
