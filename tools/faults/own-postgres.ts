import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { embeddedBinaries } from '../postgres/embedded-binaries.ts'
import { findInstalled } from '../postgres/find-installed.ts'
import { findServerUser } from '../postgres/server-user.ts'
import { type Cluster, type ClusterParts, runCluster, startCluster } from '../postgres/temporary-cluster.ts'
import { makeTemporaryPlace } from '../postgres/temporary-place.ts'
import { connected } from '../postgres/test-database.ts'
import { atTheEnd } from './tidy.ts'

/** A PostgreSQL of this run's own, which may be broken. */
export interface OwnPostgres {
  origin: string
  url: string
  /** Makes a database as a copy of another one that nobody uses, and answers its address. */
  copyDatabase(from: string, name: string): Promise<string>
  /** As if its machine had lost power, as far as a process can: nothing is finished, the log is replayed at the start. */
  crash(): Promise<void>
  stop(): Promise<void>
  /** Starts it again at the same address. */
  start(): Promise<void>
}

const folder = join(import.meta.dirname, '../../var/tools')

export async function startOwnPostgres(): Promise<OwnPostgres> {
  const user = await findServerUser()
  const place = await makeTemporaryPlace(user)
  atTheEnd(() => place.remove())
  const say = (line: string) => console.log(line)
  const binaries = (await findInstalled(user)) ?? (await embeddedBinaries({ folder, user, place, say }))
  const parts: ClusterParts = { binaries, user, place }
  const data = join(place.folder, 'data')
  let running: Cluster | undefined = await startCluster(parts)
  const { url } = running
  const port = Number(new URL(url).port)
  const stop = async () => {
    await running?.stop()
    running = undefined
  }
  let isOver = false
  atTheEnd(() => {
    isOver = true
    return stop()
  })
  return {
    origin: `a temporary PostgreSQL ${binaries.version} cluster`,
    url,
    async copyDatabase(from, name) {
      await connected(url, async (client) => {
        await client.query(`create database ${name} template ${from}`)
        // The servers of the tests answer before they have written: this one has to keep what it has said.
        await client.query(`alter database ${name} set synchronous_commit = on`)
      })
      return new URL(`/${name}`, url).href
    },
    async crash() {
      const [pid] = (await readFile(join(data, 'postmaster.pid'), 'utf8')).split('\n')
      process.kill(Number(pid), 'SIGQUIT')
      await stop()
    },
    stop,
    async start() {
      if (!isOver) running ??= await runCluster(parts, { data, port })
    },
  }
}
