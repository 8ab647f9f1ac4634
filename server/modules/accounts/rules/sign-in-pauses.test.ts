import { expect, test } from 'vitest'
import { afterFailure, isLongPause, type SignInFailures, secondsPaused } from './sign-in-pauses.ts'

const start = new Date('2026-11-16T03:00:00Z')
const at = (seconds: number) => new Date(start.getTime() + seconds * 1000)

test('ten wrong passwords: four are free, five slow down, the tenth brings a quarter of an hour', () => {
  let known: SignInFailures | undefined
  let now = 0
  const waits: number[] = []
  for (let count = 0; count < 10; count++) {
    known = afterFailure(known, at(now))
    const wait = secondsPaused(known, at(now))
    waits.push(wait)
    if (!isLongPause(wait)) now += wait
  }
  expect(waits).toEqual([0, 0, 0, 0, 2, 4, 8, 15, 30, 900])
  expect(secondsPaused(known, at(now + 899.5))).toBe(1)
  expect(secondsPaused(known, at(now + 900))).toBe(0)
  expect(afterFailure(known, at(now + 900)).failures).toBe(1)
})

test('a quarter of an hour of rest wipes the slate', () => {
  const nine = { failures: 9, lastAt: at(0), pausedUntil: at(30) }
  expect(afterFailure(nine, at(899)).failures).toBe(10)
  expect(afterFailure(nine, at(900)).failures).toBe(1)
})
