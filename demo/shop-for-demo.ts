import { InvalidSetting } from '@gema/server/platform/config.ts'
import type { Database, Db } from '@gema/server/platform/database/database.ts'
import { sql } from 'drizzle-orm'

/**
 * Tells an empty database, a database of the demo and any other database apart. It reads only columns that every version
 * has, because it runs before the migrations.
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

/** The demo has public passwords and shows every mail, so it never opens a real shop, and a real shop never opens its data. */
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
