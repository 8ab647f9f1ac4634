import type { Complaint } from '@gema/contract/shapes/complaint.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useAsk } from '../../../api/browser-ask.ts'
import { useLanguage } from '../../../language/use-language.ts'
import { useToken } from '../../../shopper/session.ts'
import { ownKey, useOwnQuery } from '../use-own-query.ts'

/** Milliseconds between two looks at a complaint that somebody is working on. */
const pause = 20_000

/** Whether something may still happen to a complaint by itself. */
export const isOpen = ({ status }: Pick<Complaint, 'status'>): boolean =>
  status === 'created' || status === 'in_progress'

/** A complaint of whoever looks at the page. While it is open it is looked at again by itself. */
export function useComplaint(id: string, orderKey: string | undefined) {
  const ask = useAsk()
  const client = useQueryClient()
  const query = useOwnQuery<Complaint>({
    name: ['complaint', id, orderKey],
    orderKey,
    ask: () => ask('complaintTracking', { id, ...(orderKey !== undefined && { key: orderKey }) }),
    pauseOf: (complaint) => (isOpen(complaint) ? pause : false),
  })
  const { queryKey } = query
  return {
    ...query,
    /** Shows what a call has answered. */
    keep: async (complaint: Complaint) => {
      // A look that was under way may have seen it as it was before.
      await client.cancelQueries({ queryKey })
      client.setQueryData(queryKey, complaint)
    },
  }
}

/** Asks for a complaint anew, whatever is known of it. */
export function useComplaintReload(id: string): () => Promise<void> {
  const token = useToken()
  const { language } = useLanguage()
  const client = useQueryClient()
  return () => client.invalidateQueries({ queryKey: ownKey({ token, language }, ['complaint', id]) })
}

/** What every part of the page needs: the complaint, how it is named to the server, and where a newer one goes. */
export interface ComplaintPartProps {
  complaint: Complaint
  orderKey: string | undefined
  keep: (complaint: Complaint) => Promise<void>
}
