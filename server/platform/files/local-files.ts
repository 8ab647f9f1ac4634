import { randomUUID } from 'node:crypto'
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { type Files, isFileKey } from './files.ts'

/** No such file, none below another file, and none can have a name that long. */
const nothingThere = new Set<unknown>(['ENOENT', 'ENOTDIR', 'ENAMETOOLONG'])

/** Files in a folder of this machine. */
export function localFiles(folder: string): Files {
  const placeOf = (key: string): string => {
    if (!isFileKey(key)) throw new Error('not a file key')
    return path.join(folder, key)
  }
  return {
    async read(key) {
      try {
        return await readFile(placeOf(key))
      } catch (error) {
        if (error instanceof Error && 'code' in error && nothingThere.has(error.code)) return undefined
        throw error
      }
    },
    async write(key, bytes) {
      const place = placeOf(key)
      await mkdir(path.dirname(place), { recursive: true })
      // Written aside and moved into place: a reader never sees half a file.
      const draft = `${place}.${randomUUID()}`
      await writeFile(draft, bytes)
      await rename(draft, place)
    },
    remove: (key) => rm(placeOf(key), { force: true }),
  }
}
