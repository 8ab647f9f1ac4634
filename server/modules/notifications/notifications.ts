import type { Clock } from '../../platform/clock.ts'
import type { Db } from '../../platform/database/database.ts'
import type { Jobs } from '../../platform/jobs/jobs.ts'
import type { MailTransport } from '../../platform/mail/mail-transport.ts'
import { type Letter, renderLetter } from './mail-layout.ts'
import {
  insertMail,
  type MailRow,
  markMailSent,
  selectLatestMails,
  selectMail,
  selectMailForSending,
} from './notifications-queries.ts'
import { sendMailJob } from './send-mail-job.ts'

export type { Letter } from './mail-layout.ts'
export { escapeHtml } from './mail-layout.ts'
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

/** Sends a stored mail; one that is sent already is left alone, so a repeated job does no harm. */
export async function deliverMail(
  db: Db,
  { clock, mail }: { clock: Clock; mail: MailTransport },
  uuid: string,
): Promise<void> {
  await db.transaction(async (tx) => {
    const message = await selectMailForSending(tx, uuid)
    if (message === undefined || message.sentAt !== null) return
    await mail.send(message)
    await markMailSent(tx, uuid, clock.now())
  })
}

/** The newest mails first, for the demo mailbox. */
export const latestMails = (db: Db, limit: number): Promise<Mail[]> => selectLatestMails(db, limit)

export const findMail = (db: Db, uuid: string): Promise<Mail | undefined> => selectMail(db, uuid)
