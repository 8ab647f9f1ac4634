import { randomBytes, randomUUID } from 'node:crypto'
import { link, mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { type Config, InvalidSetting } from '@gema/server/platform/config.ts'

/**
 * The key for what is stored encrypted: the one of the settings, or one that is made at the first start and kept beside
 * the embedded database. Several machines on one database must share a key, so there the setting is needed.
 */
export async function secretKeyOf({ secretKey, dataDir }: Config): Promise<string> {
  if (secretKey !== undefined) return secretKey
  const place = path.join(dataDir, 'secret-key')
  await mkdir(dataDir, { recursive: true })
  const draft = `${place}.${randomUUID()}`
  await writeFile(draft, randomBytes(32).toString('base64url'), { mode: 0o600 })
  // Whole or not at all, and only where there is none: two processes that start together must not each keep their own.
  await link(draft, place).catch((error: unknown) => {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error
  })
  await rm(draft)
  const kept = (await readFile(place, 'utf8')).trim()
  if (kept.length < 32)
    throw new InvalidSetting(`The file ${place} holds no key. Restore it, or set SECRET_KEY.`)
  return kept
}
