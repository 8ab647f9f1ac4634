import { type ChildProcess, spawn } from 'node:child_process'
import { cp, mkdtemp, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { copyDatabase, createDatabase, dropDatabase } from '@gema/tools/postgres/with-postgres.ts'
import { shopCommand, shopEnvironment } from '@gema/tools/setup/shop-command.mjs'
import { inject, onTestFinished } from 'vitest'

const root = path.resolve(import.meta.dirname, '../..')

export interface ShopProcess {
  child: ChildProcess
  /** Everything it has printed so far. */
  output: () => string
  /** The address it has announced. */
  opened: Promise<string>
  exited: Promise<number | null>
}

/** Where to register what is to be done at the end: of the test, unless told otherwise. */
type AtEnd = (work: () => Promise<unknown>) => void
const atEndOfTest: AtEnd = (work) => onTestFinished(async () => void (await work()))

/** A data folder of its own, with a space in its path. */
export async function aDataFolder(atEnd = atEndOfTest): Promise<string> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'gema shop '))
  atEnd(() => rm(folder, { recursive: true, force: true }))
  return folder
}

/** Starts the built shop as `npm start` does, on a free port unless told otherwise. It is killed at the end. */
export function startShop(settings: Record<string, string>, atEnd = atEndOfTest): ShopProcess {
  const child = spawn(process.execPath, shopCommand, {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...shopEnvironment, PATH: process.env.PATH, PORT: '0', DATABASE_URL: '', ...settings },
  })
  let text = ''
  const exited = new Promise<number | null>((resolve) => child.on('exit', resolve))
  const opened = new Promise<string>((resolve, reject) => {
    const read = (part: Buffer) => {
      text += part
      const found = /Gema is open: (http:\/\/localhost:\d+)/.exec(text)?.[1]
      if (found) resolve(found)
    }
    child.stdout.on('data', read)
    child.stderr.on('data', read)
    exited.then(() => reject(new Error(`the shop ended before it opened:\n${text}`)))
  })
  // Whoever waits for the exit alone does not want to hear that it never opened.
  opened.catch(() => {})
  atEnd(() => {
    child.kill('SIGKILL')
    return exited
  })
  return { child, output: () => text, opened, exited }
}

/** Starts a demo shop on PostgreSQL: a copy of the prepared one, where there is one. */
export async function startDemoShop(atEnd = atEndOfTest): Promise<ShopProcess> {
  const { PREPARED_DEMO: database, PREPARED_DEMO_FILES: files } = process.env
  const dataDir = await aDataFolder(atEnd)
  if (files) await cp(files, dataDir, { recursive: true })
  const server = inject('postgresUrl')
  const url = database ? await copyDatabase(server, database) : await createDatabase(server)
  atEnd(() => dropDatabase(url))
  return startShop({ DATABASE_URL: url, DATA_DIR: dataDir, DEMO: '1' }, atEnd)
}
