import { type ChildProcess, execFile } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { promisify } from 'node:util'
import pg from 'pg'
import { freePort } from '../testing/free-port.ts'
import type { ServerBinaries } from './find-installed.ts'
import { lastLine, lastLineOf } from './last-line.ts'
import { endServer, hasEnded, spawnServer } from './server-process.ts'
import { runAs, type ServerUser } from './server-user.ts'
import type { TemporaryPlace } from './temporary-place.ts'

export type ClusterParts = { binaries: ServerBinaries; user: ServerUser | undefined; place: TemporaryPlace }
export type Cluster = { url: string; stop(keepDataIn?: string): Promise<void> }

/** Nothing in the cluster has to survive a crash, so it never waits for the disk. */
const settings = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off', 'max_connections=100']
const startLimit = 60_000
/** A Unix socket's whole path may have 107 bytes (103 on macOS), of which its own name takes about 20. */
const longestSocketFolder = 80

/** Creates a cluster in the place, empty or with a copy of the data of another one, and starts it. */
export async function startCluster(parts: ClusterParts, dataFrom?: string): Promise<Cluster> {
  const { binaries, user, place } = parts
  const data = join(place.folder, 'data')
  if (dataFrom !== undefined) {
    await copyFolder(dataFrom, data)
    return runCluster(parts, { data })
  }
  const initdb = join(binaries.folder, 'initdb')
  const options = ['--username=gema', '--auth=trust', '--encoding=UTF8', '--locale=C', '--no-sync']
  await runAs(user, [initdb, '-D', data, ...options], place.folder).catch((error: unknown) => {
    throw failure(binaries, lastLine(error), error)
  })
  return runCluster(parts, { data })
}

/** Starts the server of a cluster that is there already, on a free port unless told; it listens on this machine only. */
export async function runCluster(
  parts: ClusterParts,
  { data, port: wanted }: { data: string; port?: number },
): Promise<Cluster> {
  const { binaries, place } = parts
  for (let attempt = 1; ; attempt++) {
    const port = wanted ?? (await freePort())
    const log = join(place.folder, `log-${attempt}`)
    const server = startServer(parts, { data, port, log })
    const url = `postgres://gema@127.0.0.1:${port}/postgres`
    // SIGINT is PostgreSQL's fast shutdown; SIGQUIT gives up on an orderly one.
    const stop = async (keepDataIn?: string) => {
      await endServer(server, place, ['SIGINT', 'SIGQUIT'])
      if (keepDataIn !== undefined) await copyFolder(data, keepDataIn)
    }
    if (await answers(server, url, data)) return { url, stop }
    await stop()
    const said = readFileSync(log, 'utf8')
    // Between our finding a free port and PostgreSQL's taking it somebody else may have been quicker.
    if (attempt < 3 && said.includes('Address already in use')) continue
    throw failure(binaries, lastLineOf(said) ?? 'it did not answer')
  }
}

/** Copies a folder with its owner and permissions, which PostgreSQL insists on. */
async function copyFolder(from: string, to: string): Promise<void> {
  await promisify(execFile)('cp', ['-a', from, to])
}

type Run = { data: string; port: number; log: string }

function startServer({ binaries, user, place }: ClusterParts, { data, port, log }: Run): ChildProcess {
  // The list of socket folders is split at commas, unless quoted.
  const sockets = Buffer.byteLength(place.folder) > longestSocketFolder ? '' : `"${place.folder}"`
  const all = [
    ...settings,
    'listen_addresses=127.0.0.1',
    `port=${port}`,
    `unix_socket_directories=${sockets}`,
  ]
  const args = ['-D', data, ...all.flatMap((setting) => ['-c', setting])]
  return spawnServer({ command: [join(binaries.folder, 'postgres'), ...args], user, place, log })
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

function failure(binaries: ServerBinaries, reason: string, cause?: unknown): Error {
  const sentence = `PostgreSQL ${binaries.version} in ${binaries.folder} could not start (${reason}): mend that, or set DATABASE_URL to a running server.`
  return new Error(sentence, { cause })
}
