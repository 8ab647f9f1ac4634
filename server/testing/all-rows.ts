import type { Database } from '../platform/database/database.ts'

/** Everything that a database holds, by table, to compare it before and after. */
export function allRows(database: Database): Promise<Record<string, unknown[]>> {
  return database.session(async (run) => {
    const tables = "select table_name from information_schema.tables where table_schema = 'public' order by 1"
    const names = (await run(tables, [])).rows.map((row) => String(row.table_name))
    const rows: Record<string, unknown[]> = {}
    for (const name of names) {
      rows[name] = (await run(`select * from "${name}" as each_row order by each_row::text`, [])).rows
    }
    return rows
  })
}
