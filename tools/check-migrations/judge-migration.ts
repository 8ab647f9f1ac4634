import type { Finding } from '../check-arrows/finding.ts'
import { judgeAction } from './judge-action.ts'
import { actionsOf, type SqlStatement, statementsOf } from './sql-statements.ts'
import { breaks, locks, type Verdict } from './verdict.ts'

export interface MigrationVerdict {
  failures: Finding[]
  /** What holds a table while it works: no matter on a small one. */
  warnings: Finding[]
}

/** The older version of the shop runs on while this is applied, and for a while after it. */
const why =
  'hosts of the previous version still run when a migration is applied, and again after going back one version'

/** Judges one migration by whether the previous version of the shop survives it. */
export function judgeMigration(file: string, sql: string): MigrationVerdict {
  const statements = statementsOf(sql)
  const created = new Set(
    statements.flatMap(({ text }) => tableIn(text, /\bCREATE TABLE (?:IF NOT EXISTS )?([\w.]+)/i)),
  )
  const found = statements.flatMap((statement) =>
    judgeStatement(statement, { created, sql: statements.map(({ text }) => text).join(';') }).map(
      (verdict) => ({
        ...verdict,
        line: statement.line,
      }),
    ),
  )
  const isContract = /^[ \t]*--[ \t]*contract:.*\p{L}{2}/mu.test(sql)
  const told = found.map(({ kind, line, problem, fix }) => ({ kind, file, line, problem, why, fix }))
  const failures = told.filter(({ kind }) => kind === 'impossible' || (kind === 'breaks' && !isContract))
  return {
    failures: failures.map(asFinding),
    warnings: told.filter(({ kind }) => kind === 'locks').map(asFinding),
  }
}

const asFinding = ({ file, line, problem, why, fix }: Finding): Finding => ({ file, line, problem, why, fix })

interface Around {
  /** Tables of this migration's own: nobody uses them yet. */
  created: ReadonlySet<string>
  sql: string
}

function judgeStatement({ text }: SqlStatement, { created, sql }: Around): Verdict[] {
  const [, altered = '', actions = ''] =
    /\bALTER TABLE (?:IF EXISTS )?(?:ONLY )?([\w.]+) (.*)$/i.exec(text) ?? []
  if (altered !== '') {
    const table = plainName(altered)
    return created.has(table)
      ? []
      : actionsOf(actions).flatMap((action) => judgeAction({ table, action, sql }))
  }
  return [...judgeRemoval(text), ...judgeIndex(text, created), ...judgeWork(text, created)]
}

function judgeRemoval(text: string): Verdict[] {
  const dropped =
    /\bDROP (TABLE|VIEW|MATERIALIZED VIEW|SCHEMA|TYPE|DOMAIN|FUNCTION|SEQUENCE|EXTENSION)\b/i.exec(text)
  if (dropped) return [breaks(`drops a ${dropped[1]?.toLowerCase()}`)]
  if (/\bTRUNCATE\b/i.test(text)) return [breaks('empties a table')]
  if (/\bALTER \w+ .*\bRENAME\b/i.test(text)) return [breaks('renames something')]
  if (/\bDROP (INDEX|TRIGGER)\b/i.test(text))
    return [locks('drops an index or a trigger', 'see that the previous version asks nothing of it')]
  return []
}

function judgeIndex(text: string, created: ReadonlySet<string>): Verdict[] {
  const index = /\bCREATE (?:UNIQUE )?INDEX (CONCURRENTLY )?.*?\bON (?:ONLY )?([\w.]+)/i.exec(text)
  if (index === null) return []
  if (index[1] !== undefined) {
    const fix =
      'leave CONCURRENTLY out; on a large table make the index by hand first, and write IF NOT EXISTS here'
    return [{ kind: 'impossible', problem: 'makes an index CONCURRENTLY, which no transaction can', fix }]
  }
  if (created.has(plainName(index[2] ?? ''))) return []
  return [
    locks(
      'makes an index, and nobody writes to the table meanwhile',
      'on a large table make it by hand first, with CONCURRENTLY, and write IF NOT EXISTS here',
    ),
  ]
}

/** What touches every row. */
function judgeWork(text: string, created: ReadonlySet<string>): Verdict[] {
  const [changed] = tableIn(text, /^(?:UPDATE(?: ONLY)?|DELETE FROM) ([\w.]+)/i)
  if (changed !== undefined && !created.has(changed) && !/\bWHERE\b/i.test(text))
    return [locks('changes every row of a table', 'on a large table do it in pieces, by a job')]
  if (/^(LOCK|CLUSTER|REINDEX|VACUUM)\b/i.test(text)) return [locks('locks a table', 'do without it')]
  return []
}

const tableIn = (text: string, pattern: RegExp): string[] => {
  const name = pattern.exec(text)?.[1]
  return name === undefined ? [] : [plainName(name)]
}

const plainName = (name: string): string => name.replace(/^public\./, '')
