import { inspect } from 'node:util'

// By name: whoever only has to tell a sentence need not load the database, the pages and all that they stand on.
const expected = [
  'InvalidSetting',
  'DatabaseUnavailable',
  'FilesUnavailable',
  'PortUnavailable',
  'PagesNotBuilt',
]

/** Ends a start that cannot go on, with a sentence that says why. */
export function tellAndExit(error: unknown): never {
  tell(whatToTell(error))
  process.exit(1)
}

/** Why the shop did not start, for people. */
export function whatToTell(error: unknown): string {
  const { name, message } = error instanceof Error ? error : new Error(String(error))
  if (expected.includes(name)) return `\nGema did not start: ${message}`
  const [firstLine = ''] = message.split('\n')
  const sentence = `\nGema did not start because of an unexpected fault: ${firstLine}`
  return process.env.LOG_LEVEL === 'debug'
    ? `${sentence}\n${inspect(error)}`
    : `${sentence}\nStart it with LOG_LEVEL=debug to see where.`
}

/** Says it, in place of the step that was under way. */
export function tell(text: string): void {
  if (process.stdout.isTTY) process.stdout.write('\r\u001B[K')
  console.error(text)
}
