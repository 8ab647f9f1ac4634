import { terminalProgress } from '@gema/host/progress.ts'
import { buildWhenChanged } from './build-storefront.ts'

/** `npm run build`: builds the pages when their sources have changed. */
await buildWhenChanged(terminalProgress(process.stdout))
