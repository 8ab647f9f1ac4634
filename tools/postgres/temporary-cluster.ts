import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { closeSync, openSync, readFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import pg from 'pg'
import type { ServerBinaries } from './find-installed.ts'
import { lastLine, lastLineOf } from './last-line.ts'
import { runAs, type ServerUser, serverProcessOptions } from './server-user.ts'
import type { TemporaryPlace } from './temporary-place.ts'

type Given = { binaries: ServerBinaries; user: ServerUser | undefined; place: TemporaryPlace }
type Cluster = { url: string; stop(): Promise<void> }

/** Nothing in the cluster has to survive a crash, so it never waits for the disk. */
const settings = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off', 'max_connections=100']
const startLimit = 60_000
const stopLimit = 10_000
/** A Unix socket's whole path may have 107 bytes (103 on macOS), of which its own name takes about 20. */
const longestSocketFolder = 80

/** Creates an empty cluster in the place and starts it; it listens on this machine only. */
export async function startCluster({ binaries, user, place }: Given): Promise<Cluster> {
  const data = join(place.folder, 'data')
  const initdb = join(binaries.folder, 'initdb')
  const options = ['--username=gema', '--auth=trust', '--encoding=UTF8', '--locale=C', '--no-sync']
  await runAs(user, [initdb, '-D', data, ...options], place.folder).catch((error: unknown) => {
    throw failure(binaries, lastLine(error), error)
  })

  for (let attempt = 1; ; attempt++) {
    const port = await freePort()
    const log = join(place.folder, `log-${attempt}`)
    const server = startServer({ binaries, user, place }, { data, port, log })
    const url = `postgres://gema@127.0.0.1:${port}/postgres`
    if (await answers(server, url, data)) return { url, stop: () => stopServer(server, place) }
    await stopServer(server, place)
    const said = readFileSync(log, 'utf8')
    // Between our finding a free port and PostgreSQL's taking it somebody else may have been quicker.
    if (attempt < 3 && said.includes('Address already in use')) continue
    throw failure(binaries, lastLineOf(said) ?? 'it did not answer')
  }
}

type Run = { data: string; port: number; log: string }

function startServer({ binaries, user, place }: Given, { data, port, log }: Run): ChildProcess {
  // The list of socket folders is split at commas, unless quoted.
  const sockets = Buffer.byteLength(place.folder) > longestSocketFolder ? '' : `"${place.folder}"`
  const all = [
    ...settings,
    'listen_addresses=127.0.0.1',
    `port=${port}`,
    `unix_socket_directories=${sockets}`,
  ]
  const args = ['-D', data, ...all.flatMap((setting) => ['-c', setting])]
  // A file, not a pipe: nobody has to keep reading it.
  const output = openSync(log, 'w')
  const server = spawn(join(binaries.folder, 'postgres'), args, {
    ...serverProcessOptions(user, place.folder),
    stdio: ['ignore', output, output],
    // Ctrl-C stops the tests first and the server after them, in our order; the place's watcher ends it if we die.
    detached: true,
  })
  closeSync(output)
  // A failed start is noticed by hasEnded, which needs no more than that this event is not thrown.
  server.on('error', () => {})
  place.watch(server.pid)
  return server
}

async function answers(server: ChildProcess, url: string, data: string): Promise<boolean> {
  const limit = Date.now() + startLimit
  while (Date.now() < limit && !hasEnded(server)) {
    const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 2_000 })
    client.on('error', () => {})
    try {
      await client.connect()
      const { rows } = await client.query<{ folder: string }>(
        "SELECT current_setting('data_directory') AS folder",
      )
      // On a port that was taken from us another test run's server answers.
      return rows[0]?.folder === data
    } catch {
      await delay(50)
    } finally {
      await client.end().catch(() => {})
    }
  }
  return false
}

async function stopServer(server: ChildProcess, place: TemporaryPlace): Promise<void> {
  // SIGINT is PostgreSQL's fast shutdown; SIGQUIT gives up on an orderly one, SIGKILL on any.
  for (const signal of ['SIGINT', 'SIGQUIT', 'SIGKILL'] as const) {
    if (hasEnded(server)) break
    const ended = once(server, 'exit')
    server.kill(signal)
    await Promise.race([ended, delay(stopLimit, undefined, { ref: false })])
  }
  place.watch(undefined)
}

function hasEnded(server: ChildProcess): boolean {
  return server.pid === undefined || server.exitCode !== null || server.signalCode !== null
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const address = probe.address()
  probe.close()
  await once(probe, 'close')
  if (address === null || typeof address === 'string') throw new Error('A listening TCP socket has no port.')
  return address.port
}

function failure(binaries: ServerBinaries, reason: string, cause?: unknown): Error {
  const sentence = `PostgreSQL ${binaries.version} in ${binaries.folder} could not start (${reason}): mend that, or set DATABASE_URL to a running server.`
  return new Error(sentence, { cause })
}
