import type { Config } from '@gema/server/platform/config.ts'
import { ownMetrics } from '@gema/server/platform/metrics/own-metrics.ts'
import type { Responder } from './handle-request.ts'
import { maySeeMetrics } from './metrics-access.ts'

export interface MetricsParts {
  config: Pick<Config, 'metricsToken'>
  /** What all processes on the port have counted together. Absent: this one is alone. */
  ofAll?: (() => Promise<string>) | undefined
  /** What the database knows, which is the same for all of them; nothing, while it does not answer. */
  ofDatabase: () => Promise<string | undefined>
}

/** `/metrics`, in the form that Prometheus reads. For everybody who may not see it, it is not there. */
export function createMetrics({ config, ofAll, ofDatabase }: MetricsParts): Responder {
  const counted = ofAll ?? (() => ownMetrics.metrics())
  return async (request, { remoteAddress }) => {
    const isRead = request.method === 'GET' || request.method === 'HEAD'
    if (!isRead || !maySeeMetrics(request.headers, { token: config.metricsToken, remoteAddress }))
      return new Response(null, { status: 404 })
    const texts = await Promise.all([counted(), ofDatabase()])
    return new Response(texts.filter((text) => text !== undefined).join('\n'), {
      headers: { 'Content-Type': ownMetrics.contentType, 'Cache-Control': 'no-store' },
    })
  }
}
