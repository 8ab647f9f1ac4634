/** A statement without its comments and texts, on one line, and where it begins. */
export interface SqlStatement {
  text: string
  line: number
}

const skipped = /--[^\n]*|\/\*[\s\S]*?\*\/|'(?:[^']|'')*'|(\bDO\s+)?\$(\w*)\$([\s\S]*?)\$\2\$/gi

/**
 * The statements of a migration; names lose their quotes. Bodies of functions run later and say nothing here; those of DO
 * run at once, and what is in them is looked at like the rest.
 */
export function statementsOf(sql: string): SqlStatement[] {
  const plain = withoutTexts(sql)
  const statements: SqlStatement[] = []
  let line = 1
  for (const part of plain.split(';')) {
    const text = part.replaceAll('"', '').replaceAll(/\s+/g, ' ').trim()
    const linesBefore = (/^\s*/.exec(part)?.[0] ?? '').split('\n').length - 1
    if (text !== '') statements.push({ text, line: line + linesBefore })
    line += part.split('\n').length - 1
  }
  return statements
}

/** As many lines as before, so that every statement is found where it stands. */
function withoutTexts(sql: string): string {
  return sql.replace(skipped, (found: string, ...groups: (string | undefined)[]) => {
    const [isRun, , body = ''] = groups
    if (isRun !== undefined) return `${'\n'.repeat(isRun.split('\n').length - 1)};${withoutTexts(body)}`
    const lines = '\n'.repeat(found.split('\n').length - 1)
    return /^(--|\/\*)/.test(found) ? ` ${lines}` : `''${lines}`
  })
}

/** The parts of `ALTER TABLE x A, B (c, d), E`, divided where no bracket is open. */
export function actionsOf(text: string): string[] {
  const actions = ['']
  let depth = 0
  for (const sign of text) {
    if (sign === '(') depth += 1
    if (sign === ')') depth -= 1
    if (sign === ',' && depth === 0) actions.push('')
    else actions[actions.length - 1] += sign
  }
  return actions.map((action) => action.trim())
}
