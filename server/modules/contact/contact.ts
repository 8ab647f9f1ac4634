import type { Clock } from '../../platform/clock.ts'
import type { Db } from '../../platform/database/database.ts'
import type { Jobs } from '../../platform/jobs/jobs.ts'
import { postLetter } from '../notifications/notifications.ts'
import { readSettings } from '../settings/settings.ts'
import { type ContactMessage, messageLetter, thanksLetter } from './contact-letters.ts'
import { hasWrittenSince, insertMessage } from './contact-queries.ts'

export type { ContactMessage } from './contact-letters.ts'

/** How long an address that was thanked is left in peace: the form must not send mails to strangers. */
const quietTime = 10 * 60 * 1000

/** Keeps a message to the shop, mails it there (where the shop has an address), and thanks the sender. */
export async function takeMessage(
  db: Db,
  around: { clock: Clock; jobs: Jobs },
  message: ContactMessage,
): Promise<void> {
  const { email } = await readSettings(db)
  await db.transaction(async (tx) => {
    const now = around.clock.now()
    const wroteLately = await hasWrittenSince(tx, message.email, new Date(now.getTime() - quietTime))
    await insertMessage(tx, { ...message, sentAt: now })
    if (email !== '') await postLetter(tx, around, { recipient: email, letter: messageLetter(message) })
    if (wroteLately) return
    await postLetter(tx, around, { recipient: message.email, letter: thanksLetter(message) })
  })
}
