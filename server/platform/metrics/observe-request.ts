import { Counter, Histogram } from 'prom-client'
import { ownMetrics } from './own-metrics.ts'

/** What a request asked for: words from lists of ours, never a part of an address that anybody can make up. */
export interface RequestLabels {
  kind: string
  name: string
}

const answered = new Counter({
  name: 'gema_requests_total',
  help: 'Requests that were answered.',
  labelNames: ['kind', 'name', 'status'],
  registers: [ownMetrics],
  collect() {
    for (const counters of found.values()) {
      if (counters.since > 0) counters.answered.inc(counters.since)
      counters.since = 0
    }
  },
})

const took = new Histogram({
  name: 'gema_request_seconds',
  help: 'How long requests took until their answer was ready.',
  labelNames: ['kind', 'name'],
  buckets: [0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5, 10],
  registers: [ownMetrics],
})

interface Counters {
  answered: Counter.Internal
  /** Answered since somebody has read how many were: to add to a number takes a hundredth of the time. */
  since: number
  took: Histogram.Internal<'kind' | 'name'>
}

/** The counters of each kind, name and status: finding them among their labels takes longer than counting. */
const found = new Map<string, Counters>()
/** The same by the labels themselves, which stay the same for what is kept. */
const foundByStatus = new WeakMap<RequestLabels, Map<number, Counters>>()

/** Counts a request at its end. */
export function observeRequest(labels: RequestLabels, status: number, seconds: number): void {
  const known = foundByStatus.get(labels) ?? new Map<number, Counters>()
  const counters = known.get(status) ?? countersOf(labels, status)
  if (known.size === 0) foundByStatus.set(labels, known)
  known.set(status, counters)
  counters.since += 1
  counters.took.observe(seconds)
}

function countersOf({ kind, name }: RequestLabels, status: number): Counters {
  const key = `${status} ${kind} ${name}`
  const counters = found.get(key) ?? {
    answered: answered.labels({ kind, name, status }),
    since: 0,
    took: took.labels({ kind, name }),
  }
  found.set(key, counters)
  return counters
}
