import { runSql } from './run-sql.ts'
import type { TestShop } from './start-test-shop.ts'

/**
 * What may happen to some tables without any of these functions being called by a trigger: `orders insert`,
 * `orders delete`, and `orders.total` for each column that may be written. It is asked of the database itself, however
 * its migrations are written.
 */
export async function untoldChanges(
  shop: Pick<TestShop, 'database'>,
  { tables, toldBy }: { tables: readonly string[]; toldBy: readonly string[] },
): Promise<string[]> {
  const rows = await runSql(
    shop,
    `with tellers as (
       select t.tgrelid as of_table, t.tgtype as kinds, t.tgattr::int2[] as columns
       from pg_trigger t join pg_proc f on f.oid = t.tgfoid
       where f.proname = any($2) and t.tgenabled in ('O', 'A') and t.tgqual is null
     ), looked_at as (
       select oid, relname as name from pg_class
       where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and relname = any($1)
     ), happening as (
       select oid, name || ' insert' as what, 4 as kind, 0 as place from looked_at
       union all select oid, name || ' delete', 8, 0 from looked_at
       union all select t.oid, t.name || '.' || a.attname, 16, a.attnum
         from looked_at t join pg_attribute a on a.attrelid = t.oid
         where a.attnum > 0 and not a.attisdropped and a.attidentity <> 'a' and a.attgenerated = ''
     )
     select what from happening h where not exists (
       select from tellers t where t.of_table = h.oid and (t.kinds & h.kind) <> 0
         and (h.kind <> 16 or cardinality(t.columns) = 0 or h.place = any(t.columns)))
     order by what collate "C"`,
    [tables, toldBy],
  )
  return rows.map(({ what }) => String(what))
}
