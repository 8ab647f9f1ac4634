import { renderToReadableStream } from 'react-dom/server'
import { type EntryContext, type RouterContextProvider, ServerRouter } from 'react-router'
import { pageContext } from './api/page-context.ts'
import { RequestIdProvider } from './api/request-id.ts'
import { startScriptsLate } from './late-scripts.ts'

/** The whole page at once: its inline scripts must be known before the headers that allow them are sent. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  router: EntryContext,
  context: RouterContextProvider,
): Promise<Response> {
  const { requestId, onFault } = context.get(pageContext)
  const page = await renderToReadableStream(
    <RequestIdProvider value={requestId}>
      <ServerRouter context={router} url={request.url} />
    </RequestIdProvider>,
    {
      onError: onFault,
      signal: request.signal,
      // A large part that loads its script later would else be sent hidden, for a script to put in its place.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
    },
  )
  await page.allReady
  headers.set('Content-Type', 'text/html; charset=utf-8')
  // The tools of development put scripts of their own into the page.
  if (import.meta.env.DEV) return new Response(page, { status, headers })
  return new Response(startScriptsLate(await new Response(page).text()), { status, headers })
}

/** Faults of loaders and of rendering: logged with the request's id, never shown. */
export function handleError(error: unknown, { context }: { context: Readonly<RouterContextProvider> }): void {
  context.get(pageContext).onFault(error)
}
