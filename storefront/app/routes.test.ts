import type { RouteConfigEntry } from '@react-router/dev/routes'
import { expect, test } from 'vitest'
import routes from './routes.ts'

const flat = (entries: RouteConfigEntry[]): RouteConfigEntry[] =>
  entries.flatMap((entry) => [entry, ...flat(entry.children ?? [])])

const screens = flat(routes).filter((entry) => entry.path !== undefined && entry.path !== '*')

test('every screen exists in English, in Indonesian and in any language of the database', () => {
  const byFile = Map.groupBy(screens, (entry) => entry.file)
  for (const [file, entries] of byFile) {
    const paths = entries.map((entry) => `/${entry.path}`.replace(/^\/+/, '/'))
    const english = paths[0] ?? ''
    const bare = english === '/' ? '' : english
    expect(paths, file).toEqual([english, `/id${bare}`, `/:language${bare}`])
  }
})

test('no two screens share an address', () => {
  const paths = screens.map((entry) => entry.path)
  expect(new Set(paths).size).toBe(paths.length)
})
