/** What a failed program (or connection) said last: the reason that fits into one sentence. */
export function lastLine(error: unknown): string {
  const { stderr, message, code } = (error ?? {}) as { stderr?: unknown; message?: unknown; code?: unknown }
  for (const text of [stderr, message, code]) {
    const line = typeof text === 'string' ? lastLineOf(text) : undefined
    if (line) return line
  }
  return 'no reason given'
}

/** The line that names the error, as PostgreSQL and npm mark it (hints may follow), else the last one at all. */
export function lastLineOf(text: string): string | undefined {
  const lines = text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
  const telling = lines.findLast((line) => /\b(fatal|panic|error):|^npm error code /i.test(line))
  return (telling ?? lines.at(-1))?.replace(/[.:]+$/, '')
}
