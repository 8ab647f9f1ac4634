import { type SQL, type SQLWrapper, sql } from 'drizzle-orm'

/** Whether a column holds a text somewhere, whatever the letters' case; `%` and `_` in it are letters like others. */
export const containsText = (column: SQLWrapper, text: string): SQL =>
  sql`${column} ilike ${`%${text.replace(/[\\%_]/g, (sign) => `\\${sign}`)}%`}`
