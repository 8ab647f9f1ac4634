import { expect, test } from 'vitest'
import { whatItSays } from './what-it-says.ts'

const says = (value: unknown) => whatItSays(Buffer.from(JSON.stringify(value)))
const at = (server_time: string, more: object = {}) => ({
  data: { before: 1, server_time, after: 2, ...more },
})

test('the moment at which an answer was made is no part of what it says', () => {
  const early = says(at('2026-11-17T08:00:00.000Z'))
  expect(says(at('2026-11-17T08:01:00.000Z'))).toBe(early)
  expect(says(at('2026-11-17T08:01:00.000Z', { price: 1 }))).not.toBe(early)
  expect(says({ data: { before: 2, server_time: '2026-11-17T08:00:00.000Z', after: 2 } })).not.toBe(early)
})

test('every such moment is left out, and nothing else', () => {
  const two = (first: string, second: string, end_time: string) => says([at(first), { end_time }, at(second)])
  expect(two('a', 'b', 'z')).toBe(two('c', 'd', 'z'))
  expect(two('a', 'b', 'z')).not.toBe(two('a', 'b', 'y'))
  expect(says([])).not.toBe(says([1]))
})
