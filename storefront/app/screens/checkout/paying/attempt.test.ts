import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { z } from 'zod'
import { newUuid } from '../../../api/new-uuid.ts'
import {
  attemptAnswered,
  attemptFor,
  beginAttempt,
  forgetAttempt,
  markOfWish,
  type OrderWish,
  recallAttempt,
} from './attempt.ts'

const wish: OrderWish = { expected_total: 40_307_450, payment_method: 3, note: '', dropship_name: '' }
const wanted = { wish, revision: 7 }

beforeEach(() => {
  const kept = new Map<string, string>()
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  })
})
afterEach(() => vi.unstubAllGlobals())

test('the same order sent again has the same key, also after an answer', () => {
  const { key } = beginAttempt(wanted)
  expect(beginAttempt(wanted).key).toBe(key)
  attemptAnswered()
  expect(beginAttempt({ wish: { ...wish }, revision: 7 }).key).toBe(key)
})

test('anything that changes begins another attempt', () => {
  const known = attemptFor(undefined, wanted, () => 'first')
  const second = () => 'second'
  expect(attemptFor(known, { ...wanted, wish: { ...wish, note: 'Pagar hitam' } }, second).key).toBe('second')
  expect(attemptFor(known, { ...wanted, wish: { ...wish, expected_total: 1 } }, second).key).toBe('second')
  expect(attemptFor(known, { ...wanted, revision: 8 }, second).key).toBe('second')
  expect(attemptFor(known, wanted, second).key).toBe('first')
})

test('the order of the fields does not matter', () => {
  const turned = Object.fromEntries(Object.entries(wish).toReversed()) as OrderWish
  expect(markOfWish({ wish: turned, revision: 7 })).toBe(markOfWish(wanted))
})

test('what was sent is kept until an answer comes, with its key', () => {
  const { key } = beginAttempt(wanted)
  expect(recallAttempt()?.unanswered).toEqual({ ...wish, idempotency_key: key })
  attemptAnswered()
  expect(recallAttempt()).toEqual({ key, mark: markOfWish(wanted) })
  forgetAttempt()
  expect(recallAttempt()).toBeUndefined()
})

test('a browser without storage can order too', () => {
  vi.stubGlobal('sessionStorage', undefined)
  expect(beginAttempt(wanted).unanswered).toMatchObject(wish)
  expect(recallAttempt()).toBeUndefined()
})

test('keys are uuids, each another one', () => {
  const keys = Array.from({ length: 100 }, newUuid)
  expect(new Set(keys).size).toBe(100)
  for (const key of keys) expect(z.uuid().safeParse(key).success).toBe(true)
})
