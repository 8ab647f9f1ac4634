import type { ListingIndex } from './modules/listing/listing.ts'
import type { Clock } from './platform/clock.ts'
import type { Config } from './platform/config.ts'
import type { Db } from './platform/database/database.ts'
import type { Files } from './platform/files/files.ts'
import type { Jobs } from './platform/jobs/jobs.ts'

/** What every handler may reach for. */
export interface Shop {
  config: Pick<Config, 'siteUrl' | 'demo'>
  db: Db
  clock: Clock
  files: Files
  jobs: Jobs
  /** The catalogue as lists need it, in memory. */
  listing: ListingIndex
}
