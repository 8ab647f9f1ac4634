import { expect, test } from 'vitest'
import { afterAnotherMail, type CodeMails, secondsUntilNextMail } from './code-mail-waits.ts'

const start = new Date('2026-11-16T03:00:00Z')
const at = (seconds: number) => new Date(start.getTime() + seconds * 1000)

test('the first mail goes at once, the next ones after 60, 120 and 300 seconds', () => {
  let mails: CodeMails | undefined
  let now = 0
  const waited: number[] = []
  for (let count = 0; count < 5; count++) {
    const wait = secondsUntilNextMail(mails, at(now))
    waited.push(wait)
    now += wait
    expect(secondsUntilNextMail(mails, at(now))).toBe(0)
    mails = afterAnotherMail(mails, at(now))
  }
  expect(waited).toEqual([0, 60, 120, 300, 300])
})

test('after five mails the rest of the hour is quiet, and then it begins anew', () => {
  const five = { sent: 5, firstAt: at(0), lastAt: at(780) }
  expect(secondsUntilNextMail(five, at(780))).toBe(3600 - 780)
  expect(secondsUntilNextMail(five, at(3599))).toBe(1)
  expect(secondsUntilNextMail(five, at(3600))).toBe(0)
  expect(afterAnotherMail(five, at(3600))).toEqual({ sent: 1, firstAt: at(3600), lastAt: at(3600) })
})

test('a mail at the end of the hour still has its pause', () => {
  const late = { sent: 3, firstAt: at(0), lastAt: at(3590) }
  expect(secondsUntilNextMail(late, at(3600))).toBe(290)
})

test('a second that has not passed yet is waited for', () => {
  expect(secondsUntilNextMail({ sent: 1, firstAt: at(0), lastAt: at(0) }, at(59.2))).toBe(1)
})
