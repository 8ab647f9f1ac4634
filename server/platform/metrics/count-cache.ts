import { Counter } from 'prom-client'
import { ownMetrics } from './own-metrics.ts'

/** What is kept: rendered pages, or answers of public calls. */
export type CacheKind = 'page' | 'answer'

/** `stale`: what was kept is answered once more while it is made anew. */
export type CacheOutcome = 'hit' | 'miss' | 'stale'

const asked = new Counter({
  name: 'gema_cache_requests_total',
  help: 'How often something was looked for among what is kept, and what became of it.',
  labelNames: ['cache', 'outcome'],
  registers: [ownMetrics],
})

const found: Record<CacheKind, Partial<Record<CacheOutcome, Counter.Internal>>> = { page: {}, answer: {} }

/** Counts that something was looked for among what is kept. */
export function countCache(kind: CacheKind, outcome: CacheOutcome): void {
  found[kind][outcome] ??= asked.labels({ cache: kind, outcome })
  found[kind][outcome].inc()
}
