import { execFile } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { promisify } from 'node:util'

/** The account that PostgreSQL's programs run under. */
export type ServerUser = { name: string; uid: number; gid: number }

const execFileAsync = promisify(execFile)

/** The first of `names` that the text of an /etc/passwd knows. */
export function userFromPasswd(passwd: string, names: readonly string[]): ServerUser | undefined {
  const users = passwd.split('\n').flatMap((line) => {
    const [name = '', , uid = '', gid = ''] = line.split(':')
    return /^\d+$/.test(uid) && /^\d+$/.test(gid) ? [{ name, uid: Number(uid), gid: Number(gid) }] : []
  })
  for (const name of names) {
    const found = users.find((user) => user.name === name)
    if (found) return found
  }
  return undefined
}

/** PostgreSQL refuses to run as root, so root lends it another account; anybody else runs it as themselves. */
export async function findServerUser(): Promise<ServerUser | undefined> {
  if (process.getuid?.() !== 0) return undefined
  const user = userFromPasswd(await readFile('/etc/passwd', 'utf8'), ['postgres', 'nobody'])
  if (user) return user
  throw new Error(
    'PostgreSQL does not run as root and /etc/passwd has neither postgres nor nobody: add a user named postgres, or set DATABASE_URL to a running server.',
  )
}

/** What a program of PostgreSQL is started with: the other account, and none of the caller's PG… settings. */
export function serverProcessOptions(user: ServerUser | undefined, cwd: string) {
  // PGPORT, PGDATESTYLE and the like would bend a server that has to be the same on every machine.
  const kept = Object.entries(process.env).filter(([name]) => !name.startsWith('PG'))
  // In another language the lines that we read would not be recognised; macOS needs LC_ALL to start at all.
  const env: NodeJS.ProcessEnv = { ...Object.fromEntries(kept), LC_ALL: 'C' }
  return { cwd, env, ...(user && { uid: user.uid, gid: user.gid }) }
}

/** Runs one program to its end as that user and gives what it printed. */
export async function runAs(
  user: ServerUser | undefined,
  command: readonly [string, ...string[]],
  cwd = '/',
) {
  const [file, ...args] = command
  const { stdout } = await execFileAsync(file, args, serverProcessOptions(user, cwd))
  return stdout
}

/** Lets the server user own a folder and all that is in it; nothing to do when we run it as ourselves. */
export async function giveTo(user: ServerUser | undefined, folder: string): Promise<void> {
  if (user) await execFileAsync('chown', ['-R', `${user.uid}:${user.gid}`, folder])
}
