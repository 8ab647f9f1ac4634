import { expect, test } from 'vitest'
import { nextPath } from './next-path.ts'

test.each(['/', '/user/orders', '/id/user/profile?tab=2#top', '/a/product/1?variant=x&y=%2F%2Fz'])(
  '%s is an address of this shop',
  (address) => expect(nextPath(address)).toBe(address),
)

test.each([
  'https://evil.example',
  '//evil.example',
  '///evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  '/\t/evil.example',
  '/\n//evil.example',
  '/..//evil.example',
  '/./\\evil.example',
  'javascript:alert(1)',
  'user/orders',
  '',
  `/${'x'.repeat(600)}`,
  null,
  undefined,
])('%j leads nowhere', (address) => expect(nextPath(address)).toBeUndefined())
