import { InvalidSetting } from '@gema/server/platform/config.ts'
import type { Database, Db } from '@gema/server/platform/database/database.ts'
import { sql } from 'drizzle-orm'

/**
 * What a database holds, seen by the demo: it may be loaded into an empty one and loaded again into itself, never elsewhere.
 * It asks for nothing that the tables of an older version do not have.
 */
export async function shopForDemo(db: Db): Promise<'empty' | 'demo' | 'somebodys'> {
  const known = await firstOf(
    db,
    sql`select to_regclass('applied_migrations') is not null as is_shop, to_regclass('staff') is not null as has_staff,
      exists (select from pg_tables where schemaname = current_schema()) as has_tables`,
  )
  if (!known.is_shop) return known.has_tables ? 'somebodys' : 'empty'
  const isDemo = sql`exists (select from settings where name = 'demoLoadedAt' and value <> 'null'::jsonb)`
  const hasStaff = known.has_staff ? sql`exists (select from staff)` : sql`false`
  const holds = await firstOf(
    db,
    sql`select ${isDemo} as is_demo, exists (select from categories) or ${hasStaff} as is_somebodys`,
  )
  if (holds.is_demo) return 'demo'
  return holds.is_somebodys ? 'somebodys' : 'empty'
}

async function firstOf(db: Db, query: ReturnType<typeof sql>): Promise<Record<string, unknown>> {
  const { rows } = await db.execute<Record<string, unknown>>(query)
  return rows[0] ?? {}
}

/** Everybody knows the passwords of the demo, and it shows every mail: it never opens a shop, and a shop never opens it. */
export async function refuseOtherShop(
  { db, title }: Pick<Database, 'db' | 'title'>,
  { demo }: { demo: boolean },
): Promise<void> {
  const holds = await shopForDemo(db)
  if (demo && holds === 'somebodys')
    throw new InvalidSetting(
      `the demo does not open ${title}, which it did not fill. Start with DEMO=0, or give the demo an empty database.`,
    )
  if (!demo && holds === 'demo')
    throw new InvalidSetting(
      `${title} was filled by the demo, whose passwords everybody knows. Start with DEMO=1 to look at it, or give your shop an empty database: another DATABASE_URL or DATA_DIR.`,
    )
}
