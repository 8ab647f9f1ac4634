import type { Db } from '../../platform/database/database.ts'
import { postLetter } from '../notifications/notifications.ts'
import { agreedLetter, declinedLetter } from './installation-letters.ts'
import type { InstallationOutcome, InstallationsAround } from './installation-outcome.ts'
import { type InstallationPlace, lockRequest, updateRequest } from './installations-queries.ts'
import { type InstallationState, isTold, mayBecome } from './rules/installation-steps.ts'

/** What somebody of the staff says about a request. */
export interface InstallationAnswer {
  status: Exclude<InstallationState, 'created'>
  /** When we come, or why not; whoever asked reads it. */
  answer: string
  staffId: number
}

/**
 * Takes a request one step further, by its table and behind its lock, and tells whoever asked. Saying the same again
 * changes nothing and tells nobody.
 */
export const changeInstallation = (
  db: Db,
  around: Pick<InstallationsAround, 'clock' | 'jobs'>,
  { place, ...said }: InstallationAnswer & { place: InstallationPlace },
): Promise<InstallationOutcome> =>
  db.transaction(async (tx): Promise<InstallationOutcome> => {
    const before = await lockRequest(tx, place)
    if (before === undefined) return { refused: 'installation_unknown' }
    const { status, staffId } = said
    const answer = said.answer === '' ? before.answer : said.answer
    if (before.status === status && before.answer === answer) return { request: before }
    if (!mayBecome(before.status, status))
      return { refused: 'installation_step', values: { status: before.status, wanted: status } }
    if (isTold(status) && said.answer === '') return { refused: 'installation_answer', field: 'answer' }
    const changedAt = around.clock.now()
    const request = await updateRequest(tx, before.id, { status, answer, staffId, changedAt })
    if (isTold(status)) {
      const letter = (status === 'agreed' ? agreedLetter : declinedLetter)(request)
      await postLetter(tx, around, { recipient: request.email, letter })
    }
    return { request }
  })
