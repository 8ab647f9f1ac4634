import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, realpathSync, rmSync, statfsSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { giveTo, runAs, type ServerUser } from './server-user.ts'

/** A folder of the server user's own that does not outlive us, nor does the process that works in it. */
export type TemporaryPlace = {
  folder: string
  /** From now on this process ends with us; undefined when it has ended by itself. */
  watch(pid: number | undefined): void
  remove(): Promise<void>
}

/*
 * A hook on our own exit would miss kill -9 and a crash of Node. The pipe to this small shell closes however we die:
 * then it ends the last process that it was told of (an immediate shutdown: nothing here is worth keeping), waits for
 * it, and clears up. Each line on the pipe is a process id, an empty line means none.
 */
const watcherScript = `
pid=
while read -r line; do pid=$line; done
if [ -n "$pid" ] && kill -QUIT "$pid" 2>/dev/null; then
  tries=0
  while [ $tries -lt 50 ] && kill -0 "$pid" 2>/dev/null; do sleep 0.1; tries=$((tries + 1)); done
fi
rm -rf "$1"
`

/** Makes the folder under the system's temporary folder, or in memory where there is room, owned by that user. */
export async function makeTemporaryPlace(
  user: ServerUser | undefined,
  inMemory = false,
): Promise<TemporaryPlace> {
  // Root's TMPDIR may lie where the server user cannot go; /tmp is open to all.
  const folder = await makeFolder(user, [...(inMemory ? memoryFolders() : []), tmpdir(), '/tmp'])
  // Its own session, so that Ctrl-C in the terminal reaches us and not the one who clears up after us.
  const watcher = spawn('sh', ['-c', watcherScript, 'sh', folder], {
    cwd: '/',
    detached: true,
    stdio: ['pipe', 'ignore', 'ignore'],
  })
  const ended = once(watcher, 'exit')
  // Should somebody end the watcher before us, writing to it must not end us as well.
  watcher.stdin.on('error', () => {})
  return {
    folder,
    watch: (pid) => void watcher.stdin.write(`${pid ?? ''}\n`),
    remove: async () => {
      watcher.stdin.end()
      await ended
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** Where Linux keeps files in memory. In a container it is often too small for the databases of the tests. */
function memoryFolders(): string[] {
  const folder = '/dev/shm'
  if (!existsSync(folder)) return []
  const { bavail, bsize } = statfsSync(folder)
  return bavail * bsize > 4 * 1024 ** 3 ? [folder] : []
}

async function makeFolder(user: ServerUser | undefined, parents: string[]): Promise<string> {
  for (const parent of new Set(parents)) {
    const folder = mkdtempSync(join(realpathSync(parent), 'gema-postgres-'))
    try {
      await giveTo(user, folder)
      await runAs(user, ['test', '-w', folder])
      return folder
    } catch {
      rmSync(folder, { recursive: true, force: true })
    }
  }
  const who = user ? `the user ${user.name}` : 'the current user'
  throw new Error(`PostgreSQL found no temporary folder that ${who} can write to: set TMPDIR to one.`)
}
