import type { Host } from './host-process.ts'
import type { PublicAddresses } from './public-addresses.ts'
import { type Outcome, patienceMs, type Tally } from './tally.ts'

/** Nobody has answered: whether anything was done is not known, unless nothing was sent. */
export class Unanswered extends Error {
  readonly outcome: Outcome
  readonly wasSent: boolean
  constructor(outcome: Outcome, { wasSent, cause }: { wasSent: boolean; cause: unknown }) {
    super(outcome, { cause })
    this.outcome = outcome
    this.wasSent = wasSent
  }
}

export interface Front {
  /** To one host after the other; where one is not there, to the next, unless that could do something twice. */
  fetch: typeof fetch
  /** The same for one host alone. */
  only(host: Host): typeof fetch
}

interface Watched {
  tally: Tally
  /** What must be shown again, whatever has happened since. */
  shown: PublicAddresses
}

/** Sends requests to the hosts as a proxy in front of them would, and counts what becomes of each. */
export function createFront(hosts: readonly Host[], { tally, shown }: Watched): Front {
  const isPublic = new Set([...shown.pages, ...shown.calls])
  let turn = 0
  const send = async (host: Host, outgoing: Outgoing) => {
    const response = await sendOnce(host, outgoing, tally)
    const { path } = outgoing
    if (isPublic.has(path)) tally.public(response.status, { process: host.pid(), path })
    return response
  }
  const only =
    (host: Host): typeof fetch =>
    async (input, init) =>
      send(host, await outgoingOf(new Request(input, init)))
  return {
    only,
    async fetch(input, init) {
      const outgoing = await outgoingOf(new Request(input, init))
      turn += 1
      const order = hosts
        .map((_, place) => hosts[(turn + place) % hosts.length])
        .filter((host) => host !== undefined)
      for (const [place, host] of order.entries()) {
        try {
          return await send(host, outgoing)
        } catch (error) {
          const mayPass = error instanceof Unanswered && (!error.wasSent || outgoing.method === 'GET')
          if (!mayPass || place === order.length - 1) throw error
        }
      }
      throw new Error('there are no hosts')
    },
  }
}

interface Outgoing {
  method: string
  path: string
  headers: Headers
  body: ArrayBuffer | undefined
}

/** What a request is, so that it can be sent more than once. */
async function outgoingOf(request: Request): Promise<Outgoing> {
  const { pathname, search } = new URL(request.url)
  const body = request.body === null ? undefined : await request.arrayBuffer()
  return { method: request.method, path: `${pathname}${search}`, headers: request.headers, body }
}

async function sendOnce(
  host: Host,
  { method, path, headers, body }: Outgoing,
  tally: Tally,
): Promise<Response> {
  const started = performance.now()
  const what = `${method} ${path} at ${host.name}`
  tally.begin(what)
  const told = (outcome: Outcome) => tally.count(outcome, { ms: performance.now() - started, what })
  try {
    const init: RequestInit = { method, headers, redirect: 'manual', signal: AbortSignal.timeout(patienceMs) }
    const response = await fetch(`${host.origin}${path}`, body === undefined ? init : { ...init, body })
    const bytes = await response.arrayBuffer()
    const { status } = response
    told(status >= 500 ? 'fault' : status >= 400 ? 'refused' : 'done')
    if (status >= 500) tally.faults.add(`${status} ${method} ${path.split('?')[0]}`)
    return new Response(bytes.byteLength === 0 ? null : bytes, { status, headers: response.headers })
  } catch (error) {
    const isLate = error instanceof Error && error.name === 'TimeoutError'
    told(isLate ? 'timed out' : 'cut off')
    throw new Unanswered(isLate ? 'timed out' : 'cut off', { wasSent: !wasRefused(error), cause: error })
  }
}

/** Nobody listened, so nothing was sent. */
function wasRefused(error: unknown): boolean {
  const cause = error instanceof Error ? error.cause : undefined
  return typeof cause === 'object' && cause !== null && 'code' in cause && cause.code === 'ECONNREFUSED'
}
