/** Signs that would end a script, or that a script may not have in a text. */
const unsafe = /[&><\u2028\u2029]/g

const escaped = (sign: string): string => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`

/**
 * Puts what a page was made of at its end, where its script finds it. React Router would have it drawn with the page: as
 * parts that are waited for one after the other.
 */
export async function withDataOfPage(
  html: string,
  data: ReadableStream<Uint8Array> | undefined,
): Promise<string> {
  if (data === undefined) return html
  const scripts: string[] = []
  const decoder = new TextDecoder()
  for await (const piece of data) {
    const text = JSON.stringify(decoder.decode(piece, { stream: true })).replace(unsafe, escaped)
    scripts.push(`<script>window.__reactRouterContext.streamController.enqueue(${text});</script>`)
  }
  scripts.push('<script>window.__reactRouterContext.streamController.close();</script>')
  const end = html.lastIndexOf('</body>')
  return end === -1 ? html : html.slice(0, end) + scripts.join('') + html.slice(end)
}
