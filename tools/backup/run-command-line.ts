import path from 'node:path'
import { InvalidSetting } from '@gema/server/platform/config.ts'
import { BackupRefused } from './backup-refused.ts'

/** Runs a command that takes one folder and prints lines: a sentence for what people can mend, a stack trace for the rest. */
export async function runCommandLine(
  name: string,
  work: (folder: string) => Promise<string[]>,
): Promise<void> {
  const [folder, ...more] = process.argv.slice(2)
  if (folder === undefined || more.length > 0) {
    console.error(`Say which folder: npm run ${name} -- <folder>`)
    process.exitCode = 2
    return
  }
  try {
    // npm runs in the root of the repository; the folder is meant from where the command was typed.
    const place = path.resolve(process.env.INIT_CWD ?? '.', folder)
    for (const line of await work(place)) console.log(line)
  } catch (error) {
    const isExpected = error instanceof BackupRefused || error instanceof InvalidSetting
    console.error(isExpected ? error.message : error)
    process.exitCode = 1
  }
}
