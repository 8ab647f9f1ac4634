import { terminalProgress } from '@gema/host/progress.ts'
import { buildWhenChanged } from './build-storefront.ts'

/** `npm start`: the pages are built when their sources have changed, then the shop opens. */
await buildWhenChanged(terminalProgress(process.stdout)).catch((error: unknown) => {
  console.error(error instanceof Error ? `\nGema did not start: ${error.message}` : error)
  process.exit(1)
})
await import('@gema/host/start.ts')
