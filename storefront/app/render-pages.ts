import { RouterContextProvider } from 'react-router'
import { type PagePiece, pageContext } from './api/page-context.ts'
import { handlerFor } from './page-handlers.ts'

export type { PagePiece } from './api/page-context.ts'

export interface PageAround {
  /** The shop's API without a network between. */
  apiFetch: typeof globalThis.fetch
  requestId: string
  /** Told about faults; what they say never reaches the page. */
  onFault: (error: unknown) => void
  /** Remembers no part of any page: what stands in one is drawn for it. */
  drawsAnew?: boolean
}

/**
 * A page, in the pieces that it is made of, and these as they are: in a response they would be put together, and turned into
 * bytes and back at every step. No script that runs begins in one piece and ends in another.
 */
export interface RenderedPage {
  status: number
  headers: Headers
  pieces: PagePiece[]
}

/** Renders the page that a request asks for; what is no page, such as a redirect, is a response. */
export async function renderPage(request: Request, around: PageAround): Promise<RenderedPage | Response> {
  const context = new RouterContextProvider()
  let pieces: PagePiece[] | undefined
  const onPage = (drawn: PagePiece[]) => {
    pieces = drawn
  }
  context.set(pageContext, { ...around, onPage, madeOf: {} })
  const response = await handlerFor(request.url)(request, context)
  return pieces === undefined ? response : { status: response.status, headers: response.headers, pieces }
}
