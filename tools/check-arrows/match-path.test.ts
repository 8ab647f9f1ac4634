import { expect, test } from 'vitest'
import { describePattern, matchPath } from './match-path.ts'

test('a star stays within one name and two stars go on', () => {
  expect(matchPath('server/*', 'server/app.ts')).toEqual({})
  expect(matchPath('server/*', 'server/http/router.ts')).toBeNull()
  expect(matchPath('server/**', 'server/http/router.ts')).toEqual({})
  expect(matchPath('server/calls/**/present-*.ts', 'server/calls/cart/present-cart.ts')).toEqual({})
})

test('a name is bound where it first stands and must then repeat', () => {
  expect(matchPath('server/modules/:any/:any.ts', 'server/modules/cart/cart.ts')).toEqual({ any: 'cart' })
  expect(matchPath('server/modules/:any/:any.ts', 'server/modules/cart/cart-queries.ts')).toBeNull()
})

test('a name bound before is kept', () => {
  expect(matchPath('server/modules/:own/**', 'server/modules/cart/cart.ts', { own: 'cart' })).not.toBeNull()
  expect(matchPath('server/modules/:own/**', 'server/modules/carts/cart.ts', { own: 'cart' })).toBeNull()
})

test('a dot is a dot', () => {
  expect(matchPath('server/app.ts', 'server/app-ts')).toBeNull()
})

test('a pattern is told in words', () => {
  expect(describePattern('server/modules/:own/rules/**', { own: 'cart' })).toBe('server/modules/cart/rules')
  expect(describePattern('server/modules/:lower/:lower.ts', { own: 'cart' })).toBe('doors of lower rank')
})
