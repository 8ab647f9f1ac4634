import type { Clock } from '../../platform/clock.ts'
import type { Db } from '../../platform/database/database.ts'
import { defineJob, type Jobs } from '../../platform/jobs/jobs.ts'
import { lockCodeMails, updateCodeMails } from './access-queries.ts'
import { afterAnotherMail, secondsUntilNextMail } from './rules/code-mail-waits.ts'

/** What is needed in order to write to somebody. */
export interface Around {
  clock: Clock
  jobs: Jobs
  /** The address of the pages in the reader's language, without a slash at its end. */
  pagesUrl: string
}

export interface TooSoon {
  refused: 'mail_too_soon'
  seconds: number
}

/**
 * Notes that a mail goes to an address, and answers in how many seconds the next one may; or refuses. The address counts,
 * not whether anybody is known by it. Its row is locked until the transaction ends.
 */
export async function takeCodeMail(
  tx: Db,
  { purpose, email, now }: { purpose: 'verify' | 'reset'; email: string; now: Date },
): Promise<{ resendSeconds: number } | TooSoon> {
  const key = `${purpose}:${email}`
  const mails = await lockCodeMails(tx, key, now)
  const seconds = secondsUntilNextMail(mails, now)
  if (seconds > 0) return { refused: 'mail_too_soon', seconds }
  const after = afterAnotherMail(mails, now)
  await updateCodeMails(tx, key, after)
  return { resendSeconds: secondsUntilNextMail(after, now) }
}

/** A mail that is sent only where somebody is known by an address. */
export interface AccessMail {
  wanted: 'code' | 'reset'
  email: string
  language: string
  pagesUrl: string
  /** Who asks for a code: a customer, or a browser. */
  customerId: number | null
  browserHash: string
}

/**
 * Finds out whether there is anybody to write to, and writes. As a job, so that whoever asked gets the same answer in the
 * same time, known or not.
 */
export const accessMailJob = defineJob<AccessMail>({ name: 'access-mail', retries: 5, secondsBetween: 10 })
