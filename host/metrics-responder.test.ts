import type { App } from '@gema/server/app.ts'
import { readConfig } from '@gema/server/platform/config.ts'
import { createLog } from '@gema/server/platform/log.ts'
import { expect, test } from 'vitest'
import { createRequestHandler } from './handle-request.ts'
import { createMetrics, type MetricsParts } from './metrics-responder.ts'

/** A host that answers for `/metrics`, and is asked from this machine unless told otherwise. */
function aHost(changed: Partial<MetricsParts> = {}) {
  const app: App = { fetch: async () => Response.json({}) }
  const handle = createRequestHandler({
    config: readConfig({}),
    log: createLog('silent'),
    app,
    staticFiles: new Map(),
    demo: undefined,
    pages: async () => new Response('page', { status: 404 }),
    metrics: createMetrics({
      config: { metricsToken: undefined },
      ofDatabase: async () => 'gema_orders{step="unpaid"} 3\n',
      ...changed,
    }),
  })
  return (path: string, { from = '127.0.0.1', ...init }: RequestInit & { from?: string } = {}) =>
    handle(new Request(`http://localhost${path}`, init), from)
}

test('the metrics tell requests by name and status and how long they took, and are never kept', async () => {
  const ask = aHost()
  await ask('/api/storefront/home')
  await ask('/no/such/page')
  const response = await ask('/metrics')
  expect(response.status).toBe(200)
  expect(response.headers.get('Content-Type')).toMatch(/^text\/plain; version=0\.0\.4/)
  expect(response.headers.get('Cache-Control')).toBe('no-store')
  const text = await response.text()
  expect(text).toMatch(/^gema_requests_total\{kind="call",name="home",status="200"\} [1-9]/m)
  expect(text).toMatch(/^gema_requests_total\{kind="page",name="other",status="404"\} [1-9]/m)
  expect(text).toMatch(/^gema_request_seconds_bucket\{le="0.001",kind="call",name="home"\} /m)
  expect(text).toMatch(/^gema_request_seconds_bucket\{le="10",kind="call",name="home"\} /m)
  expect(text).toContain('gema_orders{step="unpaid"} 3')
  expect(text).not.toContain('/no/such')
})

test('while the database does not answer, the rest is told', async () => {
  const response = await aHost({ ofDatabase: async () => undefined })('/metrics')
  expect(response.status).toBe(200)
  const text = await response.text()
  expect(text).toContain('# TYPE gema_requests_total counter')
  expect(text).not.toContain('gema_orders')
})

test('where several processes answer, the sum of all is told', async () => {
  const ask = aHost({ ofAll: async () => 'gema_processes 2\n' })
  expect(await (await ask('/metrics')).text()).toBe('gema_processes 2\n\ngema_orders{step="unpaid"} 3\n')
})

test('for everybody else there is nothing there', async () => {
  const ask = aHost()
  const asked = [
    ask('/metrics', { from: '203.0.113.7' }),
    ask('/metrics', { headers: { 'X-Forwarded-For': '127.0.0.1' } }),
    ask('/metrics', { method: 'POST' }),
    aHost({ config: { metricsToken: 'a token of the tests' } })('/metrics'),
  ]
  for (const response of await Promise.all(asked)) {
    expect(response.status).toBe(404)
    expect(response.headers.get('Cache-Control')).toBe('no-store')
    expect(await response.text()).toBe('')
  }
})
