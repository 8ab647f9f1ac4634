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

/** A data folder of this test's own, with a space in its path. */
export async function aDataFolder(): Promise<string> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'gema shop '))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  return folder
}

/** Starts the built shop as `npm start` does, on a free port unless told otherwise. It is killed when the test ends. */
export function startShop(settings: Record<string, string>): ShopProcess {
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
  onTestFinished(async () => {
    child.kill('SIGKILL')
    await exited
  })
  return { child, output: () => text, opened, exited }
}

/** Starts a demo shop on PostgreSQL: a copy of the prepared one, where there is one. */
export async function startDemoShop(): Promise<ShopProcess> {
  const { PREPARED_DEMO: database, PREPARED_DEMO_FILES: files } = process.env
  const dataDir = await aDataFolder()
  if (files) await cp(files, dataDir, { recursive: true })
  const server = inject('postgresUrl')
  const url = database ? await copyDatabase(server, database) : await createDatabase(server)
  onTestFinished(() => dropDatabase(url))
  return startShop({ DATABASE_URL: url, DATA_DIR: dataDir, DEMO: '1' })
}
