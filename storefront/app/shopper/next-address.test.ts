import { expect, test } from 'vitest'
import { nextOf, withNext } from './next-address.ts'

test('what an address carries along is found again', () => {
  const address = withNext('/login', '/user/orders?page=2&x=ä')
  expect(nextOf(address.slice('/login'.length))).toBe('/user/orders?page=2&x=%C3%A4')
  expect(withNext('/login', undefined)).toBe('/login')
  expect(withNext('/login', '/')).toBe('/login')
})

test('another site is not led on to', () => {
  expect(nextOf('?next=//evil.example')).toBeUndefined()
  expect(nextOf('')).toBeUndefined()
})
