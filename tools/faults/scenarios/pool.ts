import pg from 'pg'
import type { Scenario } from '../scenario.ts'
import { expectThat, moreOrders, type Stage } from '../stage.ts'
import { pause, waitUntil } from '../wait-until.ts'

/** Longer than anybody waits: a lock must not decide how long a request takes. */
const lockedMs = 20_000
/** Nearly as long as the shop waits for a lock before it says no. */
const waitsForLockMs = 2_000
const crowdedMs = 8_000
const noticedWithin = 3_000
const most = 110

export const pool: Scenario = {
  name: 'pool',
  about:
    'others lock the orders for 20 s, then take all connections of the server for 8 s; nobody waits for ever',
  mayFail: true,
  buyers: 10,
  prepare: async () => ({ settings: { DATABASE_POOL: '3' } }),
  async run(stage) {
    await lockOrders(stage)
    await moreOrders(stage, 8)
    await leaveNoConnection(stage)
  },
}

/** Ten buyers share three connections, each of which waits for the orders. */
async function lockOrders(stage: Stage): Promise<void> {
  const locker = await sessionOf(stage)
  await locker.query('begin')
  await locker.query('lock table orders in exclusive mode')
  await pause(lockedMs)
  expectThat(stage, stage.tally.longest.ms > waitsForLockMs, 'nobody had to wait for the orders')
  await locker.end()
}

async function leaveNoConnection(stage: Stage): Promise<void> {
  const crowd = await takeAll(stage)
  const shut = await shutOut(stage, crowd)
  stage.told.push(`${crowd.length} sessions were taken by others, ${shut} of them from the hosts`)
  expectThat(stage, shut > 0, 'the hosts kept all of their connections')
  const areOut = async () =>
    (await Promise.all(stage.hosts.map((host) => host.isReady()))).every((ready) => !ready)
  const noticed = await waitUntil(areOut, { within: noticedWithin })
  expectThat(stage, noticed !== undefined, 'a host without a connection says that it is ready')
  await pause(crowdedMs)
  await Promise.all(crowd.map((each) => each.end()))
}

async function sessionOf({ url }: Stage): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5_000 })
  client.on('error', () => {})
  await client.connect()
  return client
}

/** Opens sessions until the server refuses one. */
async function takeAll(stage: Stage): Promise<pg.Client[]> {
  const crowd: pg.Client[] = []
  while (crowd.length < most) {
    const next = await sessionOf(stage).catch(() => undefined)
    if (next === undefined) break
    crowd.push(next)
  }
  return crowd
}

/** Ends what the hosts still have, and takes that too, before they can. Answers how many those were. */
async function shutOut(stage: Stage, crowd: pg.Client[]): Promise<number> {
  const [first] = crowd
  if (first === undefined) return 0
  const before = crowd.length
  for (let turn = 0; turn < 50; turn += 1) {
    const own = await Promise.all(
      crowd.map(async (each) => (await each.query('select pg_backend_pid() as pid')).rows),
    )
    const { rowCount } = await first.query(
      `select pg_terminate_backend(pid) from pg_stat_activity
       where datname = current_database() and backend_type = 'client backend' and pid <> all($1)`,
      [own.flat().map(({ pid }) => pid)],
    )
    if (rowCount === 0) break
    crowd.push(...(await takeAll(stage)))
  }
  return crowd.length - before
}
