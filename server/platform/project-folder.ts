import { existsSync } from 'node:fs'
import path from 'node:path'

/** Where the project lies, found upwards from here: built programs lie in another folder than their sources. */
export const projectFolder = above(import.meta.dirname)

function above(folder: string): string {
  if (existsSync(path.join(folder, 'package-lock.json'))) return folder
  const parent = path.dirname(folder)
  if (parent === folder) throw new Error('the shop does not lie in its project')
  return above(parent)
}
