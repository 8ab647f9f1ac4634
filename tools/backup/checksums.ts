import { createHash } from 'node:crypto'
import { createReadStream, type Dirent } from 'node:fs'
import { readdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { pipeline } from 'node:stream/promises'
import { BackupRefused } from './backup-refused.ts'
import { isMissing } from './is-missing.ts'
import { dumpName, filesName, type Manifest, sumsName } from './manifest.ts'

/** The checksum of a file, however large. */
export async function hashOf(file: string): Promise<string> {
  const hash = createHash('sha256')
  await pipeline(createReadStream(file), hash)
  return hash.digest('hex')
}

/** Every file below a folder by its path from there, with slashes, in order. */
export async function filesBelow(folder: string): Promise<string[]> {
  return (await entriesBelow(folder))
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
    .map((place) => place.split(path.sep).join('/'))
    .sort()
}

/** None, where there is no such folder. What cannot be read must not be taken for what is not there. */
async function entriesBelow(folder: string): Promise<Dirent[]> {
  try {
    return await readdir(folder, { recursive: true, withFileTypes: true })
  } catch (error) {
    const { code = 'unknown reason', path: place = folder } = error as NodeJS.ErrnoException
    if (isMissing(error) && path.resolve(place) === path.resolve(folder)) return []
    throw new BackupRefused(
      `${place} cannot be read (${code}). Run this as the user of the shop, and when nothing removes folders there.`,
      { cause: error },
    )
  }
}

/** Writes the checksums of everything in a backup, so that `sha256sum -c SHA256SUMS` can check it too; answers their own. */
export async function writeChecksums(folder: string): Promise<string> {
  const lines: string[] = []
  for (const name of await contentsOf(folder))
    lines.push(`${await hashOf(path.join(folder, name))}  ${name}\n`)
  await writeFile(path.join(folder, sumsName), lines.join(''))
  return hashOf(path.join(folder, sumsName))
}

/** Refuses a backup in which anything is missing, broken or added. */
export async function checkChecksums(folder: string, { sumsHash }: Manifest): Promise<void> {
  const sums = path.join(folder, sumsName)
  const found = await hashOf(sums).catch(() => undefined)
  if (found !== sumsHash) throw broken(folder, `${sumsName} is not the one that was written`)
  const expected = new Map((await readFile(sums, 'utf8')).split('\n').filter(Boolean).map(readLine))
  const there = new Set(await contentsOf(folder))
  for (const name of there) if (!expected.has(name)) throw broken(folder, `${name} does not belong to it`)
  for (const [name, hash] of expected) {
    if (!there.has(name)) throw broken(folder, `${name} is missing`)
    if ((await hashOf(path.join(folder, name))) !== hash)
      throw broken(folder, `${name} is not what was written`)
  }
}

/** What a backup consists of, besides what it says about itself. */
const contentsOf = async (folder: string): Promise<string[]> =>
  (await filesBelow(folder)).filter((name) => name === dumpName || name.startsWith(`${filesName}/`))

const readLine = (line: string): [name: string, hash: string] => [line.slice(66), line.slice(0, 64)]

const broken = (folder: string, what: string): BackupRefused =>
  new BackupRefused(`The backup in ${folder} is broken: ${what}. Nothing was restored; choose another.`)
