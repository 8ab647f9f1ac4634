import { collectDefaultMetrics, Gauge, Registry } from 'prom-client'

/** What this process counts. Where several processes answer on one port, their sum is told. */
export const ownMetrics = new Registry()

/** Begins to measure the process itself: its memory, its processor time and how late its work is. */
export function measureProcess(): void {
  if (ownMetrics.getSingleMetric('gema_processes') !== undefined) return
  collectDefaultMetrics({ register: ownMetrics })
  new Gauge({
    name: 'gema_processes',
    help: 'Processes that answer on the port.',
    registers: [ownMetrics],
  }).set(1)
}
