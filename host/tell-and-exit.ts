import { inspect } from 'node:util'

// By name: whoever only has to tell a sentence need not load the database, the pages and all that they stand on.
const expected = [
  'InvalidSetting',
  'DatabaseUnavailable',
  'FilesUnavailable',
  'PortUnavailable',
  'PagesNotBuilt',
]

/** Ends a start that cannot go on: a sentence for what people can mend, a stack trace only for what they cannot. */
export function tellAndExit(error: unknown): never {
  tell(whatToTell(error))
  process.exit(1)
}

/** Why the shop did not start, for people. */
export function whatToTell(error: unknown): string {
  const isExpected = error instanceof Error && expected.includes(error.name)
  return isExpected ? `\nGema did not start: ${error.message}` : inspect(error)
}

/** Says it, in place of the step that was under way. */
export function tell(text: string): void {
  if (process.stdout.isTTY) process.stdout.write('\r\u001B[K')
  console.error(text)
}
