import type { Db } from '../../platform/database/database.ts'
import {
  type ComplaintMessageRow,
  type ComplaintRow,
  selectEvidence,
  selectNewestMessage,
} from './complaints-queries.ts'
import { type ComplaintStep, complaintSteps } from './rules/complaint-steps.ts'

const aMoment = 60_000

interface Saying {
  complaint: ComplaintRow
  step: ComplaintStep
  kind: ComplaintMessageRow['kind']
  doer: { actor: 'shopper' | 'staff' }
  text: string
  /** How heavy they are is known once they have been read. */
  files: { name: string; bytes?: number }[]
  now: Date
}

/** Whether somebody has only pressed twice: of what can be said again and again, the newest message says the same. */
export async function isJustSaid(tx: Db, saying: Saying): Promise<boolean> {
  const { complaint, step, kind, doer, text, files, now } = saying
  if (complaintSteps[step].done !== undefined) return false
  if (step === 'propose' && complaint.proposalState === 'waiting' && complaint.proposal === text) return true
  const newest = await selectNewestMessage(tx, complaint.id)
  if (newest === undefined || newest.kind !== kind || newest.author !== doer.actor) return false
  if (newest.text !== text || now.getTime() - newest.saidAt.getTime() >= aMoment) return false
  const shown = (await selectEvidence(tx, complaint.id)).filter(({ messageId }) => messageId === newest.id)
  return (
    shown.length === files.length &&
    files.every(({ name, bytes }, place) => {
      const before = shown[place]
      return before?.name === name && (bytes === undefined || before.bytes === bytes)
    })
  )
}
