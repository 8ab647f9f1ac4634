import type { Clock } from '@gema/server/platform/clock.ts'
import type { Database } from '@gema/server/platform/database/database.ts'
import type { Change } from '@gema/server/platform/keep/made-from.ts'
import type { Log } from '@gema/server/platform/log.ts'

/** Who hears of changes, and where. */
export interface Hearing {
  database: Database
  clock: Clock
  log: Log
  hear: (change: Change) => void
}
