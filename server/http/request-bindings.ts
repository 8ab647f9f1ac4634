import { randomUUID } from 'node:crypto'
import type { Reading } from './reading.ts'

/** What the host tells about a request besides the request itself. */
export interface RequestBindings {
  requestId: string
  /** The visitor's address; behind a proxy, the one that the proxy names. */
  remoteAddress: string
  /** The call comes from one of our own pages in this process. */
  inProcess?: boolean
  /** Told what the answer is made from, where somebody may keep it. */
  reading?: Reading
}

/** The id of a request, in its log lines, its answer and on the error page. */
export const newRequestId = (): string => randomUUID().slice(-12)

export const requestIdOf = (bindings: RequestBindings | undefined): string =>
  bindings?.requestId ?? newRequestId()
