import type { ChildProcess } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { freePort } from '../testing/free-port.ts'
import { findPgBouncer } from './find-pgbouncer.ts'
import { lastLineOf } from './last-line.ts'
import { endServer, hasEnded, spawnServer } from './server-process.ts'
import { findServerUser, giveTo } from './server-user.ts'
import { makeTemporaryPlace } from './temporary-place.ts'
import { connected } from './test-database.ts'

export type TestPgBouncer = {
  /** The way through the pooler to a database of the server. */
  through(databaseUrl: string): string
  stop(): Promise<void>
}

type Options = {
  serverUrl: string
  /** How many connections of the server everybody shares: few, so that they change hands all the time. */
  poolSize: number
  say: (line: string) => void
}

const startLimit = 20_000

/** A PgBouncer in transaction mode before all databases of a server; what is not named here is as PgBouncer has it. */
export async function startPgBouncer({ serverUrl, poolSize, say }: Options): Promise<TestPgBouncer> {
  const file = await findPgBouncer(say)
  // It does not run as root either.
  const user = await findServerUser()
  const place = await makeTemporaryPlace(user)
  const port = await freePort()
  const log = join(place.folder, 'log')
  const settings = join(place.folder, 'pgbouncer.ini')
  const users = join(place.folder, 'users.txt')
  const { hostname, port: serverPort, username, password } = new URL(serverUrl)
  await writeFile(users, `"${decodeURIComponent(username)}" "${decodeURIComponent(password)}"\n`)
  await writeFile(
    settings,
    `[databases]
* = host=${hostname} port=${serverPort || '5432'}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = trust
auth_file = ${users}
pool_mode = transaction
default_pool_size = ${poolSize}
`,
  )
  await giveTo(user, place.folder)
  const server = spawnServer({ command: [file, settings], user, place, log })
  const through = (databaseUrl: string) => {
    const url = new URL(databaseUrl)
    url.host = `127.0.0.1:${port}`
    return url.href
  }
  const stop = async () => {
    // SIGTERM ends it at once; anything kinder waits for everybody to leave.
    await endServer(server, place, ['SIGTERM'])
    await place.remove()
  }
  if (await answers(server, through(serverUrl))) return { through, stop }
  const said = lastLineOf(readFileSync(log, 'utf8')) ?? 'it did not answer'
  await stop()
  throw new Error(`PgBouncer (${file}) could not start (${said}): mend that, or install another one.`)
}

async function answers(server: ChildProcess, url: string): Promise<boolean> {
  const limit = Date.now() + startLimit
  while (Date.now() < limit && !hasEnded(server)) {
    const isThere = await connected(url, (client) => client.query('SELECT 1')).then(
      () => true,
      () => false,
    )
    if (isThere) return true
    await delay(50)
  }
  return false
}
