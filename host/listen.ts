import { createServer, type IncomingMessage, type RequestListener, type Server } from 'node:http'
import type { Config } from '@gema/server/platform/config.ts'
import { type IsProxy, trustProxies } from '@gema/server/platform/trusted-proxies.ts'
import { getRequestListener } from '@hono/node-server'

/** The port cannot be had. The message is one sentence that says what to do. */
export class PortUnavailable extends Error {
  override name = 'PortUnavailable'
}

export type HandleRequest = (request: Request, remoteAddress: string) => Promise<Response>

export interface Listening {
  port: number
  /** Takes no more requests and waits for those under way. */
  close(): Promise<void>
}

/** How long requests under way may take once the process has been asked to stop. */
const patience = 10_000

/** Once closing, a connection that a browser keeps for later is waited for no longer than this after its answer. */
const sweepMs = 50

/** Longer than proxies and programs keep a connection: none of them sends a request into one that is just being closed. */
export const idleMs = 65_000

/** Listens on the port of the settings. */
export async function listen(
  config: Pick<Config, 'port' | 'host' | 'trustedProxies'>,
  handle: HandleRequest,
  around: (listener: RequestListener) => RequestListener = (listener) => listener,
): Promise<Listening> {
  const isProxy = trustProxies(config.trustedProxies)
  const listener = getRequestListener((request, env) => {
    const { incoming } = env as { incoming: IncomingMessage }
    return handle(request, addressOf(incoming, isProxy))
  })
  const server = createServer(around(listener))
  server.keepAliveTimeout = idleMs
  await started(server, config)
  const address = server.address()
  const port = typeof address === 'object' && address !== null ? address.port : config.port
  return { port, close: () => closed(server) }
}

/** Returns the port of the settings, or a free one for port 0; throws where the shop could not listen on it. */
export async function probePort(config: Pick<Config, 'port' | 'host'>): Promise<number> {
  const probe = await listen(
    { ...config, trustedProxies: [] },
    async () => new Response(null, { status: 503 }),
  )
  await probe.close()
  return probe.port
}

function started(server: Server, { port, host }: Pick<Config, 'port' | 'host'>): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      const taken = `Port ${port} is taken by another program. Stop it, or choose another port: PORT=${port + 1} npm start`
      const forbidden = `Port ${port} is not allowed for this user. Choose one above 1024: PORT=3000 npm start`
      const unknown = `The address ${host}:${port} cannot be listened on (${error.code}). Check HOST and PORT.`
      const sentences: Record<string, string> = { EADDRINUSE: taken, EACCES: forbidden }
      reject(new PortUnavailable(sentences[error.code ?? ''] ?? unknown))
    })
    server.listen(port, host, resolve)
  })
}

function closed(server: Server): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(() => server.closeAllConnections(), patience)
    const sweep = setInterval(() => server.closeIdleConnections(), sweepMs)
    server.close(() => {
      clearTimeout(timer)
      clearInterval(sweep)
      resolve()
    })
    server.closeIdleConnections()
  })
}

/**
 * Returns the address of the visitor. Anybody can send X-Forwarded-For, so only what a proxy of the shop sends counts. Each
 * proxy adds the address that it was called from: the visitor's is the last one that is no proxy of the shop.
 */
export function addressOf(incoming: IncomingMessage, isProxy: IsProxy): string {
  const caller = incoming.socket.remoteAddress ?? 'unknown'
  if (!isProxy(caller)) return caller
  const forwarded = String(incoming.headers['x-forwarded-for'] ?? '').split(',')
  const addresses = forwarded.map((address) => address.trim()).filter((address) => address !== '')
  return addresses.findLast((address) => !isProxy(address)) ?? addresses[0] ?? caller
}
