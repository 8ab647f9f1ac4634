import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'

export const root = path.resolve(import.meta.dirname, '../..')

/** Every file of a folder of the project that somebody has written. */
export async function filesBelow(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { withFileTypes: true })
  const kept = entries.filter((entry) => !['build', 'node_modules', '.react-router'].includes(entry.name))
  const lists = await Promise.all(
    kept.map((entry) => {
      const place = path.join(folder, entry.name)
      return entry.isDirectory() ? filesBelow(place) : [place]
    }),
  )
  return lists.flat().sort()
}

/** A hash of the contents of some files and of the locked packages. */
export async function fingerprint(files: readonly string[]): Promise<string> {
  const hash = createHash('sha256')
  for (const file of [...files, path.join(root, 'package-lock.json')])
    hash.update(path.relative(root, file)).update(await readFile(file))
  return hash.digest('hex')
}
