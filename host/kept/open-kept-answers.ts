import { setTimeout } from 'node:timers/promises'
import type { App } from '@gema/server/app.ts'
import { networkOf } from '@gema/server/http/network-of.ts'
import { countInMemory } from '@gema/server/http/rate-limit.ts'
import { rememberSettings } from '@gema/server/modules/settings/settings.ts'
import type { Database } from '@gema/server/platform/database/database.ts'
import type { PublicReads } from '@gema/server/platform/database/public-reads.ts'
import type { Log } from '@gema/server/platform/log.ts'
import { countCache } from '@gema/server/platform/metrics/count-cache.ts'
import type { Shop } from '@gema/server/shop.ts'
import { type ChangesHeard, hearChanges } from '../changes/hear-changes.ts'
import { createKeptAnswers, type KeptAnswers } from './keep-answers.ts'
import { keepApi } from './kept-api.ts'

export interface OpenKeptAnswers {
  kept: KeptAnswers
  /** The API with its public reads from memory. */
  app: App
  close(): Promise<void>
}

/** Milliseconds that a call which has done its work waits for others to hear of it. */
const longestLook = 250

interface Parts {
  app: App
  shop: Shop
  database: Database
  log: Log
  /** Public reads remember, and ask copies of the database, where a change is a moment later. */
  publicReads?: Pick<PublicReads, 'changed' | 'hearsChanges'>
  megabytes: number
}

/** Keeps pages and public answers, and drops them as soon as it hears that something they were made from has changed. */
export async function openKeptAnswers({
  app,
  shop,
  database,
  log,
  publicReads,
  megabytes,
}: Parts): Promise<OpenKeptAnswers> {
  const { clock } = shop
  let changes: ChangesHeard | undefined
  const kept = createKeptAnswers({
    clock,
    megabytes,
    nextEdge: () => changes?.nextEdge() ?? clock.now().getTime(),
    count: (kind, outcome) => countCache(kind, outcome === 'away' ? 'stale' : outcome),
  })
  changes = await hearChanges({
    database,
    clock,
    log,
    hear(change) {
      // First: what is dropped is made anew from what is in step.
      publicReads?.changed(change)
      kept.drop(change)
    },
  })
  publicReads?.hearsChanges()
  const settings = rememberSettings(shop.db, clock)
  const count = countInMemory(clock)
  return {
    kept,
    app: keepApi({
      app,
      kept,
      clock,
      waitFor: async (address) =>
        count(`reading:${networkOf(address)}`, (await settings()).rateLimits.reading),
      changed: () => Promise.race([changes.look(), setTimeout(longestLook, undefined, { ref: false })]),
    }),
    close: changes.close,
  }
}
