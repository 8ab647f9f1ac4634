import { AggregatorRegistry, type MetricObjectWithValues, type MetricValue } from 'prom-client'

/** What one process has counted, as it travels between processes. */
export type CountedMetrics = MetricObjectWithValues<MetricValue<string>>[]

/** What several processes have counted, together: sums, and of what is measured the mean or the largest. */
export const sumMetrics = (counted: CountedMetrics[]): Promise<string> =>
  AggregatorRegistry.aggregate(counted).metrics()

/**
 * What remains of processes that have ended: what only ever grows. Without it the sums would fall, and whoever reads
 * them would take the rest for new.
 */
export async function remainsOf(counted: CountedMetrics[]): Promise<CountedMetrics> {
  const all = await AggregatorRegistry.aggregate(counted).getMetricsAsJSON()
  // How the types are called in messages and in text, not what the library's enumeration counts them as.
  return all.filter(({ type }) => ['counter', 'histogram'].includes(String(type)))
}
