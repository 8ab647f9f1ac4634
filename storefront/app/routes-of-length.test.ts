import { expect, test } from 'vitest'
import { lengthOf, routesOfLength } from './routes-of-length.ts'

const routes = {
  root: { path: '' },
  shop: { parentId: 'root' },
  home: { parentId: 'shop', path: '/' },
  brands: { parentId: 'shop', path: '/brands' },
  checkout: { parentId: 'root' },
  done: { parentId: 'checkout', path: '/:language/checkout' },
  lost: { parentId: 'shop', path: '*' },
}

test('an address leads to routes with as many parts, in their order, and to what is there for all others', () => {
  expect(Object.keys(routesOfLength(routes, 1))).toEqual(['root', 'shop', 'brands', 'lost'])
  expect(Object.keys(routesOfLength(routes, 2))).toEqual(['root', 'checkout', 'done', 'shop', 'lost'])
})

test('an address that no screen is as long as is lost', () => {
  expect(Object.keys(routesOfLength(routes, 9))).toEqual(['root', 'shop', 'lost'])
})

test('parts are counted between slashes', () => {
  expect(lengthOf('/')).toBe(0)
  expect(lengthOf('/all/karaoke/')).toBe(2)
  expect(lengthOf('/a%2Fb')).toBe(1)
})
