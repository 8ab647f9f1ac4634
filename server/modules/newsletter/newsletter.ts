import type { Clock } from '../../platform/clock.ts'
import type { Db } from '../../platform/database/database.ts'
import type { Jobs } from '../../platform/jobs/jobs.ts'
import { hashToken, newToken } from '../../platform/secrets.ts'
import { postLetter } from '../notifications/notifications.ts'
import { confirmLetter } from './newsletter-letter.ts'
import {
  confirmByTokenHash,
  insertSubscription,
  leaveByToken,
  selectStatus,
  selectSubscription,
  updateSubscription,
} from './newsletter-queries.ts'

/** Between two mails to the same address, however often somebody types it into the form. */
const quietTime = 10 * 60 * 1000

interface Around {
  clock: Clock
  jobs: Jobs
  /** The address of the pages in the reader's language, without a slash at its end. */
  pagesUrl: string
}

/**
 * Takes note of a wish for the newsletter and sends the confirming mail. Someone who is on the list already, or has
 * a mail on the way, gets no other one; the caller cannot tell the difference.
 */
export async function askForNewsletter(
  db: Db,
  around: Around,
  { email, language }: { email: string; language: string },
): Promise<void> {
  const now = around.clock.now()
  const confirmToken = newToken()
  const asked = {
    language,
    status: 'pending',
    confirmedAt: null,
    confirmTokenHash: hashToken(confirmToken),
    askedAt: now,
  } as const
  await db.transaction(async (tx) => {
    const known = await selectSubscription(tx, email)
    if (known?.status === 'confirmed') return
    if (known?.status === 'pending' && now.getTime() - known.askedAt.getTime() < quietTime) return
    const leaveToken = known?.leaveToken ?? newToken()
    if (known !== undefined) await updateSubscription(tx, known.id, asked)
    else if (!(await insertSubscription(tx, { email, leaveToken, ...asked }))) return
    const letter = confirmLetter({
      language,
      confirmUrl: `${around.pagesUrl}/newsletter/confirm?token=${confirmToken}`,
      leaveUrl: `${around.pagesUrl}/newsletter/leave?token=${leaveToken}`,
    })
    await postLetter(tx, around, { recipient: email, letter })
  })
}

/** Puts an address on the list; following the link twice is a success twice. */
export const confirmNewsletter = (db: Db, clock: Clock, token: string): Promise<boolean> =>
  confirmByTokenHash(db, hashToken(token), clock.now())

/** Takes an address off the list; following the link twice is a success twice. */
export const leaveNewsletter = (db: Db, clock: Clock, token: string): Promise<boolean> =>
  leaveByToken(db, token, clock.now())

/** Whether letters go to an address. */
export async function getsNewsletter(db: Db, email: string): Promise<boolean> {
  return (await selectStatus(db, email)) === 'confirmed'
}

/** Puts an address on the list that is proved already, such as a customer's own. */
export async function joinNewsletter(
  db: Db,
  clock: Clock,
  { email, language }: { email: string; language: string },
): Promise<void> {
  const now = clock.now()
  const joined = {
    language,
    status: 'confirmed',
    confirmedAt: now,
    confirmTokenHash: null,
    askedAt: now,
  } as const
  await db.transaction(async (tx) => {
    const known = await selectSubscription(tx, email)
    if (known?.status === 'confirmed') return
    if (known !== undefined) await updateSubscription(tx, known.id, joined)
    else await insertSubscription(tx, { email, leaveToken: newToken(), ...joined })
  })
}

/** Takes an address off the list whose owner is known to ask. */
export async function takeOffNewsletter(db: Db, clock: Clock, email: string): Promise<void> {
  await db.transaction(async (tx) => {
    const known = await selectSubscription(tx, email)
    const left = { status: 'left', leftAt: clock.now(), confirmTokenHash: null } as const
    if (known !== undefined && known.status !== 'left') await updateSubscription(tx, known.id, left)
  })
}
