import { Counter } from 'prom-client'
import { ownMetrics } from './own-metrics.ts'

/** What is kept: rendered pages, or answers of public calls. */
export type CacheKind = 'page' | 'answer'

/** `stale`: what was kept is answered once more while it is made anew. */
export type CacheOutcome = 'hit' | 'miss' | 'stale'

const outcomes = ['hit', 'miss', 'stale'] as const satisfies CacheOutcome[]

/** What has been counted since somebody has read it: to add to a number takes a hundredth of the time. */
const since: Record<CacheKind, Record<CacheOutcome, number>> = {
  page: { hit: 0, miss: 0, stale: 0 },
  answer: { hit: 0, miss: 0, stale: 0 },
}

new Counter({
  name: 'gema_cache_requests_total',
  help: 'How often something was looked for among what is kept, and what became of it.',
  labelNames: ['cache', 'outcome'],
  registers: [ownMetrics],
  collect() {
    for (const cache of ['page', 'answer'] as const) {
      for (const outcome of outcomes) {
        const count = since[cache][outcome]
        since[cache][outcome] = 0
        if (count > 0) this.inc({ cache, outcome }, count)
      }
    }
  },
})

/** Counts that something was looked for among what is kept. */
export function countCache(kind: CacheKind, outcome: CacheOutcome): void {
  since[kind][outcome] += 1
}
