import { forgetOldCounts } from '../http/rate-limit.ts'
import { forgetWhatHasEnded } from '../modules/accounts/accounts.ts'
import { forgetOldCarts } from '../modules/cart/cart.ts'
import { forgetProductChanges } from '../modules/catalogue/catalogue.ts'
import { forgetOldFlows } from '../modules/identity/identity.ts'
import { forgetOldMails } from '../modules/notifications/notifications.ts'
import type { Clock } from '../platform/clock.ts'
import type { Db } from '../platform/database/database.ts'
import { defineJob, type Worker } from '../platform/jobs/jobs.ts'

const tidyUpJob = defineJob<object>({ name: 'tidy-up', retries: 2, secondsBetween: 60, cron: '15 3 * * *' })

/** Every night, removes what nobody needs any more. Removing it twice does no harm. */
export const tidyUpWorker = (db: Db, { clock }: { clock: Clock }): Worker => ({
  kind: tidyUpJob,
  work: async () => {
    await forgetOldCounts(db, clock)
    await forgetWhatHasEnded(db, clock)
    await forgetOldCarts(db, clock)
    await forgetOldFlows(db, clock)
    await forgetProductChanges(db, clock)
    await forgetOldMails(db, clock)
  },
})
