import { type EntryContext, type RouterContextProvider, ServerRouter } from 'react-router'
import type { ShopPageData } from './api/load-shop.ts'
import { pageContext } from './api/page-context.ts'
import { RequestIdProvider } from './api/request-id.ts'
import { rememberDrawings } from './draw-once.tsx'
import { groundOf } from './ground.ts'
import { asPiece, handOver } from './hand-over.ts'
import { startScriptsLate } from './late-scripts.ts'
import { doctype, pageText } from './page-text.ts'
import { textOfPieces } from './text-of-pieces.ts'
import { DrawnProvider } from './ui/drawn-once.tsx'

const drawingsOf = rememberDrawings()

/** The whole page at once: its inline scripts must be known before the headers that allow them are sent. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  router: EntryContext,
  context: RouterContextProvider,
): Promise<Response> {
  const { requestId, onFault, onPage, madeOf, drawsAnew = false } = context.get(pageContext)
  // Missing where that very data could not be loaded.
  const shop = madeOf.root as ShopPageData | undefined
  const ground = shop && groundOf(shop)
  const data = Object.entries(madeOf).map(([id, answer]) => ({
    id,
    json: answer === shop && ground ? ground.piece : asPiece(JSON.stringify(answer)),
  }))
  const drawings = shop && ground && !drawsAnew ? drawingsOf(shop, ground.text) : undefined
  const { serverHandoffStream: told, ...rest } = asDrawn(router, madeOf)
  const text = await pageText(
    <RequestIdProvider value={requestId}>
      <DrawnProvider value={drawings?.find}>
        <ServerRouter context={rest} url={request.url} />
      </DrawnProvider>
    </RequestIdProvider>,
    { onError: onFault, signal: request.signal },
  )
  const scripts = await handOver({ told, data })
  setImmediate(() => drawings?.drawMissing(onFault))
  headers.set('Content-Type', 'text/html; charset=utf-8')
  // The tools of development put scripts of their own into the page.
  const pieces = import.meta.env.DEV
    ? [text.replace('</body>', () => `${textOfPieces(scripts)}</body>`)]
    : startScriptsLate(text, scripts)
  onPage([doctype, ...(drawings === undefined ? pieces : pieces.flatMap(drawings.placed))])
  return new Response(null, { status, headers })
}

/**
 * With what its loaders have answered, and the routes of this page alone: to draw it, React Router would put all two hundred in order and look for others
 * among them. Those that the page links to are asked for by its script.
 */
function asDrawn(router: EntryContext, madeOf: Record<string, unknown>): EntryContext {
  const { manifest, staticHandlerContext } = router
  const ids = staticHandlerContext.matches.map(({ route }) => route.id)
  const routes = Object.fromEntries(ids.map((id) => [id, manifest.routes[id]]))
  return {
    ...router,
    manifest: { ...manifest, routes },
    staticHandlerContext: {
      ...staticHandlerContext,
      loaderData: { ...staticHandlerContext.loaderData, ...madeOf },
      _match: () => null,
    },
  }
}

/** Faults of loaders and of rendering: logged with the request's id, never shown. */
export function handleError(error: unknown, { context }: { context: Readonly<RouterContextProvider> }): void {
  context.get(pageContext).onFault(error)
}
