import { cp, mkdir, readdir } from 'node:fs/promises'
import path from 'node:path'
import type { Config } from '@gema/server/platform/config.ts'
import { BackupRefused } from './backup-refused.ts'
import { checkChecksums, filesBelow } from './checksums.ts'
import { findProgram } from './client-programs.ts'
import { type DatabaseFacts, readFacts } from './database-facts.ts'
import { keyMarkOf } from './key-mark.ts'
import { dumpName, filesName, type Manifest, readManifest } from './manifest.ts'
import { runProgram } from './run-program.ts'
import { serverAddress } from './server-address.ts'

const migrationsFolder = path.resolve(import.meta.dirname, '../../server/migrations')

export interface Restored {
  manifest: Manifest
  /** The shop has another key than the one that the backup was made with, or none. */
  hasOtherKey: boolean
}

/** Fills an empty database and an empty folder of files from a backup. Looks at everything before it writes anything. */
export async function restoreBackup(config: Config, folder: string): Promise<Restored> {
  const url = serverAddress(config)
  const manifest = await readManifest(folder)
  refuseLostFiles(config, manifest)
  const files = path.join(config.dataDir, 'files')
  const facts = await readFacts(url)
  await refuseToOverwrite(facts, files)
  await refuseNewer(manifest)
  await checkChecksums(folder, manifest)
  const program = await findProgram('pg_restore', facts.major)
  // One transaction: a restore that fails leaves the database as empty as it was.
  const manners = [
    '--single-transaction',
    '--exit-on-error',
    '--no-owner',
    '--no-privileges',
    '--no-comments',
  ]
  await runProgram(program.file, [...manners, path.join(folder, dumpName)], url)
  if (manifest.files === 'here') {
    await mkdir(files, { recursive: true })
    await cp(path.join(folder, filesName), files, { recursive: true })
  }
  const restored = await readFacts(url)
  if (restored.migrations.join() !== manifest.migrations.join())
    throw new BackupRefused(
      'The database was filled, but not with the tables that the backup names. Do not use it.',
    )
  return { manifest, hasOtherKey: (await keyMarkOf(config)) !== manifest.keyMark }
}

/** A shop with a bucket never looks into its folder. */
function refuseLostFiles({ s3, dataDir }: Config, manifest: Manifest): void {
  if (s3 === undefined || manifest.files === 'bucket') return
  throw new BackupRefused(
    'The backup holds the files of the shop, but with S3_… set the shop looks for them in its bucket. Leave the S3_… settings ' +
      `out and restore; then copy ${path.join(dataDir, 'files')}/ to the root of the bucket, and set them again.`,
  )
}

async function refuseToOverwrite({ isEmpty }: DatabaseFacts, files: string): Promise<void> {
  if (!isEmpty) {
    throw new BackupRefused(
      'The database of DATABASE_URL is not empty, and a restore overwrites nothing. Make a new one (createdb), and name it in DATABASE_URL.',
    )
  }
  if ((await filesBelow(files)).length > 0)
    throw new BackupRefused(`The folder ${files} is not empty. Move it away first, or name another DATA_DIR.`)
}

/** An older version of the shop would run on tables that it does not know. */
async function refuseNewer({ migrations, version }: Manifest): Promise<void> {
  const known = await readdir(migrationsFolder)
  const unknown = migrations.filter((name) => !known.includes(name))
  if (unknown.length === 0) return
  throw new BackupRefused(
    `The backup is of a newer shop (version ${version}, with ${unknown.join(', ')}). Install that version, then restore.`,
  )
}
