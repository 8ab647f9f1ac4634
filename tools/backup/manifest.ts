import { readFile, rename, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { BackupRefused } from './backup-refused.ts'

/** What a backup says about itself. It is written last: a folder without it is no whole backup. */
export interface Manifest {
  format: 1
  madeAt: string
  /** The version of the shop that made it. */
  version: string
  /** The version of the PostgreSQL server that it comes from. */
  postgres: string
  migrations: string[]
  /** Where the files of the shop were: in DATA_DIR, and so in here; or in a bucket, which is copied by its own means. */
  files: 'here' | 'bucket'
  fileCount: number
  /** Of the list of checksums, which has that of every other file. */
  sumsHash: string
  /** Tells whether a key is the one that the shop had, and nothing else about it. Absent: it had none yet. */
  keyMark?: string
}

export const dumpName = 'database.dump'
export const filesName = 'files'
export const sumsName = 'SHA256SUMS'
const manifestName = 'manifest.json'

export async function writeManifest(folder: string, manifest: Manifest): Promise<void> {
  // Whole or not at all.
  const draft = path.join(folder, `${manifestName}.draft`)
  await writeFile(draft, `${JSON.stringify(manifest, null, 2)}\n`)
  await rename(draft, path.join(folder, manifestName))
}

export async function readManifest(folder: string): Promise<Manifest> {
  const text = await readFile(path.join(folder, manifestName), 'utf8').catch(() => undefined)
  if (text === undefined) {
    throw new BackupRefused(
      `${folder} holds no ${manifestName}: it is no backup, or one that was not finished. Choose another.`,
    )
  }
  const manifest = manifestIn(text)
  if (manifest === undefined) {
    throw new BackupRefused(
      `The ${manifestName} in ${folder} cannot be understood: it is broken, or of another version. Choose another backup.`,
    )
  }
  return manifest
}

function manifestIn(text: string): Manifest | undefined {
  try {
    const read = JSON.parse(text) as Partial<Manifest> | null
    const isWhole = read?.format === 1 && Array.isArray(read.migrations) && typeof read.sumsHash === 'string'
    return isWhole ? (read as Manifest) : undefined
  } catch {
    return undefined
  }
}
