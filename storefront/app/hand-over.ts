/** Marks what a page was made of. */
const madeOf = 'made-of'

const handOver = `<script>{const to=window.__reactRouterContext.streamController;to.enqueue(document.getElementById("${madeOf}").textContent);to.close()}</script>`

/**
 * What a page was made of, where its own script finds it. React Router would have it drawn with the page, as parts that
 * are waited for one after the other, each a script that must be read twice, and known by its hash before it may run.
 * This is a text that no browser runs.
 */
export async function scriptsOfData(data: ReadableStream<Uint8Array> | undefined): Promise<string> {
  if (data === undefined) return ''
  const decoder = new TextDecoder()
  let text = ''
  for await (const piece of data) text += decoder.decode(piece, { stream: true })
  // The sign stands in texts alone, where it may be written so; only it could end the element.
  return `<script type="application/json" id="${madeOf}">${text.replaceAll('<', '\\u003c')}</script>${handOver}`
}
