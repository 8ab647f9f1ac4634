import { copyFile, mkdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import type { Config } from '@gema/server/platform/config.ts'
import { BackupRefused } from './backup-refused.ts'
import { filesBelow, writeChecksums } from './checksums.ts'
import { cautionOf, findProgram } from './client-programs.ts'
import { readFacts } from './database-facts.ts'
import { isMissing } from './is-missing.ts'
import { keyMarkOf } from './key-mark.ts'
import { dumpName, filesName, type Manifest, writeManifest } from './manifest.ts'
import { runProgram } from './run-program.ts'
import { serverAddress } from './server-address.ts'
import { takeNewFolder } from './take-new-folder.ts'

const root = path.resolve(import.meta.dirname, '../..')

export interface Made {
  manifest: Manifest
  /** What stands in the way of restoring it, in one sentence. */
  caution: string | undefined
}

/** Writes the database and the files of a shop, which may be open meanwhile, into a new folder. */
export async function makeBackup(config: Config, folder: string): Promise<Made> {
  const url = serverAddress(config)
  const facts = await readFacts(url)
  if (facts.migrations.length === 0)
    throw new BackupRefused('The database of DATABASE_URL holds no shop. Correct DATABASE_URL.')
  const dump = await findProgram('pg_dump', facts.major)
  await takeNewFolder(folder)
  const output = [`--file=${path.join(folder, dumpName)}`, '--format=custom']
  await runProgram(dump.file, [...output, '--no-owner', '--no-privileges', '--no-comments'], url)
  // After the database, so that every file which the copy of it names is there: files are written before they are named.
  const files = config.s3 === undefined ? 'here' : 'bucket'
  const fileCount = files === 'here' ? await copyFiles(path.join(config.dataDir, 'files'), folder) : 0
  const manifest: Manifest = {
    format: 1,
    madeAt: new Date().toISOString(),
    version: await versionOfShop(),
    postgres: facts.version,
    migrations: facts.migrations,
    files,
    fileCount,
    sumsHash: await writeChecksums(folder),
    keyMark: await keyMarkOf(config),
  }
  await writeManifest(folder, manifest)
  return { manifest, caution: cautionOf({ dumpMajor: dump.major, serverMajor: facts.major }) }
}

async function copyFiles(from: string, folder: string): Promise<number> {
  const to = path.join(folder, filesName)
  await mkdir(to)
  let copied = 0
  for (const name of await filesBelow(from)) {
    const place = path.join(to, name)
    await mkdir(path.dirname(place), { recursive: true })
    try {
      await copyFile(path.join(from, name), place)
      copied += 1
    } catch (error) {
      // The shop is open: what it has removed since is not missed.
      if (!isMissing(error)) throw error
    }
  }
  return copied
}

async function versionOfShop(): Promise<string> {
  const { version }: { version: string } = JSON.parse(await readFile(path.join(root, 'package.json'), 'utf8'))
  return version
}
