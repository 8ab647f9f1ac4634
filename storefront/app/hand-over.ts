/** Signs that would end a script, or that a script may not have in a text. */
const unsafe = /[&><\u2028\u2029]/g

const escaped = (sign: string): string => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`

/**
 * What a page was made of, as the scripts in which its own script finds it. React Router would have them drawn with the
 * page: as parts that are waited for one after the other.
 */
export async function scriptsOfData(data: ReadableStream<Uint8Array> | undefined): Promise<string> {
  if (data === undefined) return ''
  const scripts: string[] = []
  const decoder = new TextDecoder()
  for await (const piece of data) {
    const text = JSON.stringify(decoder.decode(piece, { stream: true })).replace(unsafe, escaped)
    scripts.push(`<script>window.__reactRouterContext.streamController.enqueue(${text});</script>`)
  }
  scripts.push('<script>window.__reactRouterContext.streamController.close();</script>')
  return scripts.join('')
}
