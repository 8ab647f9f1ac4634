import { randomUUID } from 'node:crypto'
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { type Files, FilesUnavailable, isFileKey } from './files.ts'

/** No such file, none below another file, a folder of files, and none can have a name that long. */
const nothingThere = new Set<unknown>(['ENOENT', 'ENOTDIR', 'EISDIR', 'ENAMETOOLONG'])

/** Files in a folder of this machine. */
export function localFiles(folder: string): Files {
  const placeOf = (key: string): string => {
    if (!isFileKey(key)) throw new Error('not a file key')
    return path.join(folder, key)
  }
  return {
    async read(key) {
      const place = placeOf(key)
      try {
        return await readFile(place)
      } catch (error) {
        if (nothingThere.has(codeOf(error))) return undefined
        throw unavailable(error, `The file ${key} cannot be read`)
      }
    },
    async write(key, bytes) {
      const place = placeOf(key)
      // Written aside and moved into place: a reader never sees half a file.
      const draft = `${place}.${randomUUID()}`
      try {
        await mkdir(path.dirname(place), { recursive: true })
        await writeFile(draft, bytes)
        await rename(draft, place)
      } catch (error) {
        // Half a file would take room that is missing already.
        await rm(draft, { force: true }).catch(() => {})
        throw unavailable(error, `The file ${key} cannot be written`)
      }
    },
    async remove(key) {
      const place = placeOf(key)
      try {
        await rm(place, { force: true })
      } catch (error) {
        throw unavailable(error, `The file ${key} cannot be removed`)
      }
    },
  }
}

const codeOf = (error: unknown): string | undefined =>
  error instanceof Error && 'code' in error ? String(error.code) : undefined

const reasons: Record<string, string> = {
  ENOSPC: 'the disk is full',
  EDQUOT: 'the disk is full',
  EROFS: 'the disk takes no changes',
  EACCES: 'no permission',
  EPERM: 'no permission',
}

/** What the operating system refuses is told as such; anything else is a fault of ours. */
function unavailable(error: unknown, sentence: string): unknown {
  const code = codeOf(error)
  if (code === undefined) return error
  return new FilesUnavailable(`${sentence} (${reasons[code] ?? code}).`, { cause: error })
}
