import type { CountedMetrics } from '@gema/server/platform/metrics/sum-metrics.ts'
import type { Opened } from './announce.ts'

/** What a process says to the one that started it. */
export type FromProcess =
  | { say: 'ready'; opened: Opened }
  | { say: 'failed'; told: string }
  | { say: 'counted'; ask: number; metrics: CountedMetrics }
  | { say: 'metrics-wanted'; ask: number }

/** What the process that started the others says to them. */
export type ToProcess =
  | { say: 'stop' }
  | { say: 'count'; ask: number }
  | { say: 'metrics'; ask: number; text: string }
