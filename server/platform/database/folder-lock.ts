import { randomUUID } from 'node:crypto'
import { link, readFile, unlink, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { z } from 'zod'
import { DatabaseUnavailable } from './database.ts'

export interface FolderLock {
  release(): Promise<void>
}

const ownerSchema = z.object({
  pid: z.number().int().positive(),
  /** When the process started, as the kernel tells it: a process id alone may belong to another one by now. */
  started: z.string(),
})

type Owner = z.output<typeof ownerSchema>

/** Takes a folder for this process alone. A lock whose owner is gone is taken over. */
export async function lockFolder(folder: string): Promise<FolderLock> {
  const file = path.join(folder, 'owner.lock')
  const me: Owner = { pid: process.pid, started: await startOf(process.pid) }
  // Written aside and linked into place: the lock is never seen half-written, and only one of two can win.
  const draft = `${file}.${randomUUID()}`
  await writeFile(draft, JSON.stringify(me))
  try {
    for (let attempt = 0; attempt < 10; attempt++) {
      if (await linked(draft, file)) return { release: () => unlink(file) }
      const found = await lookAt(file)
      if (found === 'stale') await removeStale(file, draft)
      else if (found !== 'missing') {
        throw new DatabaseUnavailable(
          `The data folder ${folder} is in use by another Gema (process ${found.pid}). ` +
            'Stop that one first, or give this one a folder of its own with DATA_DIR.',
        )
      }
    }
  } finally {
    await unlink(draft)
  }
  throw new DatabaseUnavailable(`The data folder ${folder} could not be locked. Try again.`)
}

async function linked(from: string, to: string): Promise<boolean> {
  try {
    await link(from, to)
    return true
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false
    throw error
  }
}

/** Who holds a lock. It is stale when its owner is gone, or when no owner can be read from it. */
async function lookAt(file: string): Promise<Owner | 'stale' | 'missing'> {
  const text = await readFile(file, 'utf8').catch(ignoreMissing)
  if (text === undefined) return 'missing'
  const owner = ownerIn(text)
  return owner !== undefined && (await isAlive(owner)) ? owner : 'stale'
}

/**
 * Removes a stale lock: one process at a time, and only after another look. Else the slower of two that found the
 * same old lock would remove the new one of the faster, and both would have the folder.
 */
async function removeStale(file: string, draft: string): Promise<void> {
  const guard = `${file}.removing`
  if (!(await linked(draft, guard))) {
    // Somebody is at it, or has died at it.
    if ((await lookAt(guard)) === 'stale') await unlink(guard).catch(ignoreMissing)
    return
  }
  try {
    if ((await lookAt(file)) === 'stale') await unlink(file)
  } finally {
    await unlink(guard)
  }
}

function ownerIn(text: string): Owner | undefined {
  try {
    return ownerSchema.parse(JSON.parse(text))
  } catch {
    return undefined
  }
}

async function isAlive(owner: Owner): Promise<boolean> {
  try {
    process.kill(owner.pid, 0)
  } catch (error) {
    // EPERM: it lives, but belongs to another user.
    if (!(error instanceof Error && 'code' in error && error.code === 'EPERM')) return false
  }
  return (await startOf(owner.pid)) === owner.started
}

/** The start of a process in clock ticks since boot, where the system tells it (Linux); else nothing to compare. */
async function startOf(pid: number): Promise<string> {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '')
  // The second field is the command in parentheses and may hold spaces; the start time is the 20th after it.
  return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? ''
}

function ignoreMissing(error: unknown): undefined {
  if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined
  throw error
}
