import { mkdtemp, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { staffSession } from './staff-session.ts'

let dataDir: string
beforeAll(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'gema-staff-'))
})
afterAll(() => rm(dataDir, { recursive: true }))

const at = (siteUrl: string) => staffSession({ dataDir, siteUrl })
const here = 'http://localhost:3000'

test('a token is kept for its shop alone, readable by its owner alone, until it is forgotten', async () => {
  expect(await at(here).token()).toBeUndefined()
  const file = path.join(dataDir, 'staff-session')
  await writeFile(file, 'not ours', { mode: 0o644 })
  expect(await at(here).token()).toBeUndefined()
  await at(here).keep('staff_1')
  expect((await stat(file)).mode & 0o777).toBe(0o600)
  expect(await at(here).token()).toBe('staff_1')
  expect(await at('https://elsewhere.example').token()).toBeUndefined()
  await at(here).forget()
  expect(await at(here).token()).toBeUndefined()
})
