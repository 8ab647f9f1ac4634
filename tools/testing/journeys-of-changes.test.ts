import { existsSync, globSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { journeysOfChanges } from './journeys-of-changes.ts'

const root = path.resolve(import.meta.dirname, '../..')
const every = ['account', 'after-sale', 'buy', 'browse', 'compose', 'shell']

test.each([
  [['server/modules/cart/price-cart.ts'], ['buy']],
  [
    ['storefront/app/screens/complaint/complaint-form.tsx', 'contract/calls/search.ts'],
    ['after-sale', 'browse'],
  ],
  [['e2e/journeys/compose/simulation-fits-and-is-accessible.spec.ts'], ['compose']],
  [['storefront/app/ui/dialog.tsx'], every],
  [['server/platform/database/upsert.ts'], every],
  [['e2e/visits/page-fits.ts'], every],
  [
    [
      'README.md',
      'server/modules/cart/cart.test.ts',
      'tools/bench/bench.ts',
      'e2e/deep/several-processes.test.ts',
    ],
    [],
  ],
])('changes of %j are gone through by the journeys in %j', (files, folders) => {
  expect(journeysOfChanges(files)).toEqual(folders)
})

test('every folder of journeys belongs to some subject', () => {
  const folders = globSync('e2e/journeys/*', { cwd: root }).map((folder) => path.basename(folder))
  expect(folders.toSorted()).toEqual(every.toSorted())
})

test('every screen, call and module has a subject, and so sets off few journeys', () => {
  const named = ['storefront/app/screens/*', 'server/calls/*', 'server/modules/*']
    .flatMap((pattern) => globSync(pattern, { cwd: root }))
    .filter((place) => !place.endsWith('.ts') && existsSync(path.join(root, place)))
  const ofAll = named.filter((place) => journeysOfChanges([`${place}/a.ts`]).length === every.length)
  expect(ofAll.map((place) => path.basename(place)).toSorted()).toEqual(
    ['callers', 'notifications', 'paging', 'regions', 'utility'].toSorted(),
  )
})
