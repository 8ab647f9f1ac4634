/** Loaded into a shop before it starts: tells whoever started it how many statements it has sent to its database. */
import pg from 'pg'

let count = 0
const { query } = pg.Client.prototype
pg.Client.prototype.query = function counted(this: pg.Client, ...given: unknown[]) {
  count += 1
  return Reflect.apply(query, this, given)
} as typeof query

process.on('message', () => process.send?.(count))
// Who may ask is no reason to stay.
process.channel?.unref()
