import { createServer, type IncomingMessage, type RequestListener, type Server } from 'node:http'
import type { Config } from '@gema/server/platform/config.ts'
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
  config: Pick<Config, 'port' | 'host' | 'trustProxy'>,
  handle: HandleRequest,
  around: (listener: RequestListener) => RequestListener = (listener) => listener,
): Promise<Listening> {
  const listener = getRequestListener((request, env) => {
    const { incoming } = env as { incoming: IncomingMessage }
    return handle(request, addressOf(incoming, config.trustProxy))
  })
  const server = createServer(around(listener))
  server.keepAliveTimeout = idleMs
  await started(server, config)
  const address = server.address()
  const port = typeof address === 'object' && address !== null ? address.port : config.port
  return { port, close: () => closed(server) }
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

/** Behind a proxy of ours the visitor's address is the last one that the proxy has added; else the header is anyone's. */
export function addressOf(incoming: IncomingMessage, trustProxy: boolean): string {
  const forwarded = incoming.headers['x-forwarded-for']
  if (trustProxy && typeof forwarded === 'string') {
    const last = forwarded.split(',').at(-1)?.trim()
    if (last) return last
  }
  return incoming.socket.remoteAddress ?? 'unknown'
}
