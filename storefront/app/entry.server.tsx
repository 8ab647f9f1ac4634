import { type EntryContext, type RouterContextProvider, ServerRouter } from 'react-router'
import { pageContext } from './api/page-context.ts'
import { RequestIdProvider } from './api/request-id.ts'
import { startScriptsLate } from './late-scripts.ts'
import { pageText } from './page-text.ts'

/** The whole page at once: its inline scripts must be known before the headers that allow them are sent. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  router: EntryContext,
  context: RouterContextProvider,
): Promise<Response> {
  const { requestId, onFault, onPage } = context.get(pageContext)
  const html = await pageText(
    <RequestIdProvider value={requestId}>
      <ServerRouter context={router} url={request.url} />
    </RequestIdProvider>,
    { onError: onFault, signal: request.signal },
  )
  headers.set('Content-Type', 'text/html; charset=utf-8')
  // The tools of development put scripts of their own into the page.
  onPage(import.meta.env.DEV ? html : startScriptsLate(html))
  return new Response(null, { status, headers })
}

/** Faults of loaders and of rendering: logged with the request's id, never shown. */
export function handleError(error: unknown, { context }: { context: Readonly<RouterContextProvider> }): void {
  context.get(pageContext).onFault(error)
}
