import type { RouteConfigEntry } from '@react-router/dev/routes'
import { matchRoutes, type RouteObject } from 'react-router'
import { expect, test } from 'vitest'
import shopRoutes from './routes.ts'
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

test('a part that may be missing is counted both ways', () => {
  const complaint = { complaint: { path: '/complaint/:id?' } }
  expect([0, 1, 2, 3].map((length) => Object.keys(routesOfLength(complaint, length)).length)).toEqual([
    0, 1, 1, 0,
  ])
})

test('an address that no screen is as long as is lost', () => {
  expect(Object.keys(routesOfLength(routes, 9))).toEqual(['root', 'shop', 'lost'])
})

test('parts are counted between slashes', () => {
  expect(lengthOf('/')).toBe(0)
  expect(lengthOf('/all/karaoke/')).toBe(2)
  expect(lengthOf('/a%2Fb')).toBe(1)
})

type Flat = Record<string, { parentId?: string; path?: string }>

/** All routes of the shop, as the server is given them. */
function flatten(entries: RouteConfigEntry[], parentId?: string): Flat {
  return Object.assign(
    {},
    ...entries.map((entry) => {
      const id = entry.id ?? entry.file
      const own = { ...(entry.path !== undefined && { path: entry.path }), ...(parentId && { parentId }) }
      return { [id]: own, ...flatten(entry.children ?? [], id) }
    }),
  )
}

const asTree = (routes: Flat, parentId?: string): RouteObject[] =>
  Object.entries(routes)
    .filter(([, route]) => route.parentId === parentId)
    .map(([id, { path }]) => ({ id, ...(path !== undefined && { path }), children: asTree(routes, id) }))

const screenAt = (tree: RouteObject[], address: string) => matchRoutes(tree, address)?.at(-1)?.route.id

test('every address leads to the same screen as among all routes', () => {
  const all = flatten(shopRoutes as RouteConfigEntry[])
  const paths = Object.values(all).flatMap(({ path }) => (path === undefined ? [] : [path]))
  const addresses = paths.flatMap((path) => [
    path.replace(/:\w+\??|\*/g, 'some'),
    path.replace(/\/:\w+\?/g, '').replace(/:\w+|\*/g, 'some') || '/',
    `${path.replace(/:\w+\??|\*/g, 'some')}/`,
  ])
  expect(addresses.length).toBeGreaterThan(400)
  const whole = asTree(all)
  const some = [0, 1, 2, 3, 4, 5, 6].map((length) => asTree(routesOfLength(all, length)))
  for (const address of addresses)
    expect(screenAt(some[lengthOf(address)] ?? [], address), address).toBe(screenAt(whole, address))
})
