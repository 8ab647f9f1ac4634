import pg from 'pg'

export interface Statement {
  text: string
  values: unknown[]
  rowMode: 'array' | undefined
  /** From `begin` to `commit`, both included. */
  isInTransaction: boolean
  /** What came back. */
  rows: unknown[][]
}

interface Sent {
  text: string
  rowMode?: 'array'
}

/** Outside of transactions only the queue of jobs itself asks its tables, for reasons of its own. */
const ofTheQueue = /\bpgboss\b/

/** Everything that some work sends to the database, with what came back. Nobody else may work meanwhile. */
export async function recordStatements(work: () => Promise<void>): Promise<Statement[]> {
  const { query } = pg.Client.prototype
  const recorded: Statement[] = []
  const inTransaction = new Set<pg.Client>()
  pg.Client.prototype.query = function recording(this: pg.Client, ...given: unknown[]) {
    const [first, second] = given
    const sent: Sent = typeof first === 'string' ? { text: first } : (first as Sent)
    if (sent.text.startsWith('begin')) inTransaction.add(this)
    const isInTransaction = inTransaction.has(this)
    if (sent.text === 'commit') inTransaction.delete(this)
    if (!isInTransaction && ofTheQueue.test(sent.text)) return Reflect.apply(query, this, given)
    const values = Array.isArray(second) ? second : []
    const statement: Statement = { text: sent.text, values, rowMode: sent.rowMode, isInTransaction, rows: [] }
    recorded.push(statement)
    const answer: unknown = Reflect.apply(query, this, given.map(hearing(statement)))
    if (answer instanceof Promise)
      answer.then(
        (result) => keepRows(statement, result),
        () => {},
      )
    return answer
  } as typeof query
  try {
    await work()
  } finally {
    pg.Client.prototype.query = query
  }
  return recorded
}

/** The pool is told by a callback what came back, others by a promise. */
const hearing = (statement: Statement) => (given: unknown) =>
  typeof given !== 'function'
    ? given
    : (error: unknown, result: pg.QueryResult | undefined) => {
        if (result !== undefined) keepRows(statement, result)
        given(error, result)
      }

function keepRows(statement: Statement, { rows }: pg.QueryResult): void {
  statement.rows = rows.map((row: object) => Object.values(row))
}

/** How many of them ask or change something: to begin and to end is not counted. */
export const countedStatements = (statements: readonly Statement[]): number =>
  statements.filter(({ text }) => !/^(begin|commit)\b/.test(text)).length
