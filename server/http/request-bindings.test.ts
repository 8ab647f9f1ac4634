import { expect, test } from 'vitest'
import { newRequestId } from './request-bindings.ts'

test('every request has an id of its own, and none looks like the one before', () => {
  const ids = Array.from({ length: 10_000 }, newRequestId)
  expect(new Set(ids).size).toBe(ids.length)
  expect(ids.every((id) => /^[0-9a-f]{12}$/.test(id))).toBe(true)
  const alike = ids.filter((id, place) => id.slice(0, 4) === ids[place - 1]?.slice(0, 4))
  expect(alike).toEqual([])
})
