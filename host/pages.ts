import type { App } from '@gema/server/app.ts'
import { networkOf } from '@gema/server/http/network-of.ts'
import { countInMemory } from '@gema/server/http/rate-limit.ts'
import type { RequestBindings } from '@gema/server/http/request-bindings.ts'
import { policyOfPage } from '@gema/server/http/security-headers.ts'
import { activeLanguages } from '@gema/server/modules/languages/languages.ts'
import { rememberSettings } from '@gema/server/modules/settings/settings.ts'
import type { Log } from '@gema/server/platform/log.ts'
import { rememberLast } from '@gema/server/platform/remember.ts'
import type { Shop } from '@gema/server/shop.ts'
import type { RenderedPage, renderPage } from '@gema/storefront/app/render-pages.ts'
import type { Responder } from './handle-request.ts'
import type { KeptAnswers } from './kept/keep-answers.ts'
import { pageKeyOf, requestOfKey, varyOf } from './kept/kept-key.ts'
import { answerFrom } from './kept/wire.ts'
import { languageRedirect } from './language-redirect.ts'
import { lastResortPage } from './last-resort-page.ts'
import { formTargetsOf } from './payment-setup.ts'

export type RenderPage = typeof renderPage

interface PageParts {
  app: App
  shop: Shop
  log: Log
  /** Asked for anew with every request, because during development it changes. */
  renderer: () => Promise<RenderPage>
  /** Where pages are kept; absent: each is made for the one who asks. */
  kept?: KeptAnswers
  /** Without the policy, the tools of development can put their own scripts into the page. */
  withPolicy: boolean
}

/** Answers with pages of the storefront, whose loaders reach the API without a network between. */
export function createPages({ app, shop, log, renderer, withPolicy, kept }: PageParts): Responder {
  const languageCodes = rememberLast(5, shop.clock, async () =>
    (await activeLanguages(shop.db)).map((language) => language.code),
  )
  const settings = rememberSettings(shop.db, shop.clock)
  const count = countInMemory(shop.clock)
  return async (request, bindings) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      return new Response(null, { status: 405, headers: { Allow: 'GET, HEAD' } })
    }
    const { pathname, search } = new URL(request.url)
    const tidied = tidyPath(pathname)
    if (tidied !== pathname)
      return new Response(null, { status: 308, headers: { Location: `${tidied}${search}` } })
    if (request.signal.aborted) return new Response(null, { status: 499 })
    const key = kept === undefined ? undefined : pageKeyOf(`${pathname}${search}`)
    const isWaitedFor = key === undefined || kept?.peek('page', key) === undefined
    const wait = isWaitedFor
      ? await count(`page:${networkOf(bindings.remoteAddress)}`, (await settings()).rateLimits.page)
      : 0
    if (wait > 0) return tooManyPages(wait)
    const redirect = pathname === '/' ? languageRedirect(request, await languageCodes()) : undefined
    if (redirect !== undefined) return redirect
    const vary = pathname === '/' ? varyOf.entrance : varyOf.page
    if (key === undefined || kept === undefined) return withCaching(await make(request, bindings), vary)
    // Made for nobody in particular: no cookie, no token, and no leaving in the middle.
    const part = await kept.ask(
      {
        kind: 'page',
        key,
        askAgain: (part, reading) =>
          app.fetch(requestOfKey(part, request.url), { ...bindings, inProcess: true, reading }),
      },
      (reading) => make(new Request(request.url), { ...bindings, reading }),
    )
    return answerFrom(part, request, { clock: shop.clock, vary })
  }

  async function make(request: Request, bindings: RequestBindings): Promise<RenderedPage | Response> {
    const { pathname } = new URL(request.url)
    const render = await renderer()
    // A HEAD request is answered like a GET; its body is dropped at the very end.
    const asked = request.method === 'HEAD' ? new Request(request, { method: 'GET' }) : request
    const rendered = await render(asked, {
      apiFetch: (input, init) => app.fetch(requestOf(input, init), { ...bindings, inProcess: true }),
      requestId: bindings.requestId,
      onFault: (error) => {
        // A visitor who leaves while the page is made is no fault.
        if (request.signal.aborted) return
        log.error({ err: error, requestId: bindings.requestId, path: pathname }, 'a page failed')
      },
    })
    const page = isPage(rendered) || rendered.status < 500 ? rendered : lastResortPage(bindings.requestId)
    return withPolicy ? withPagePolicy(page, formTargetsOf(shop.payments)) : page
  }
}

/** To make a request of a request takes as long as to answer some of them. */
const requestOf = (...[input, init]: Parameters<typeof fetch>): Request =>
  input instanceof Request && init === undefined ? input : new Request(input, init)

const tooManyPages = (seconds: number): Response =>
  new Response(
    `Too many pages at once. Try again in ${seconds} seconds.\nTerlalu banyak halaman. Coba lagi dalam ${seconds} detik.\n`,
    {
      status: 429,
      headers: { 'Content-Type': 'text/plain; charset=utf-8', 'Retry-After': String(seconds) },
    },
  )

/** One page has one address: no doubled slashes, and English has no prefix. */
const tidyPath = (pathname: string): string =>
  pathname.replace(/[/\\]{2,}/g, '/').replace(/^\/en(?=\/|$)/, '') || '/'

const isPage = ({ headers }: Pick<Response, 'headers'>): boolean =>
  headers.get('content-type')?.startsWith('text/html') ?? false

async function withPagePolicy(
  page: RenderedPage | Response,
  formTargets: string[],
): Promise<RenderedPage | Response> {
  if (!isPage(page)) return page
  const pieces = 'pieces' in page ? page.pieces : [await page.text()]
  const headers = new Headers(page.headers)
  headers.set('Content-Security-Policy', policyOfPage(pieces, formTargets))
  return { status: page.status, headers, pieces }
}

/** Nothing personal is in a page, but what it shows may change at any time. */
function withCaching(page: RenderedPage | Response, vary: string): Response {
  const { status } = page
  const headers = new Headers(page.headers)
  if (isPage(page))
    headers.set('Cache-Control', status === 200 ? 'public, max-age=0, must-revalidate' : 'no-store')
  headers.append('Vary', vary)
  return new Response('pieces' in page ? new Blob(page.pieces) : page.body, { status, headers })
}
