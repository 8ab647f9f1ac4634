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
  /** Remembers no part of any page: what stands in one is drawn for it. */
  drawsAnew?: boolean
}

/** A page. Its text stays text: in a response it would be turned into bytes and back at every step. */
export interface RenderedPage {
  status: number
  headers: Headers
  html: string
}

/** Renders the page that a request asks for; what is no page, such as a redirect, is a response. */
export async function renderPage(request: Request, around: PageAround): Promise<RenderedPage | Response> {
  const context = new RouterContextProvider()
  let html: string | undefined
  const onPage = (text: string) => {
    html = text
  }
  context.set(pageContext, { ...around, onPage })
  const response = await handle(request, context)
  return html === undefined ? response : { status: response.status, headers: response.headers, html }
}
