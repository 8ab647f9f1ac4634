import { terminalProgress } from '@gema/host/progress.ts'
import { buildWhenChanged } from './build-when-changed.ts'

/** `npm run build`: builds the pages and the programs when their sources have changed. */
await buildWhenChanged(terminalProgress(process.stdout)).catch((error: unknown) => {
  console.error(error instanceof Error ? `\nGema was not built: ${error.message}` : error)
  process.exit(1)
})
