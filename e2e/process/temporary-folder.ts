import { mkdtemp, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'

/** A folder for several tests, which they remove at their end. */
export async function temporaryFolder(prefix: string) {
  const folder = await mkdtemp(path.join(os.tmpdir(), prefix))
  return { folder, remove: () => rm(folder, { recursive: true, force: true }) }
}
