import { cartOwnerOf } from '@gema/server/calls/callers/cart-owner.ts'
import type pg from 'pg'
import type { Buyer } from './buyer.ts'
import type { Recorded, Statement } from './record-statements.ts'

let made = 0

/**
 * Sends the statements of a recorded checkout for somebody else, as prepared ones. Whatever the database calls otherwise
 * this time (the cart, its lines, the order) is called so in the statements that follow.
 */
export async function replayCheckout(
  pool: pg.Pool,
  { inside }: Recorded,
  { from, to }: { from: Buyer; to: Buyer },
): Promise<void> {
  const names = new Map(namesOf(from).map((name, place) => [name, namesOf(to)[place] ?? name]))
  const client = await pool.connect()
  try {
    for (const [place, statement] of inside.entries()) {
      const { text, rowMode } = statement
      const values = statement.values.map((value) => renamed(value, names))
      const config = values.length === 0 ? { text } : { text, values, name: `bare-${place}` }
      const { rows } = await client.query({ ...config, ...(rowMode && { rowMode }) } as pg.QueryConfig)
      learn(statement, rows, names)
    }
  } catch (error) {
    await client.query('rollback')
    throw error
  } finally {
    client.release()
  }
}

/** How somebody is called in statements. */
function namesOf({ token, wish }: Buyer): string[] {
  const owner = cartOwnerOf({ kind: 'guest', token })
  const hash = 'guestHash' in owner ? owner.guestHash : ''
  return [hash, `guest:${hash}`, `checkout:guest:${hash}`, wish.idempotency_key, wish.email ?? '']
}

function renamed(value: unknown, names: Map<string, string>): unknown {
  if (Array.isArray(value)) return value.map((each) => renamed(each, names))
  if (typeof value !== 'string' && typeof value !== 'number') return value
  const known = names.get(String(value))
  if (known !== undefined) return known
  // Numbers of orders are counted by the app; there must not be two that are equal.
  if (typeof value === 'string' && /^GM-\d{4}-\d{6,}$/.test(value)) {
    made += 1
    names.set(value, `BARE-${made}`)
  }
  return names.get(String(value)) ?? value
}

/** What came back otherwise than when it was recorded is another name for the same thing. */
function learn({ rows: before }: Statement, rows: object[], names: Map<string, string>): void {
  for (const [nth, row] of rows.entries()) {
    const earlier = before[nth] ?? []
    for (const [place, value] of Object.values(row).entries()) {
      const was = earlier[place]
      if (isName(was) && isName(value) && was !== value) names.set(String(was), String(value))
    }
  }
}

const isName = (value: unknown): value is string | number =>
  (typeof value === 'string' || typeof value === 'number') && String(value).length >= 8
