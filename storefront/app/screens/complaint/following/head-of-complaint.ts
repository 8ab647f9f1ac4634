import type { Complaint } from '@gema/contract/shapes/complaint.ts'

export type HeadKind =
  | 'created'
  | 'in_progress'
  | 'appealed'
  | 'waiting'
  | 'agreed'
  | 'declined'
  | 'resolved'
  | 'rejected'
  | 'cancelled'

type Facts = Pick<Complaint, 'status' | 'proposal'> & {
  messages: Pick<Complaint['messages'][number], 'kind'>[]
}

/** What stands at the top of a complaint: how it is, in the finest shades. */
export function headOf({ status, proposal, messages }: Facts): HeadKind {
  if (status !== 'in_progress') return status
  const turns = messages.map(({ kind }) => kind)
  const appealed = turns.lastIndexOf('appealed')
  // What was proposed before an appeal is over with it.
  if (proposal !== null && turns.lastIndexOf('proposal') >= appealed) return proposal.state
  return appealed >= 0 ? 'appealed' : 'in_progress'
}
