import pg from 'pg'

export interface Statement {
  text: string
  values: unknown[]
  rowMode: 'array' | undefined
  /** What came back. */
  rows: unknown[][]
}

export interface Recorded {
  /** From `begin` to `commit`, both included. */
  inside: Statement[]
  /** How many others there were. */
  around: number
}

interface Sent {
  text: string
  rowMode?: 'array'
}

/** Everything that is sent to the database while some work is done, with what came back. */
export async function recordStatements(work: () => Promise<void>): Promise<Recorded> {
  const { query } = pg.Client.prototype
  const inside: Statement[] = []
  let around = 0
  let owner: unknown
  pg.Client.prototype.query = function recorded(this: pg.Client, ...given: unknown[]) {
    const [first, second] = given
    const sent: Sent = typeof first === 'string' ? { text: first } : (first as Sent)
    if (sent.text === 'begin') owner = this
    const answer: unknown = Reflect.apply(query, this, given)
    if (owner !== this) {
      around += 1
      return answer
    }
    const values = Array.isArray(second) ? second : []
    const statement: Statement = { text: sent.text, values, rowMode: sent.rowMode, rows: [] }
    inside.push(statement)
    if (sent.text === 'commit') owner = undefined
    void (answer as Promise<pg.QueryResult>).then(({ rows }) => {
      statement.rows = rows.map((row: object) => Object.values(row))
    })
    return answer
  } as typeof query
  try {
    await work()
  } finally {
    pg.Client.prototype.query = query
  }
  return { inside, around }
}
