import {
  type AccessMail,
  type Around,
  accessMailJob,
  sendNewCode,
  sendResetLink,
} from '../modules/accounts/accounts.ts'
import type { Db } from '../platform/database/database.ts'
import type { Worker } from '../platform/jobs/jobs.ts'

/** Writes to who is known by an address: a new code, or a link for a new password. Whoever is not known gets nothing. */
export const accessMailWorker = (db: Db, around: Omit<Around, 'pagesUrl'>): Worker<AccessMail> => ({
  kind: accessMailJob,
  work: async (mail) => {
    const withPages = { ...around, pagesUrl: mail.pagesUrl }
    if (mail.wanted === 'code') await sendNewCode(db, withPages, mail)
    else await sendResetLink(db, withPages, mail)
  },
})
