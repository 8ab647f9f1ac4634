import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { endsWithTheRun } from './clean-up.ts'

/** A folder that is gone after the run. */
export async function temporaryFolder(): Promise<{ folder: string; remove: () => Promise<void> }> {
  const folder = await mkdtemp(path.join(tmpdir(), 'gema-bench-'))
  return { folder, remove: endsWithTheRun(() => rm(folder, { recursive: true, force: true })) }
}
