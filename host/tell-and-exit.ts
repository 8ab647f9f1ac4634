import { InvalidSetting } from '@gema/server/platform/config.ts'
import { DatabaseUnavailable } from '@gema/server/platform/database/database.ts'
import { PortUnavailable } from './listen.ts'
import { PagesNotBuilt } from './open-host.ts'

const expected = [InvalidSetting, DatabaseUnavailable, PortUnavailable, PagesNotBuilt]

/** Ends a start that cannot go on: a sentence for what people can mend, a stack trace only for what they cannot. */
export function tellAndExit(error: unknown): never {
  const known = expected.some((kind) => error instanceof kind)
  const sentence = error instanceof Error && known ? error.message : undefined
  if (process.stdout.isTTY) process.stdout.write('\r\u001B[K')
  console.error(sentence === undefined ? error : `\nGema did not start: ${sentence}`)
  process.exit(1)
}
