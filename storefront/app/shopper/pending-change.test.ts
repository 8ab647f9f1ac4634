import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { forgetPending, keepPending, readPending, takePending } from './pending-change.ts'

const minute = 60_000
const noon = Date.UTC(2026, 10, 17, 5)

function aStorage() {
  const kept = new Map<string, string>()
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  }
}

beforeEach(() => {
  vi.stubGlobal('sessionStorage', aStorage())
  vi.stubGlobal('localStorage', aStorage())
})
afterEach(() => vi.unstubAllGlobals())

test('what a guest wanted is handed over once', () => {
  keepPending({ list: 'wishlist', id: 'a' }, noon)
  expect(takePending(noon + minute)).toEqual({ list: 'wishlist', id: 'a' })
  expect(takePending(noon + minute)).toBeUndefined()
})

test('a copy of the tab does not do it again', () => {
  keepPending({ list: 'compare', id: 'a' }, noon)
  const copied = sessionStorage.getItem('pendingChange')
  takePending(noon)
  vi.stubGlobal('sessionStorage', aStorage())
  sessionStorage.setItem('pendingChange', copied ?? '')
  expect(takePending(noon)).toBeUndefined()
})

test('half an hour later it is forgotten', () => {
  keepPending({ list: 'following', id: 'gema-fatmawati' }, noon)
  const kept = sessionStorage.getItem('pendingChange')
  expect(readPending(kept, noon + 30 * minute)).toBeDefined()
  expect(readPending(kept, noon + 30 * minute + 1)).toBeUndefined()
  expect(readPending(kept, noon - 1)).toBeUndefined()
})

test('somebody who leaves the sign-in no longer wants it', () => {
  keepPending({ list: 'wishlist', id: 'a' }, noon)
  forgetPending()
  expect(takePending(noon)).toBeUndefined()
})

test.each([
  'nonsense',
  '{"list":"orders","id":"a","at":1}',
  '{"list":"wishlist","id":7,"at":1}',
  '{"list":"wishlist","id":"a"}',
  'null',
  '',
  null,
])('%j is nothing that anybody wanted', (kept) => expect(readPending(kept, 2)).toBeUndefined())

test('where storage is switched off nothing waits and nothing breaks', () => {
  vi.stubGlobal('sessionStorage', undefined)
  keepPending({ list: 'wishlist', id: 'a' }, noon)
  expect(takePending(noon)).toBeUndefined()
})
