import { useQuery } from '@tanstack/react-query'
import { useAsk } from '../../../api/browser-ask.ts'
import { useToken } from '../../../shopper/session.ts'

/** A file of evidence, fetched with the token of whoever looks; kept as long as the page is open. */
export function useStoredFile(id: string, orderKey: string | undefined, enabled = true) {
  const ask = useAsk()
  const token = useToken()
  return useQuery({
    queryKey: ['own', token ?? 'guest', 'evidence', id],
    enabled,
    staleTime: Number.POSITIVE_INFINITY,
    queryFn: async (): Promise<Blob> => {
      const answer = await ask('complaintEvidence', { id, ...(orderKey !== undefined && { key: orderKey }) })
      if (answer.ok) return answer.data
      throw new Error(answer.message)
    },
  })
}
