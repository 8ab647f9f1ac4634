import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { Config } from '@gema/server/platform/config.ts'

/** A mark of the key that encrypts bank and identity details: it tells two keys apart and gives neither away. */
export async function keyMarkOf({ secretKey, dataDir }: Config): Promise<string | undefined> {
  const kept = await readFile(path.join(dataDir, 'secret-key'), 'utf8').catch(() => undefined)
  const key = secretKey ?? kept?.trim()
  if (key === undefined) return undefined
  return createHash('sha256').update(`gema backup ${key}`).digest('hex').slice(0, 16)
}
