import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { changeSettings, type ShopSettings } from '@gema/server/modules/settings/settings.ts'
import type { Database } from '@gema/server/platform/database/database.ts'
import { openServerDatabase } from '@gema/server/platform/database/open-server-database.ts'
import { createLog } from '@gema/server/platform/log.ts'
import { connected } from '../postgres/test-database.ts'
import { runCommand } from '../testing/run-command.ts'
import type { OwnPostgres } from './own-postgres.ts'
import { atTheEnd } from './tidy.ts'

/** A demo shop that scenarios get a copy of. */
export interface SeededShop {
  /** The name of its database. */
  name: string
  folder: string
  /** What can be bought, with enough of each for everybody. */
  variants: string[]
}

const root = join(import.meta.dirname, '../..')
const name = 'seeded'

export async function seedShop(postgres: OwnPostgres): Promise<SeededShop> {
  const folder = await mkdtemp(join(tmpdir(), 'gema-faults-'))
  atTheEnd(() => rm(folder, { recursive: true, force: true }))
  await connected(postgres.url, (client) => client.query(`create database ${name} template template0`))
  const url = new URL(`/${name}`, postgres.url).href
  const isSeeded = await runCommand(process.execPath, ['demo/seed-command.ts'], {
    cwd: root,
    env: { DATABASE_URL: url, DATA_DIR: join(folder, 'seed'), DEMO: '1' },
  })
  if (!isSeeded) throw new Error('the demo shop could not be loaded')
  const variants = await withDatabase(url, async (database) => {
    await changeSettings(database.db, { rateLimits: unhurried })
    return stockUp(database)
  })
  return { name, folder, variants }
}

/** Does something with the database of a shop from outside. */
export async function withDatabase<Result>(
  url: string,
  work: (database: Database) => Promise<Result>,
): Promise<Result> {
  const database = await openServerDatabase({ url, connections: 2, log: createLog('silent') })
  try {
    return await work(database)
  } finally {
    await database.close()
  }
}

const often = { requests: 1_000_000, seconds: 60 }

/** All requests come from one machine: nobody is asked to come back later. */
export const unhurried: ShopSettings['rateLimits'] = {
  page: often,
  reading: often,
  changing: often,
  form: often,
  'sign-in': often,
  checkout: often,
  code: often,
  save: often,
  work: often,
}

const stockUp = (database: Database): Promise<string[]> =>
  database.session(async (run) => {
    const { rows } = await run(
      `with more as (
         update inventory_stock s set on_hand = on_hand + 500
         from (select s.inventory_id, min(s.store_id) as store_id from inventory_stock s
           join inventories i on i.id = s.inventory_id and i.is_active
           join products p on p.id = i.product_id and p.is_active
           where not exists (select 1 from flash_sale_items f where f.inventory_id = i.id)
           group by 1 order by 1 limit 12) chosen
         where s.inventory_id = chosen.inventory_id and s.store_id = chosen.store_id
         returning s.inventory_id, s.store_id),
       booked as (
         insert into stock_movements (inventory_id, store_id, change, reason, moved_at)
         select inventory_id, store_id, 500, 'correction', now() from more)
       select i.uuid from more join inventories i on i.id = more.inventory_id order by i.id`,
      [],
    )
    return rows.map(({ uuid }) => String(uuid))
  })
