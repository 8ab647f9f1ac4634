import { breaks, locks, type Verdict } from './verdict.ts'

/** One part of `ALTER TABLE`, on a table that the previous version uses. */
interface TableAction {
  table: string
  action: string
  /** All statements of the migration: a default may be set in another one. */
  sql: string
}

const giveDefault = 'give the column a DEFAULT: the previous version writes rows without it'

export function judgeAction({ table, action, sql }: TableAction): Verdict[] {
  if (/^RENAME\b/i.test(action)) return [breaks('renames a table or a column')]
  if (/^DROP CONSTRAINT\b/i.test(action))
    return [locks('drops a constraint', 'see that the previous version does not lean on it (ON CONFLICT)')]
  if (/^DROP\b/i.test(action)) return [breaks('drops a column')]
  if (/^ALTER\b/i.test(action)) return judgeColumn({ table, action, sql })
  if (/^ADD (CONSTRAINT \w+ )?(CHECK|FOREIGN KEY|UNIQUE|PRIMARY KEY|EXCLUDE)\b/i.test(action))
    return judgeConstraint(action)
  return /^ADD\b/i.test(action) ? judgeNewColumn(action) : []
}

function judgeColumn({ table, action, sql }: TableAction): Verdict[] {
  const [, column = '', change = ''] = /^ALTER (?:COLUMN )?(\w+) (.*)$/i.exec(action) ?? []
  if (/^(SET DATA )?TYPE\b/i.test(change)) return [breaks('changes the type of a column')]
  if (/^DROP DEFAULT\b/i.test(change)) return [breaks('takes the default of a column away')]
  if (!/^SET NOT NULL\b/i.test(change)) return []
  const sets = new RegExp(`\\bALTER TABLE (ONLY )?(public\\.)?${table} [^;]*\\b${column} SET DEFAULT\\b`, 'i')
  return sets.test(sql)
    ? [
        locks(
          'looks at every row for a value that is missing',
          'on a large table add a CHECK as NOT VALID first',
        ),
      ]
    : [breaks('makes a column NOT NULL that has no default', giveDefault)]
}

function judgeNewColumn(action: string): Verdict[] {
  const fillsItself = /\b(DEFAULT|GENERATED|SMALLSERIAL|SERIAL|BIGSERIAL)\b/i.test(action)
  if (/\b(NOT NULL|PRIMARY KEY)\b/i.test(action) && !fillsItself)
    return [breaks('adds a column that is NOT NULL and has no default', giveDefault)]
  const isWritten = /\bGENERATED\b|SERIAL\b|\bDEFAULT \(?(gen_random_uuid|random|clock_timestamp|nextval)\b/i
  return isWritten.test(action)
    ? [
        locks(
          'adds a column that is written into every row',
          'on a large table add it empty, and fill it by a job',
        ),
      ]
    : []
}

const judgeConstraint = (action: string): Verdict[] =>
  /\bNOT VALID\b/i.test(action)
    ? []
    : [
        locks(
          'adds a constraint, for which every row is looked at',
          'on a large table add it as NOT VALID; see that the previous version writes nothing against it',
        ),
      ]
