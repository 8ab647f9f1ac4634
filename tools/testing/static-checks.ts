import path from 'node:path'
import { silentProgress } from '@gema/host/progress.ts'
import { buildWhenChanged } from '../build/build-when-changed.ts'
import { root } from '../build/source-files.ts'
import type { Book } from './book.ts'
import { runQuietly } from './run-command.ts'
import { bin } from './test-run.ts'

/** Builds what the processes and the journeys run. */
export const build = (book: Book): Promise<void> =>
  book.check('production build', async () => {
    await buildWhenChanged(silentProgress)
    return { ok: true, output: '' }
  })

/** Everything that reads the code without running it. */
export async function staticChecks(book: Book): Promise<void> {
  await book.check('format and lint', () => runQuietly(bin('biome'), ['ci', '.'], { cwd: root }))
  await book.check('types of the routes', () =>
    runQuietly(bin('react-router'), ['typegen'], { cwd: path.join(root, 'storefront') }),
  )
  await book.check('types', () => runQuietly(bin('tsc'), ['-p', '.', '--singleThreaded'], { cwd: root }))
  for (const check of ['arrows', 'words', 'sizes', 'migrations']) {
    await book.check(check, () =>
      runQuietly(process.execPath, [`tools/check-${check}/check-${check}.ts`], { cwd: root }),
    )
  }
}
