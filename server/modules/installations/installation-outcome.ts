import type { RefusalName, RefusalValues } from '@gema/contract/refusals.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Jobs } from '../../platform/jobs/jobs.ts'
import type { InstallationRow } from './installations-queries.ts'
import type { PhotosAround } from './keep-photos.ts'

/** An expected no: its reason, and the field that it belongs to. */
export interface InstallationRefused {
  refused: RefusalName
  values?: RefusalValues
  field?: string
}

/** What came of a wish: how the request stands now, or why nothing was done. */
export type InstallationOutcome = { request: InstallationRow } | InstallationRefused

/** What requests need besides the database. */
export interface InstallationsAround extends PhotosAround {
  clock: Clock
  jobs: Jobs
}
