import { type Ask, createClient } from '@gema/contract/client.ts'
import { guestToken, knownGuestToken } from './guest-token.ts'
import { readToken } from './token-cookie.ts'

/** How much of a form has left the browser, in bytes. */
export interface Progress {
  sent: number
  total: number
}

interface SendingOptions {
  language: string
  /** Told as the form is sent; the last time when all of it is. */
  onProgress?: (progress: Progress) => void
  /** Stops the sending: the promise is rejected with an `AbortError`. */
  signal?: AbortSignal
  /** Nobody has to be known: who is no guest yet does not become one. */
  nameless?: boolean
}

/**
 * The client for forms with files: the same calls and answers as `useAsk`, and it tells how far the sending is. For the
 * browser alone.
 */
export const askWithProgress = ({ language, onProgress, signal, nameless }: SendingOptions): Ask =>
  createClient({
    fetch: (request) => send(request as Request, { onProgress, signal }),
    origin: window.location.origin,
    language,
    // Whoever files something is somebody: without a session, a guest.
    token: () => readToken() ?? (nameless ? knownGuestToken() : guestToken()),
  })

type Sending = Pick<SendingOptions, 'onProgress' | 'signal'> | { onProgress: undefined; signal: undefined }

/** What `fetch` would do; of what is sent, only XMLHttpRequest tells how far it is. */
async function send(request: Request, { onProgress, signal }: Sending): Promise<Response> {
  const body = await request.blob()
  signal?.throwIfAborted()
  return new Promise((resolve, reject) => {
    const sending = new XMLHttpRequest()
    const stop = () => sending.abort()
    const fail = () => reject(new TypeError('The connection was lost.'))
    sending.open(request.method, request.url)
    // The type of a form names the boundary between its parts.
    request.headers.forEach((value, name) => {
      sending.setRequestHeader(name, value)
    })
    sending.responseType = 'blob'
    sending.upload.onprogress = ({ loaded, total }) => onProgress?.({ sent: loaded, total })
    sending.upload.onload = () => onProgress?.({ sent: body.size, total: body.size })
    sending.onload = () => resolve(responseOf(sending))
    sending.onerror = fail
    sending.ontimeout = fail
    sending.onabort = () => reject(new DOMException('The sending was stopped.', 'AbortError'))
    sending.onloadend = () => signal?.removeEventListener('abort', stop)
    signal?.addEventListener('abort', stop)
    sending.send(body)
  })
}

function responseOf(sending: XMLHttpRequest): Response {
  const headers = new Headers()
  for (const line of sending.getAllResponseHeaders().trim().split(/\r?\n/)) {
    const colon = line.indexOf(':')
    if (colon > 0) headers.append(line.slice(0, colon), line.slice(colon + 1).trim())
  }
  return new Response(sending.response as Blob, { status: sending.status, headers })
}
