import { deliverMail, sendMailJob } from '../modules/notifications/notifications.ts'
import type { Clock } from '../platform/clock.ts'
import type { Db } from '../platform/database/database.ts'
import type { Worker } from '../platform/jobs/jobs.ts'
import type { MailTransport } from '../platform/mail/mail-transport.ts'

/** Sends the mails that transactions have left behind. */
export const sendMailWorker = (
  db: Db,
  around: { clock: Clock; mail: MailTransport },
): Worker<{ uuid: string }> => ({
  kind: sendMailJob,
  work: ({ uuid }) => deliverMail(db, around, uuid),
})
