import { Gauge, Registry } from 'prom-client'

/** Something that is read when somebody asks, instead of being counted as it happens. */
export interface ReadGauge {
  name: string
  help: string
  values: { labels: Record<string, string>; value: number }[]
}

/** Gauges as Prometheus reads them. */
export function gaugesText(gauges: ReadGauge[]): Promise<string> {
  const registry = new Registry()
  for (const { name, help, values } of gauges) {
    const labelNames = Object.keys(values[0]?.labels ?? {})
    const gauge = new Gauge({ name, help, labelNames, registers: [registry] })
    for (const { labels, value } of values) gauge.set(labels, value)
  }
  return registry.metrics()
}
