import { expect, test } from 'vitest'
import { isShared } from './is-shared.ts'

test('an answer is the same for everybody, for nobody else, or for who asks with certain fields alone', () => {
  expect(isShared({ shared: true }, ['page'])).toBe(true)
  expect(isShared({}, [])).toBe(false)
  const some = { shared: ['product'] }
  expect(isShared(some, ['product'])).toBe(true)
  expect(isShared(some, [])).toBe(false)
  expect(isShared(some, ['code'])).toBe(false)
  expect(isShared(some, ['product', 'code'])).toBe(false)
  expect(isShared({ shared: [] }, [])).toBe(true)
  expect(isShared({ shared: [] }, ['code'])).toBe(false)
})
