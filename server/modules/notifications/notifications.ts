import type { Clock } from '../../platform/clock.ts'
import type { Db } from '../../platform/database/database.ts'
import type { Jobs } from '../../platform/jobs/jobs.ts'
import type { MailTransport } from '../../platform/mail/mail-transport.ts'
import { type Letter, renderLetter } from './mail-layout.ts'
import {
  claimMail,
  deleteMailsSentBefore,
  insertMail,
  type MailRow,
  markMailSent,
  putMailBack,
  selectLatestMails,
  selectMail,
} from './notifications-queries.ts'
import { sendMailJob } from './send-mail-job.ts'

export { escapeHtml } from './escape-html.ts'
export type { LetterFact, LetterLine, LetterRow, LetterSection } from './letter-tables.ts'
export type { Letter } from './mail-layout.ts'
export { sendMailJob } from './send-mail-job.ts'
export type Mail = MailRow

/** Stores a letter and has it sent after the transaction that `db` may be. */
export async function postLetter(
  db: Db,
  { clock, jobs }: { clock: Clock; jobs: Jobs },
  { recipient, letter }: { recipient: string; letter: Letter },
): Promise<void> {
  const uuid = await insertMail(db, { recipient, ...renderLetter(letter), createdAt: clock.now() })
  await jobs.send(db, sendMailJob, { uuid })
}

/** Longer than the mail transport waits for a mail server. */
const longestSending = 5 * 60 * 1000

/**
 * Sends a stored mail; one that is sent already is left alone, so a repeated job does no harm. No transaction is open
 * meanwhile: on the embedded database, a slow mail server would make the whole shop wait.
 */
export async function deliverMail(
  db: Db,
  { clock, mail }: { clock: Clock; mail: MailTransport },
  uuid: string,
): Promise<void> {
  const now = clock.now()
  const message = await claimMail(db, uuid, { now, until: new Date(now.getTime() + longestSending) })
  if (message === undefined) {
    const known = await selectMail(db, uuid)
    // The job must come back: the worker that has the mail in hand may have died.
    if (known?.sentAt === null) throw new Error('the mail is being sent by another worker')
    return
  }
  try {
    await mail.send(message)
  } catch (error) {
    await putMailBack(db, uuid)
    throw error
  }
  await markMailSent(db, uuid, { sentAt: clock.now(), keeps: mail.keeps })
}

/** The newest mails first, for the demo mailbox. */
export const latestMails = (db: Db, limit: number): Promise<Mail[]> => selectLatestMails(db, limit)

export const findMail = (db: Db, uuid: string): Promise<Mail | undefined> => selectMail(db, uuid)

const keptFor = 30 * 24 * 60 * 60 * 1000

/** Removes mails that were sent long ago. */
export async function forgetOldMails(db: Db, clock: Clock): Promise<void> {
  await deleteMailsSentBefore(db, new Date(clock.now().getTime() - keptFor))
}
