import { expect, test } from 'vitest'
import { z } from 'zod'
import { queryFlag, queryList } from './query-list.ts'

const list = queryList(z.string().min(1).max(5))

test('a name that is not there is an empty list, one alone a list of one, several are all of them', () => {
  expect(list.parse(undefined)).toEqual([])
  expect(list.parse('laras')).toEqual(['laras'])
  expect(list.parse(['laras', 'serat'])).toEqual(['laras', 'serat'])
})

test('forty values may be chosen and not one more', () => {
  expect(list.parse(Array(40).fill('a'))).toHaveLength(40)
  expect(list.safeParse(Array(41).fill('a')).success).toBe(false)
})

test('every value of a list is checked', () => {
  expect(list.safeParse(['laras', '']).success).toBe(false)
  expect(list.safeParse('far too long').success).toBe(false)
  expect(list.safeParse({ laras: 1 }).success).toBe(false)
})

test('a switch is on with 1 alone', () => {
  expect([undefined, '0', '1'].map((value) => queryFlag.parse(value))).toEqual([false, false, true])
  for (const wrong of ['', 'yes', 'true', ['1', '1']]) expect(queryFlag.safeParse(wrong).success).toBe(false)
})
