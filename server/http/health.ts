import { Hono } from 'hono'

const noStore = { 'Cache-Control': 'no-store' }

/** `/healthz`: the process lives. `/readyz`: it can serve, because the database answers and is up to date. */
export function createHealth(isReady: () => Promise<boolean>): Hono {
  return new Hono()
    .get('/healthz', (c) => c.json({ status: 'alive' }, 200, noStore))
    .get('/readyz', async (c) => {
      const ready = await isReady().catch(() => false)
      return c.json({ status: ready ? 'ready' : 'not ready' }, ready ? 200 : 503, noStore)
    })
}
