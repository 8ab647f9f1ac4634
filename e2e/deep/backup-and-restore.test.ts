import { execFile } from 'node:child_process'
import { cp, readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { silentProgress } from '@gema/host/progress.ts'
import { runShop } from '@gema/host/run-shop.ts'
import { readConfig } from '@gema/server/platform/config.ts'
import { createLog } from '@gema/server/platform/log.ts'
import { filesBelow, hashOf } from '@gema/tools/backup/checksums.ts'
import { findProgram } from '@gema/tools/backup/client-programs.ts'
import { readFacts } from '@gema/tools/backup/database-facts.ts'
import { createDatabase, dropDatabase } from '@gema/tools/postgres/with-postgres.ts'
import { afterAll, beforeAll, describe, expect, inject, onTestFinished, test } from 'vitest'
import { fingerprintOf } from '../process/fingerprint.ts'
import { aDataFolder, startShop } from '../process/shop-process.ts'
import { temporaryFolder } from '../process/temporary-folder.ts'

const root = path.resolve(import.meta.dirname, '../..')
const { major } = await readFacts(inject('postgresUrl'))
// The server may be one from npm, which brings no programs, or newer than those of this machine.
const reason = await findProgram('pg_dump', major).then(
  () => undefined,
  (error: Error) => error.message,
)
if (reason !== undefined) console.log(`Backup and restore are not tried here. ${reason}`)

/** Runs a command as an operator would; answers how it ended and all that it has printed. */
async function run(command: 'backup' | 'restore', folder: string, settings: Record<string, string>) {
  const env = { PATH: process.env.PATH, DATABASE_URL: '', ...settings }
  const program = [path.join(root, `tools/backup/${command}.ts`), folder]
  const ended = promisify(execFile)(process.execPath, program, { cwd: root, env })
  return ended.then(
    ({ stdout }) => ({ code: 0, text: stdout }),
    ({ code, stdout, stderr }) => ({ code: Number(code), text: `${stdout}${stderr}` }),
  )
}

/** A place to restore into: an empty database, and a data folder without anything. */
async function aNewPlace() {
  const url = await createDatabase(inject('postgresUrl'))
  onTestFinished(() => dropDatabase(url))
  return { DATABASE_URL: url, DATA_DIR: await aDataFolder(), SECRET_KEY: secretKey }
}

const secretKey = 'a key of thirty-two characters or more'

async function hashesBelow(folder: string): Promise<Record<string, string>> {
  const names = await filesBelow(folder)
  return Object.fromEntries(
    await Promise.all(names.map(async (name) => [name, await hashOf(path.join(folder, name))] as const)),
  )
}

describe.runIf(reason === undefined)('a backup of the demo shop', () => {
  let settings: Record<string, string>
  let backup: string
  let place: Awaited<ReturnType<typeof temporaryFolder>>
  beforeAll(async () => {
    place = await temporaryFolder('gema backup ')
    const DATABASE_URL = await createDatabase(inject('postgresUrl'))
    settings = { DATABASE_URL, DATA_DIR: path.join(place.folder, 'data'), SECRET_KEY: secretKey }
    backup = path.join(place.folder, 'a backup')
    await fillShop(settings)
    const made = await run('backup', backup, settings)
    expect(made.text).toContain('The backup is whole')
    expect(made.code).toBe(0)
  }, 180_000)
  afterAll(async () => {
    await dropDatabase(settings.DATABASE_URL ?? '')
    await place.remove()
  })

  test('gives back every row and every file, and the shop opens on them', async () => {
    const copy = await aNewPlace()
    const restored = await run('restore', backup, copy)
    expect(restored.text).toContain('npm run check:books')
    expect(restored.text).not.toContain('CAUTION')
    const [before, after] = [
      await fingerprintOf(settings.DATABASE_URL ?? ''),
      await fingerprintOf(copy.DATABASE_URL),
    ]
    expect(Object.keys(before).filter((name) => name.startsWith('table jobs.')).length).toBeGreaterThan(3)
    expect(before['table public.products']).toMatch(/^184 /)
    expect(after).toEqual(before)
    const files = await hashesBelow(path.join(settings.DATA_DIR ?? '', 'files'))
    expect(Object.keys(files).length).toBeGreaterThan(100)
    expect(await hashesBelow(path.join(copy.DATA_DIR, 'files'))).toEqual(files)

    const shop = startShop({ ...copy, DEMO: '1' })
    expect(await (await fetch(`${await shop.opened}/demo/mailbox`)).text()).toContain('ana@surel.example')
  }, 120_000)

  test('is not written over a shop, nor over files', async () => {
    const intoItself = await run('restore', backup, settings)
    expect([intoItself.code, intoItself.text]).toEqual([1, expect.stringContaining('is not empty')])
    const { DATABASE_URL } = await aNewPlace()
    const overFiles = await run('restore', backup, { ...settings, DATABASE_URL })
    expect([overFiles.code, overFiles.text]).toEqual([1, expect.stringContaining('is not empty')])
    expect((await readFacts(DATABASE_URL)).isEmpty).toBe(true)
  })

  test('is not made twice in one folder', async () => {
    const again = await run('backup', backup, settings)
    expect([again.code, again.text]).toEqual([1, expect.stringContaining('Name a new one for each backup')])
  })

  test('says so when the key is another one', async () => {
    const restored = await run('restore', backup, {
      ...(await aNewPlace()),
      SECRET_KEY: secretKey.toUpperCase(),
    })
    expect(restored.text).toContain('CAUTION: SECRET_KEY is not the one of the backup')
  })

  const harms: [string, (folder: string) => Promise<unknown>, string][] = [
    [
      'a changed database',
      (folder) => flipByte(path.join(folder, 'database.dump')),
      'database.dump is not what was written',
    ],
    ['a missing database', (folder) => rm(path.join(folder, 'database.dump')), 'database.dump is missing'],
    ['a missing file', async (folder) => rm(await aFileOf(folder)), 'is missing'],
    ['a changed file', async (folder) => flipByte(await aFileOf(folder)), 'is not what was written'],
    [
      'a file too many',
      (folder) => writeFile(path.join(folder, 'files/more'), 'x'),
      'files/more does not belong to it',
    ],
    [
      'other checksums',
      (folder) => writeFile(path.join(folder, 'SHA256SUMS'), ''),
      'SHA256SUMS is not the one',
    ],
    ['no end', (folder) => rm(path.join(folder, 'manifest.json')), 'holds no manifest.json'],
    [
      'half a manifest',
      (folder) => writeFile(path.join(folder, 'manifest.json'), '{'),
      'cannot be understood',
    ],
    ['migrations of the future', claimNewer, 'of a newer shop (version 0.1.0, with 9999_future.sql)'],
  ]

  test.each(harms)('with %s is refused before anything is written', async (_harm, harm, sentence) => {
    const { folder, remove } = await temporaryFolder('gema broken ')
    onTestFinished(remove)
    const broken = path.join(folder, 'backup')
    await cp(backup, broken, { recursive: true })
    await harm(broken)
    const target = await aNewPlace()
    const { code, text } = await run('restore', broken, target)
    expect([code, text]).toEqual([1, expect.stringContaining(sentence)])
    expect(text).not.toMatch(/\n\s+at /)
    expect((await readFacts(target.DATABASE_URL)).isEmpty).toBe(true)
    expect(await filesBelow(target.DATA_DIR)).toEqual([])
  })
})

test('a shop with the embedded database is told to copy its folder', async () => {
  const DATA_DIR = await aDataFolder()
  const { code, text } = await run('backup', path.join(DATA_DIR, 'backup'), { DATA_DIR })
  expect([code, text]).toEqual([
    1,
    expect.stringContaining(`Stop the shop and copy its whole folder, ${DATA_DIR}`),
  ])
})

test('a database that holds no shop is not backed up', async () => {
  const target = await aNewPlace()
  const { code, text } = await run('backup', path.join(target.DATA_DIR, 'backup'), target)
  expect([code, text]).toEqual([1, expect.stringContaining('holds no shop')])
})

/** The demo, its jobs, and a mail to somebody; then the shop is closed, so that nothing changes any more. */
async function fillShop(settings: Record<string, string>): Promise<void> {
  const config = readConfig({ ...settings, DEMO: '1' })
  const running = await runShop({ config, log: createLog('silent'), say: silentProgress })
  try {
    const address = 'http://localhost/api/storefront/newsletter/store'
    const body = JSON.stringify({ email: 'ana@surel.example' })
    expect((await running.app.fetch(new Request(address, { method: 'POST', body }))).status).toBe(200)
  } finally {
    await running.close()
  }
}

async function aFileOf(folder: string): Promise<string> {
  const [name = ''] = await filesBelow(path.join(folder, 'files'))
  return path.join(folder, 'files', name)
}

async function flipByte(file: string): Promise<void> {
  const bytes = await readFile(file)
  const middle = Math.floor(bytes.length / 2)
  bytes[middle] = (bytes[middle] ?? 0) ^ 1
  await writeFile(file, bytes)
}

async function claimNewer(folder: string): Promise<void> {
  const file = path.join(folder, 'manifest.json')
  const manifest = JSON.parse(await readFile(file, 'utf8'))
  await writeFile(
    file,
    JSON.stringify({ ...manifest, migrations: [...manifest.migrations, '9999_future.sql'] }),
  )
}
