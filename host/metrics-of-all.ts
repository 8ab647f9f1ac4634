import { type CountedMetrics, remainsOf, sumMetrics } from '@gema/server/platform/metrics/sum-metrics.ts'
import type { FromProcess, ToProcess } from './processes-messages.ts'

/** A process that takes longer is counted as it was when it was last asked. */
const patience = 1_000

/** Asks all processes what they have counted, whenever one of them is asked for the metrics. */
export function createMetricsSum<Process>(tell: (each: Process, message: ToProcess) => void) {
  const latest = new Map<Process, CountedMetrics>()
  const waiting = new Map<number, { missing: Set<Process>; done: () => void }>()
  let remains: Promise<CountedMetrics> = Promise.resolve([])
  let asks = 0

  /** Waits until every process that is there has told its counts, but not for long. */
  function askAll(processes: Iterable<Process>): Promise<void> {
    const { promise, resolve } = Promise.withResolvers<void>()
    const ask = ++asks
    const missing = new Set(processes)
    const timer = setTimeout(resolve, patience)
    waiting.set(ask, { missing, done: resolve })
    for (const each of missing) tell(each, { say: 'count', ask })
    return promise.finally(() => {
      clearTimeout(timer)
      waiting.delete(ask)
    })
  }

  function counted(ask: number, each: Process): void {
    const asked = waiting.get(ask)
    asked?.missing.delete(each)
    if (asked?.missing.size === 0) asked.done()
  }

  return {
    async hear(each: Process, message: FromProcess): Promise<void> {
      if (message.say === 'ready') latest.set(each, [])
      if (message.say === 'counted' && latest.has(each)) {
        latest.set(each, message.metrics)
        counted(message.ask, each)
      }
      if (message.say !== 'metrics-wanted') return
      await askAll(latest.keys())
      const text = await sumMetrics([...latest.values(), await remains])
      tell(each, { say: 'metrics', ask: message.ask, text })
    },
    /** A process has ended; what it had counted when it was last asked stays in the sums. */
    forget(each: Process): void {
      const last = latest.get(each)
      latest.delete(each)
      for (const ask of waiting.keys()) counted(ask, each)
      if (last !== undefined)
        remains = remains.then((before) => remainsOf([before, last]).catch(() => before))
    },
  }
}
