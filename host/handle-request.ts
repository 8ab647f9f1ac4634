import type { App } from '@gema/server/app.ts'
import { newRequestId, type RequestBindings } from '@gema/server/http/request-bindings.ts'
import { closedPolicy, securityHeaders } from '@gema/server/http/security-headers.ts'
import type { Config } from '@gema/server/platform/config.ts'
import type { Log } from '@gema/server/platform/log.ts'
import { observeRequest } from '@gema/server/platform/metrics/observe-request.ts'
import { compress, compressOnce, encodingFor, hasPackedForms, isWorthCompressing } from './compression.ts'
import { lastResortPage } from './last-resort-page.ts'
import { labelsOf } from './metrics-labels.ts'
import type { StaticFile } from './static-files.ts'

/** Answers for one kind of address; nothing means "not mine". */
export type Responder = (request: Request, bindings: RequestBindings) => Promise<Response | undefined>

export interface Responders {
  app: App
  staticFiles: Map<string, StaticFile>
  /** Demo pages, in demo mode only. */
  demo: Responder | undefined
  pages: Responder
  /** Answers for `/metrics`. */
  metrics?: Responder
  /** False during development, whose tools put scripts of their own into the pages. */
  withPolicy?: boolean
}

const ofTheServer =
  /^\/(api|media|sitemaps)\/|^\/(healthz|readyz|robots\.txt|sitemap\.xml|manifest\.webmanifest)$/

/** Pictures that others show beside a link to the shop. */
const forOthers = '/media/share/'

/** A first visit loads two dozen files: they carry only the headers that mean something for a file. */
const forFiles = { 'X-Content-Type-Options': 'nosniff', 'Cross-Origin-Resource-Policy': 'same-origin' }

/** One request from its arrival to its answer: who answers it, and the headers that every answer carries. */
export function createRequestHandler(parts: Responders & { config: Config; log: Log }) {
  const always = securityHeaders({ https: parts.config.siteUrl.startsWith('https:') })
  const warnOfProxy = proxyWarning(parts)
  return async (request: Request, remoteAddress: string): Promise<Response> => {
    const started = performance.now()
    warnOfProxy(request)
    const bindings: RequestBindings = { requestId: newRequestId(), remoteAddress }
    const { pathname } = new URL(request.url)
    const response = await answer(parts, request, bindings)
      .then((answered) => compressed(request, answered, parts.staticFiles.get(pathname)))
      .catch((error: unknown) => {
        parts.log.error({ err: error, requestId: bindings.requestId, path: pathname }, 'a request failed')
        return lastResortPage(bindings.requestId)
      })
    const isFile = pathname.startsWith('/assets/')
    // Only about where it leads may an answer be stricter than the rest, and only pages of the shop may be around it.
    const referrer = response.headers.get('Referrer-Policy')
    const framedByUs = response.headers.get('X-Frame-Options') === 'SAMEORIGIN'
    for (const [name, value] of Object.entries(isFile ? forFiles : always)) response.headers.set(name, value)
    if (pathname.startsWith(forOthers)) response.headers.set('Cross-Origin-Resource-Policy', 'cross-origin')
    if (referrer !== null) response.headers.set('Referrer-Policy', referrer)
    if (framedByUs && !isFile) response.headers.set('X-Frame-Options', 'SAMEORIGIN')
    if (!isFile && parts.withPolicy !== false && !response.headers.has('Content-Security-Policy')) {
      response.headers.set('Content-Security-Policy', closedPolicy)
    }
    // Whatever does not say how long it holds, holds for this one request.
    if (!response.headers.has('Cache-Control')) response.headers.set('Cache-Control', 'no-store')
    response.headers.set('X-Request-Id', bindings.requestId)
    const ms = performance.now() - started
    observeRequest(labelsOf(pathname, parts.staticFiles.has(pathname)), response.status, ms / 1000)
    parts.log.info(
      { ...bindings, method: request.method, path: pathname, status: response.status, ms: Math.round(ms) },
      'request',
    )
    return response
  }
}

/** Returns a function that logs once that X-Forwarded-For is ignored, where TRUST_PROXY names no proxy. */
function proxyWarning({ config, log }: { config: Config; log: Log }): (request: Request) => void {
  let isDone = config.trustedProxies.length > 0
  return (request) => {
    if (isDone || !request.headers.has('x-forwarded-for')) return
    isDone = true
    log.warn('X-Forwarded-For is ignored, because TRUST_PROXY names no proxy')
  }
}

async function answer(parts: Responders, request: Request, bindings: RequestBindings): Promise<Response> {
  const { pathname } = new URL(request.url)
  if (ofTheServer.test(pathname)) return parts.app.fetch(request, bindings)
  const metrics = pathname === '/metrics' ? await parts.metrics?.(request, bindings) : undefined
  if (metrics !== undefined) return metrics
  const file = parts.staticFiles.get(pathname)
  if (file !== undefined) return fileAnswer(request, file)
  if (pathname.startsWith('/assets/')) return new Response(null, { status: 404 })
  if (pathname.startsWith('/demo/')) {
    const demo = await parts.demo?.(request, bindings)
    if (demo !== undefined) return demo
  }
  const page = await parts.pages(request, bindings)
  return page ?? new Response(null, { status: 404 })
}

function fileAnswer(request: Request, file: StaticFile): Response {
  if (request.method === 'GET' || request.method === 'HEAD') {
    return new Response(file.bytes, { headers: file.headers })
  }
  return new Response(null, { status: 405, headers: { Allow: 'GET, HEAD' } })
}

const varies = /\baccept-encoding\b/i

async function compressed(
  request: Request,
  response: Response,
  file: StaticFile | undefined,
): Promise<Response> {
  // Asked first: to look at its body makes a stream of one that was bytes, and most pages come packed.
  if (response.headers.has('Content-Encoding')) return response
  const type = response.headers.get('content-type')
  if (!hasPackedForms(type)) return response
  // Also to who cannot unpack it: a cache on the way would give what they got to everybody.
  if (!varies.test(response.headers.get('vary') ?? '')) response.headers.append('Vary', 'Accept-Encoding')
  const encoding = encodingFor(request.headers.get('accept-encoding'), type)
  if (encoding === undefined || response.body === null) return response
  const bytes = file?.bytes ?? new Uint8Array(await response.arrayBuffer())
  const headers = new Headers(response.headers)
  if (!isWorthCompressing(bytes)) return new Response(bytes, { status: response.status, headers })
  const body = file ? await compressOnce(bytes, encoding) : await compress(bytes, encoding, 4)
  headers.set('Content-Encoding', encoding)
  headers.delete('Content-Length')
  return new Response(body, { status: response.status, headers })
}
