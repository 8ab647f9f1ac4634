import { type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import type { Db } from './database.ts'
import { type Preparable, type Prepared, sentThrough, sessionOf } from './prepared.ts'
import { columnsOf, rowReader } from './read-row.ts'

type Asked<Row> = Preparable<Row[]> & SQLWrapper

/** What a module can tell: the query for it, with placeholders for what changes, and how its rows are understood. */
export interface Question<Row, Answer> {
  query(db: Db): Asked<Row>
  read(rows: Row[]): Answer
}

/** Whatever its rows are: only the question itself reads them. */
interface AnyQuestion {
  query(db: Db): Asked<unknown>
  read(rows: never[]): unknown
}

type Answers<Questions> = {
  [Name in keyof Questions]: Questions[Name] extends { read(rows: never): infer Answer } ? Answer : never
}

interface Built {
  whole: Prepared<Record<string, unknown[][]>[]>
  parts: { name: string; read: (rows: unknown[][]) => unknown }[]
}

/**
 * Asks several questions by one statement, built once and planned once: the way to the database and back costs more than
 * most answers. Each module keeps its own queries; what one answer needs of another, it must find by a list that the
 * statement makes itself (`isIn`).
 */
export function keptTogether<Given extends Record<string, unknown>>() {
  return <Questions extends Record<string, AnyQuestion>>(
    name: string,
    questions: Questions,
  ): ((db: Db, given: Given) => Promise<Answers<Questions>>) => {
    const built = new Map<unknown, Built>()
    return async (db, given) => {
      const session = sessionOf(db)
      const kept = built.get(session.constructor) ?? buildAll(db, name, questions)
      built.set(session.constructor, kept)
      const [came] = await sentThrough(kept.whole, session.client).execute(given)
      return Object.fromEntries(
        kept.parts.map((part) => [part.name, part.read(came?.[part.name] ?? [])]),
      ) as Answers<Questions>
    }
  }
}

function buildAll(db: Db, name: string, questions: Record<string, AnyQuestion>): Built {
  const asked = Object.entries(questions).map(([part, question]) => {
    const query = question.query(db)
    const alone = query.prepare(`${name}-${part}`)
    const readRow = rowReader(alone)
    const read = (rows: unknown[][]) => question.read(rows.map(readRow) as never[])
    return { name: part, read, rows: rowsOf(query, columnsOf(alone).length) }
  })
  const fields = Object.fromEntries(asked.map(({ name: part, rows }) => [part, rows]))
  return { whole: db.select(fields).from(sql`(values (1)) as once`).prepare(name), parts: asked }
}

/** All rows of a query as one value, each a list of its columns: several columns may have the same name. */
function rowsOf(query: SQLWrapper, width: number): SQL<unknown[][]> {
  const columns = sql.raw(Array.from({ length: width }, (_, place) => `c${place}`).join(', '))
  return sql`(select coalesce(json_agg(json_build_array(${columns})), '[]') from (${query.getSQL()}) as asked(${columns}))`
}
