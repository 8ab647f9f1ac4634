import * as build from 'virtual:react-router/server-build'
import { createRequestHandler, RouterContextProvider } from 'react-router'
import { pageContext } from './api/page-context.ts'

const handle = createRequestHandler(build, import.meta.env.MODE)

export interface PageAround {
  /** The shop's API without a network between. */
  apiFetch: typeof globalThis.fetch
  requestId: string
  /** Told about faults; what they say never reaches the page. */
  onFault: (error: unknown) => void
}

/** Renders the page that a request asks for. */
export function renderPage(request: Request, around: PageAround): Promise<Response> {
  const context = new RouterContextProvider()
  context.set(pageContext, around)
  return handle(request, context)
}
