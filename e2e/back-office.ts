import { createServer, type Server } from 'node:http'
import type { Database } from '@gema/server/platform/database/database.ts'

/** Where the journeys find it: beside the shop. */
export const backOfficePort = (shopPort: number): number => shopPort + 10_000

/** What a keeper of the shop would do or look up while somebody buys. Only the journeys have it; no shop listens there. */
export function openBackOffice(database: Database, shopPort: number): Server {
  const tasks: Record<string, (asked: URLSearchParams) => Promise<unknown>> = {
    '/price': (asked) =>
      database.session((run) =>
        run('update inventories set default_price = $2, special_price = null where sku = $1', [
          asked.get('sku'),
          Number(asked.get('price')),
        ]),
      ),
    '/stock': (asked) =>
      database.session((run) =>
        run(
          'update inventory_stock set on_hand = $2, reserved = 0 where inventory_id = (select id from inventories where sku = $1)',
          [asked.get('sku'), Number(asked.get('units'))],
        ),
      ),
    '/withdraw': (asked) =>
      database.session((run) =>
        run('update inventories set is_active = false where sku = $1', [asked.get('sku')]),
      ),
    '/orders': (asked) =>
      database.session(
        async (run) =>
          (await run('select number from orders where email = $1 order by id', [asked.get('email')])).rows,
      ),
  }
  const server = createServer(async (request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://localhost')
    const done = await tasks[pathname]?.(searchParams)
    response.writeHead(done === undefined ? 404 : 200, { 'Content-Type': 'application/json' })
    response.end(JSON.stringify(done ?? null))
  })
  return server.listen(backOfficePort(shopPort), '127.0.0.1')
}
