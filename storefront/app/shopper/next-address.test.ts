import { expect, test } from 'vitest'
import { nextOf, safeNext, withNext } from './next-address.ts'

test.each(['/user/orders', '/id/user/profile?tab=2#top', '/a/product/1?variant=x&y=%2F%2Fz', '/'])(
  '%s is an address of this shop',
  (address) => expect(safeNext(address)).toBe(address),
)

test.each([
  'https://evil.example',
  '//evil.example',
  '///evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  '/\t/evil.example',
  '/\n//evil.example',
  'javascript:alert(1)',
  'user/orders',
  '',
  '/..//evil.example',
  '/./\\evil.example',
  `/${'x'.repeat(600)}`,
  null,
  undefined,
])('%j leads nowhere', (address) => expect(safeNext(address)).toBeUndefined())

test('what an address carries along is found again', () => {
  const address = withNext('/login', '/user/orders?page=2&x=ä')
  expect(nextOf(address.slice('/login'.length))).toBe('/user/orders?page=2&x=%C3%A4')
  expect(withNext('/login', undefined)).toBe('/login')
  expect(withNext('/login', '/')).toBe('/login')
})
