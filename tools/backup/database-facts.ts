import pg from 'pg'
import { BackupRefused } from './backup-refused.ts'

/** What has to be known about a database before it is copied or filled. */
export interface DatabaseFacts {
  version: string
  major: number
  /** In order; none, where the shop has never been. */
  migrations: string[]
  /** Whether anybody has made anything in it; what belongs to extensions does not count. */
  isEmpty: boolean
}

export async function readFacts(databaseUrl: string): Promise<DatabaseFacts> {
  const client = new pg.Client({ connectionString: databaseUrl, connectionTimeoutMillis: 10_000 })
  client.on('error', () => {})
  try {
    await client.connect()
    const { rows } = await client.query<{ version: string; things: number; has_shop: boolean }>(
      `select current_setting('server_version') as version,
         to_regclass('public.applied_migrations') is not null as has_shop,
         (select count(*)::int from pg_class thing join pg_namespace space on space.oid = thing.relnamespace
          where space.nspname not in ('pg_catalog', 'information_schema') and space.nspname !~ '^pg_'
            and not exists (select from pg_depend where objid = thing.oid and deptype = 'e')) as things`,
    )
    const [facts] = rows
    if (facts === undefined) throw new Error('it does not know itself')
    const version = facts.version.split(' ')[0] ?? ''
    return {
      version,
      major: Number.parseInt(version, 10),
      migrations: facts.has_shop ? await migrationsOf(client) : [],
      isEmpty: facts.things === 0,
    }
  } catch (error) {
    const reason = error instanceof Error ? error.message : 'unknown reason'
    throw new BackupRefused(
      `The database of DATABASE_URL does not answer (${reason}). Start it, or correct DATABASE_URL.`,
    )
  } finally {
    await client.end().catch(() => {})
  }
}

async function migrationsOf(client: pg.Client): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>('select name from applied_migrations')
  return rows.map(({ name }) => name).sort()
}
