import { expect, test } from 'vitest'
import { type Files, installedFolders, newestFirst } from './find-installed.ts'

/** A file system of the given files; a value other than its key is the file behind a link. */
function filesOf(paths: Record<string, string>): Files {
  return {
    list: (folder) => {
      const inside = Object.keys(paths).filter((path) => path.startsWith(`${folder}/`))
      return [...new Set(inside.map((path) => path.slice(folder.length + 1).split('/')[0] ?? ''))]
    },
    realPath: (path) => paths[path],
  }
}

function serverIn(folder: string): Record<string, string> {
  return Object.fromEntries([`${folder}/postgres`, `${folder}/initdb`].map((path) => [path, path]))
}

test('the highest version comes first, by number, and those older than 15 not at all', () => {
  expect(newestFirst(['9.6', '14', '16', '100', '15', 'common'], /^(\d+)$/)).toEqual(['100', '16', '15'])
  expect(newestFirst(['postgresql@14', 'postgresql@18', 'postgis'], /^postgresql@(\d+)$/)).toEqual([
    'postgresql@18',
  ])
})

test('PATH comes before the usual folders, the newest of those first', () => {
  const files = filesOf({
    ...serverIn('/usr/local/pgsql/bin'),
    ...serverIn('/usr/lib/postgresql/15/bin'),
    ...serverIn('/usr/lib/postgresql/17/bin'),
    ...serverIn('/opt/homebrew/opt/postgresql@16/bin'),
    ...serverIn('/home/me/my pg/bin'),
  })
  expect(installedFolders('/usr/bin:/home/me/my pg/bin', files)).toEqual([
    '/home/me/my pg/bin',
    '/usr/lib/postgresql/17/bin',
    '/usr/lib/postgresql/15/bin',
    '/opt/homebrew/opt/postgresql@16/bin',
    '/usr/local/pgsql/bin',
  ])
})

test('a link in PATH leads to the folder of the real server, which is named once', () => {
  const files = filesOf({
    ...serverIn('/usr/lib/postgresql/15/bin'),
    '/usr/local/bin/postgres': '/usr/lib/postgresql/15/bin/postgres',
  })
  expect(installedFolders('/usr/local/bin:/usr/bin', files)).toEqual(['/usr/lib/postgresql/15/bin'])
})

test('a server without initdb beside it is no choice', () => {
  expect(installedFolders('/usr/bin', filesOf({ '/usr/bin/postgres': '/usr/bin/postgres' }))).toEqual([])
})
