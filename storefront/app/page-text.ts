import { Writable } from 'node:stream'
import type { ReactNode } from 'react'
import { renderToPipeableStream } from 'react-dom/server'

interface Around {
  onError: (error: unknown) => void
  /** Of who asks: nobody waits for a page any more. */
  signal: AbortSignal
}

/** A whole document as text, once all of it is there. */
export const pageText = (document: ReactNode, { onError, signal }: Around): Promise<string> =>
  new Promise((resolve, reject) => {
    const pieces: Uint8Array[] = []
    const text = new Writable({
      // Each piece would else be waited for, and there is nothing to wait for.
      highWaterMark: Number.MAX_SAFE_INTEGER,
      write(piece: Uint8Array, _encoding, taken) {
        // React writes into the same bytes again.
        pieces.push(Buffer.from(piece))
        taken()
      },
      final(done) {
        resolve(Buffer.concat(pieces).toString('utf8'))
        done()
      },
    })
    const { pipe, abort } = renderToPipeableStream(document, {
      onError,
      onShellError: reject,
      onAllReady: () => void pipe(text),
      // A large part that loads its script later would else be sent hidden, for a script to put in its place.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
    })
    text.on('error', reject)
    signal.addEventListener('abort', () => abort(signal.reason), { once: true })
  })
