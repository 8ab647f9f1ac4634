import { randomBytes } from 'node:crypto'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { Config } from '@gema/server/platform/config.ts'

/**
 * The key for what is stored encrypted: the one of the settings, or one that is made at the first start and kept beside
 * the embedded database. Several machines on one database must share a key, so there the setting is needed.
 */
export async function secretKeyOf({ secretKey, dataDir }: Config): Promise<string> {
  if (secretKey !== undefined) return secretKey
  const place = path.join(dataDir, 'secret-key')
  await mkdir(dataDir, { recursive: true })
  const made = randomBytes(32).toString('base64url')
  // Only where there is none: two processes that start together must not each keep their own.
  await writeFile(place, made, { flag: 'wx', mode: 0o600 }).catch((error: unknown) => {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error
  })
  return (await readFile(place, 'utf8')).trim()
}
