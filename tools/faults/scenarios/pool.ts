import pg from 'pg'
import type { Scenario } from '../scenario.ts'
import { moreOrders, type Stage } from '../stage.ts'
import { pause } from '../wait-until.ts'

/** Longer than anybody waits: a lock must not decide how long a request takes. */
const lockedMs = 20_000
const crowdedMs = 8_000
const most = 110

export const pool: Scenario = {
  name: 'pool',
  about:
    'others lock the orders for 20 s, then take all connections of the server for 8 s; nobody waits for ever',
  mayFail: true,
  buyers: 10,
  prepare: async () => ({ settings: { DATABASE_POOL: '3' } }),
  async run(stage) {
    const locker = await sessionOf(stage)
    await locker.query('begin')
    await locker.query('lock table orders in exclusive mode')
    await pause(lockedMs)
    await locker.end()
    await moreOrders(stage, 8)
    const crowd = await takeAll(stage)
    stage.told.push(`${crowd.length} sessions were taken by others until the server had no more`)
    await pause(crowdedMs)
    await Promise.all(crowd.map((each) => each.end()))
  },
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
