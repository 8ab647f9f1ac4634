/**
 * node tools/postgres/run-with-postgres.ts -- command args…
 *
 * Runs the command with DATABASE_URL set to an empty database of its own, on the server that the tests would use, and
 * exits as the command did. The database is gone afterwards.
 */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { constants } from 'node:os'
import { join } from 'node:path'
import { createDatabase, dropDatabase, startPostgres } from './with-postgres.ts'

const say = (line: string) => console.error(line)

async function runWithPostgres(file: string, args: readonly string[]): Promise<number> {
  const postgres = await startPostgres({
    databaseUrl: process.env.DATABASE_URL,
    folder: join(import.meta.dirname, '../../var/tools'),
    say,
  })
  try {
    say(`Using ${postgres.origin}.`)
    const url = await createDatabase(postgres.url)
    try {
      return await run(file, args, url)
    } finally {
      await dropDatabase(url)
    }
  } finally {
    await postgres.stop()
  }
}

async function run(file: string, args: readonly string[], url: string): Promise<number> {
  const command = spawn(file, args, { stdio: 'inherit', env: { ...process.env, DATABASE_URL: url } })
  // The terminal sends Ctrl-C to the command as well: it ends first, we clear up behind it.
  const wait = () => {}
  const passOn = (signal: NodeJS.Signals) => void command.kill(signal)
  process.on('SIGINT', wait).on('SIGTERM', passOn).on('SIGHUP', passOn)
  try {
    await once(command, 'exit')
    return command.exitCode ?? 128 + (command.signalCode ? constants.signals[command.signalCode] : 0)
  } catch (error) {
    throw new Error(`The command ${file} could not be started: check its name and your PATH.`, {
      cause: error,
    })
  } finally {
    process.off('SIGINT', wait).off('SIGTERM', passOn).off('SIGHUP', passOn)
  }
}

const given = process.argv.slice(2)
const [file, ...args] = given[0] === '--' ? given.slice(1) : given
if (file === undefined) {
  say('Say what to run: node tools/postgres/run-with-postgres.ts -- command args')
  process.exitCode = 2
} else {
  try {
    process.exitCode = await runWithPostgres(file, args)
  } catch (error) {
    say(error instanceof Error ? error.message : String(error))
    process.exitCode = 1
  }
}
