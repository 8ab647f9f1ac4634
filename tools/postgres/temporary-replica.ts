import { appendFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { giveTo, runAs } from './server-user.ts'
import { type Cluster, type ClusterParts, runCluster } from './temporary-cluster.ts'
import { makeTemporaryPlace } from './temporary-place.ts'
import { connected } from './test-database.ts'

/** A server that repeats what another one does and answers reads; it keeps its address when it stops and starts again. */
export type TestReplica = {
  url: string
  stop(): Promise<void>
  start(): Promise<void>
  /** Stops it and takes its files away. */
  remove(): Promise<void>
}

/** What the server of a replica is told beside what its primary is. A question that is in the way does not hold it up for long. */
const settings = (primary: URL) => `
primary_conninfo = 'host=${primary.hostname} port=${primary.port} user=${primary.username}'
hot_standby = on
max_standby_streaming_delay = 100ms
`

/** Copies a running cluster and starts the copy as its replica. */
export async function startReplica(
  primaryUrl: string,
  { binaries, user }: Pick<ClusterParts, 'binaries' | 'user'>,
): Promise<TestReplica> {
  const place = await makeTemporaryPlace(user)
  const parts = { binaries, user, place }
  const data = join(place.folder, 'data')
  try {
    await copyCluster(primaryUrl, (from) => runAs(user, ['cp', '-R', from, data]), data)
    await appendFile(join(data, 'postgresql.auto.conf'), settings(new URL(primaryUrl)))
    await writeFile(join(data, 'standby.signal'), '')
    await giveTo(user, data)
    const first = await runCluster(parts, { data })
    const port = Number(new URL(first.url).port)
    let running: Cluster | undefined = first
    const stop = async () => {
      await running?.stop()
      running = undefined
    }
    return {
      url: first.url,
      stop,
      async start() {
        running ??= await runCluster(parts, { data, port })
      },
      async remove() {
        await stop()
        await place.remove()
      },
    }
  } catch (error) {
    await place.remove()
    throw error
  }
}

/** pg_basebackup would do the same, but the server on npm comes without it. */
async function copyCluster(
  primaryUrl: string,
  copy: (folder: string) => Promise<unknown>,
  data: string,
): Promise<void> {
  await connected(primaryUrl, async (client) => {
    const { rows } = await client.query<{ folder: string }>(
      "SELECT current_setting('data_directory') AS folder, pg_backup_start('replica', fast => true)",
    )
    await copy(rows[0]?.folder ?? '')
    const stopped = await client.query<{ labelfile: string }>(
      'SELECT labelfile FROM pg_backup_stop(wait_for_archive => false)',
    )
    await writeFile(join(data, 'backup_label'), stopped.rows[0]?.labelfile ?? '')
  })
  await rm(join(data, 'postmaster.pid'), { force: true })
}
