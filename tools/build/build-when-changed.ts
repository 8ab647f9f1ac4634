import { existsSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { Say } from '@gema/host/progress.ts'
import { pages } from './build-pages.ts'
import { programs } from './build-programs.ts'
import { fingerprint } from './source-files.ts'

/** Builds each part whose sources are not the ones of its last build. */
export async function buildWhenChanged(say: Say): Promise<void> {
  for (const part of [pages, programs]) {
    const marker = path.join(part.folder, '.sources')
    const sources = await fingerprint(await part.sources())
    if (existsSync(marker) && (await readFile(marker, 'utf8')) === sources) continue
    await say.step(part.name, part.build)
    await writeFile(marker, sources)
  }
}
