import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { emptyContact } from './contact-values.ts'
import { forgetMessage, keepMessage, recallMessage } from './kept-message.ts'

const kept = new Map<string, string>()
beforeEach(() => {
  kept.clear()
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  })
})
afterEach(() => vi.unstubAllGlobals())

test('what was typed is there again, until it is sent', () => {
  keepMessage({ ...emptyContact, message: 'Is it loud?', topic: 'product' }, emptyContact)
  expect(recallMessage()).toEqual({ message: 'Is it loud?', topic: 'product' })
  forgetMessage()
  expect(recallMessage()).toEqual({})
})

test('a name that the account has filled in is not kept, a changed one is', () => {
  const known = { ...emptyContact, name: 'Dewi', email: 'dewi@surel.example' }
  keepMessage({ ...known, email: 'kantor@surel.example' }, known)
  expect(recallMessage()).toEqual({ email: 'kantor@surel.example' })
})

test.each(['', 'nonsense', 'null', '7', '["a"]', '{"name":7,"id":"x","message":null}'])(
  'where %j stands instead, the form begins empty',
  (text) => {
    kept.set('gema-contact', text)
    expect(recallMessage()).toEqual({})
  },
)

test('without storage nothing is kept and nothing breaks', () => {
  vi.stubGlobal('sessionStorage', undefined)
  keepMessage({ ...emptyContact, message: 'Hello' }, emptyContact)
  expect(recallMessage()).toEqual({})
})
