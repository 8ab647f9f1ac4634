import type { RouteConfigEntry } from '@react-router/dev/routes'
import { matchRoutes, type RouteObject } from 'react-router'
import { expect, test } from 'vitest'
import shopRoutes from './routes.ts'
import { routesAround, screensOf } from './routes-of-address.ts'

const routes = {
  root: { path: '' },
  shop: { parentId: 'root' },
  home: { parentId: 'shop', path: '/' },
  brands: { parentId: 'shop', path: '/brands' },
  brand: { parentId: 'shop', path: '/brands/:slug' },
  checkout: { parentId: 'root' },
  done: { parentId: 'checkout', path: '/:language/checkout' },
  lost: { parentId: 'shop', path: '*' },
}
const screensAt = screensOf(routes)

test('an address leads to screens with as many parts and the same words, and to what is there for all others', () => {
  expect(screensAt('/brands')).toEqual(['brands', 'lost'])
  expect(screensAt('/brands/laras')).toEqual(['brand', 'lost'])
  expect(screensAt('/ja/checkout')).toEqual(['done', 'lost'])
  expect(screensAt('/brands/checkout/')).toEqual(['brand', 'done', 'lost'])
})

test('large letters and coded signs are read as React Router reads them', () => {
  expect(screensAt('/BRANDS')).toEqual(['brands', 'lost'])
  expect(screensAt('/%62rands')).toEqual(['brands', 'lost'])
  expect(screensAt('/%42rands')).toEqual(['brands', 'lost'])
  expect(screensAt('/brands%2Flaras')).toEqual(['lost'])
  expect(screensAt('/brands/%zz')).toEqual(['brand', 'lost'])
})

test('a part that may be missing is counted both ways', () => {
  const complaintsAt = screensOf({ complaint: { path: '/complaint/:id?' } })
  expect(['/', '/complaint', '/complaint/7', '/complaint/7/8'].map((at) => complaintsAt(at).length)).toEqual([
    0, 1, 1, 0,
  ])
})

test('an address that no screen is as long as is lost', () => {
  expect(screensAt('/1/2/3/4/5/6/7/8/9')).toEqual(['lost'])
})

test('around a screen stands what it is within, in the order in which it is drawn', () => {
  expect(Object.keys(routesAround(routes, ['done', 'lost']))).toEqual([
    'root',
    'checkout',
    'done',
    'shop',
    'lost',
  ])
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
  const addresses = paths.flatMap((path) => {
    const whole = path.replace(/:\w+\??|\*/g, 'some')
    const short = path.replace(/\/:\w+\?/g, '').replace(/:\w+|\*/g, 'some') || '/'
    return [whole, short, `${whole}/`, whole.toUpperCase(), whole.replace(/[a-z]/, coded)]
  })
  expect(addresses.length).toBeGreaterThan(400)
  const tree = asTree(all)
  const screens = screensOf(all)
  for (const address of addresses)
    expect(screenAt(asTree(routesAround(all, screens(address))), address), address).toBe(
      screenAt(tree, address),
    )
})

const coded = (letter: string) => `%${letter.charCodeAt(0).toString(16)}`
