import type pg from 'pg'
import type { Statement } from './record-statements.ts'

/** What was called one thing when it was recorded, and what it is called now. */
export type Names = readonly (readonly [from: string, to: string])[]

let made = 0
const preparedNames = new Map<string, string>()

/**
 * Sends recorded statements for somebody else, one after the other, as prepared ones. Whatever the database calls otherwise
 * this time (the cart, its lines, the order) is called so in the statements that follow.
 */
export async function replayStatements(
  pool: pg.Pool,
  statements: readonly Statement[],
  names: Names,
): Promise<void> {
  const learnt = new Map<string, string>()
  const client = await pool.connect()
  try {
    for (const statement of statements) {
      const { text, rowMode } = statement
      const values = statement.values.map((value) => renamed(value, names, learnt))
      const config = values.length === 0 ? { text } : { text, values, name: preparedName(text) }
      const { rows } = await client.query({ ...config, ...(rowMode && { rowMode }) } as pg.QueryConfig)
      learn(statement, rows, learnt)
    }
  } catch (error) {
    await client.query('rollback')
    throw error
  } finally {
    client.release()
  }
}

function preparedName(text: string): string {
  const name = preparedNames.get(text) ?? `bare-${preparedNames.size}`
  preparedNames.set(text, name)
  return name
}

function renamed(value: unknown, names: Names, learnt: Map<string, string>): unknown {
  if (Array.isArray(value)) return value.map((each) => renamed(each, names, learnt))
  if (typeof value !== 'string' && typeof value !== 'number') return value
  const known = learnt.get(String(value))
  if (known !== undefined || typeof value === 'number') return known ?? value
  // Numbers of orders are counted by the app; there must not be two that are equal.
  if (/^GM-\d{4}-\d{6,}$/.test(value)) {
    made += 1
    learnt.set(value, `BARE-${made}`)
    return `BARE-${made}`
  }
  return names.reduce((text, [from, to]) => text.replaceAll(from, to), value)
}

/** What came back otherwise than when it was recorded is another name for the same thing. */
function learn({ rows: before }: Statement, rows: object[], names: Map<string, string>): void {
  for (const [nth, row] of rows.entries()) learnFrom(before[nth], Object.values(row), names)
}

/** Rows may hold other rows, as lists of lists. */
function learnFrom(was: unknown, value: unknown, names: Map<string, string>): void {
  if (Array.isArray(was) && Array.isArray(value)) {
    for (const [place, each] of value.entries()) learnFrom(was[place], each, names)
  } else if (isName(was) && isName(value) && was !== value) names.set(String(was), String(value))
}

const isName = (value: unknown): value is string | number =>
  (typeof value === 'string' || typeof value === 'number') && String(value).length >= 8
