import { Writable } from 'node:stream'
import type { ReactNode } from 'react'
import { renderToPipeableStream, renderToString } from 'react-dom/server'

interface Around {
  onError: (error: unknown) => void
  /** Of who asks: nobody waits for a page any more. */
  signal: AbortSignal
}

/** How React marks a part that it could not draw at once. */
const missing = '<!--$!-->'

export const doctype = '<!DOCTYPE html>'

/** A whole document as text, once all of it is there, but for the words that say that it is one. */
export const pageText = async (document: ReactNode, around: Around): Promise<string> =>
  textAtOnce(document) ?? (await textInTime(document, around))

/** Most pages wait for nothing, and then it takes half as long. Who cannot be drawn so is drawn again, and tells why. */
function textAtOnce(document: ReactNode): string | undefined {
  try {
    const text = renderToString(document)
    return text.includes(missing) ? undefined : text
  } catch {
    return undefined
  }
}

const textInTime = (document: ReactNode, { onError, signal }: Around): Promise<string> =>
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
        const text = Buffer.concat(pieces).toString('utf8')
        // Said here by React, and not where all is drawn at once.
        resolve(text.startsWith(doctype) ? text.slice(doctype.length) : text)
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
