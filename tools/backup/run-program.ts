import { execFile } from 'node:child_process'
import path from 'node:path'
import { promisify } from 'node:util'
import { lastLine } from '../postgres/last-line.ts'
import { BackupRefused } from './backup-refused.ts'

const execFileAsync = promisify(execFile)

/** Runs a program of PostgreSQL on a database. The password goes through the environment: arguments are for all to see. */
export async function runProgram(
  program: string,
  args: readonly string[],
  databaseUrl: string,
): Promise<void> {
  const url = new URL(databaseUrl)
  const password = decodeURIComponent(url.password)
  url.password = ''
  const env = { ...process.env, LC_ALL: 'C', ...(password !== '' && { PGPASSWORD: password }) }
  try {
    await execFileAsync(program, [...args, `--dbname=${url.href}`], { env, maxBuffer: 64 * 1024 * 1024 })
  } catch (error) {
    throw new BackupRefused(`${path.basename(program)} did not finish: ${lastLine(error)}`, { cause: error })
  }
}
