/** How often a mail with a code or a link went to an address. */
export interface CodeMails {
  sent: number
  firstAt: Date
  lastAt: Date
}

/** Seconds to wait after the first mail, the second, and every later one. */
const waits = [60, 120, 300]
const mostInAnHour = 5
const hour = 3600

/** Seconds until another mail may go to the address; 0 when it may go now. */
export function secondsUntilNextMail(mails: CodeMails | undefined, now: Date): number {
  if (mails === undefined || isOver(mails, now)) return 0
  const sinceLast = secondsBetween(mails.lastAt, now)
  const sinceFirst = secondsBetween(mails.firstAt, now)
  const pause = (waits[mails.sent - 1] ?? waits.at(-1) ?? hour) - sinceLast
  const untilHourIsOver = mails.sent >= mostInAnHour ? hour - sinceFirst : 0
  return Math.max(0, Math.ceil(Math.max(pause, untilHourIsOver)))
}

/** The account of an address after one more mail. */
export function afterAnotherMail(mails: CodeMails | undefined, now: Date): CodeMails {
  if (mails === undefined || isOver(mails, now)) return { sent: 1, firstAt: now, lastAt: now }
  return { sent: mails.sent + 1, firstAt: mails.firstAt, lastAt: now }
}

const secondsBetween = (before: Date, now: Date): number => (now.getTime() - before.getTime()) / 1000

/** An hour after the first mail everything begins anew, as long as the last one has been given its time. */
const isOver = (mails: CodeMails, now: Date): boolean =>
  secondsBetween(mails.firstAt, now) >= hour && secondsBetween(mails.lastAt, now) >= (waits.at(-1) ?? 0)
