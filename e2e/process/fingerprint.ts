import pg from 'pg'

/** Everything in a database, each thing by its name: of a table how many rows and a mark of all of them in order. */
export async function fingerprintOf(url: string): Promise<Record<string, string>> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    const prints: Record<string, string> = {}
    const tables = await rowsOf(client, tableNames)
    for (const { name } of tables) {
      const [print] = await rowsOf(
        client,
        `select count(*) || ' ' || coalesce(md5(string_agg(md5(each::text), '' order by md5(each::text))), '') as print from ${name} each`,
      )
      prints[`table ${name}`] = print?.print ?? ''
    }
    for (const query of [sequences, constraints, indexes, triggers])
      for (const { name = '', print = '' } of await rowsOf(client, query)) prints[name] = print
    return prints
  } finally {
    await client.end()
  }
}

const rowsOf = async (client: pg.Client, query: string): Promise<Record<string, string>[]> =>
  (await client.query(query)).rows

const ours = "not in ('pg_catalog', 'information_schema')"

const tableNames = `select format('%I.%I', schemaname, tablename) as name from pg_tables where schemaname ${ours} order by 1`

/** Where the next row of a table is numbered from. */
const sequences = `select 'sequence ' || schemaname || '.' || sequencename as name, coalesce(last_value::text, 'new') as print
  from pg_sequences where schemaname ${ours}`

/** Without brackets: read anew, a condition has fewer of those that mean nothing. */
const constraints = `select 'constraint ' || conrelid::regclass || ' ' || conname as name,
  translate(pg_get_constraintdef(c.oid), '()', '') as print
  from pg_constraint c join pg_namespace n on n.oid = connamespace where nspname ${ours} and conrelid <> 0`

const indexes = `select 'index ' || schemaname || '.' || indexname as name, indexdef as print from pg_indexes where schemaname ${ours}`

const triggers = `select 'trigger ' || tgrelid::regclass || ' ' || tgname as name, pg_get_triggerdef(oid) as print
  from pg_trigger where not tgisinternal`
