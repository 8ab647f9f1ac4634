import { type Ask, createClient } from '@gema/contract/client.ts'
import { createContext, type RouterContextProvider } from 'react-router'

/**
 * A part of a page: a text, or a part that is known as the bytes that are sent (`draw-once.tsx`), in which there is nothing
 * to run.
 */
export type PagePiece = string | Uint8Array<ArrayBuffer>

interface PageContext {
  apiFetch: typeof globalThis.fetch
  requestId: string
  onFault: (error: unknown) => void
  drawsAnew?: boolean
  /** What the loaders of the page have answered, by the ids of their routes. */
  madeOf: Record<string, unknown>
  /** Given the page, in pieces. */
  onPage: (pieces: PagePiece[]) => void
}

/** What the process hands to the loaders of a page. */
export const pageContext = createContext<PageContext>()

/** The client for loaders: it calls the API in the same process. */
export const askFrom = (context: Readonly<RouterContextProvider>, language: string): Ask =>
  createClient({ fetch: context.get(pageContext).apiFetch, language })
