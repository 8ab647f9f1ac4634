import { findOrInstall } from '../browser/find-or-install.ts'

/** A PgBouncer. Where none can be had, what needs it cannot go on. */
export async function findPgBouncer(say: (line: string) => void): Promise<string> {
  const found = await findOrInstall('pgbouncer', ['pgbouncer'], say)
  if (found !== undefined) return found
  throw new Error(
    'There is no PgBouncer on this machine and none could be installed: install one, for example with sudo apt-get install pgbouncer.',
  )
}
