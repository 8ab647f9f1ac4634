import { handedOver } from './handed-over.ts'

interface HandedOver {
  /** What React Router tells about the page, without what its loaders have answered. */
  told: ReadableStream<Uint8Array> | undefined
  /** What the loaders have answered (`data-aside.ts`), as JSON under the ids of their routes. */
  data: readonly { id: string; json: string }[]
}

/**
 * What a page was made of, where its own script finds it. React Router would have it drawn with the page, as parts that
 * are waited for one after the other, each a script that must be read twice, and known by its hash before it may run.
 */
export async function handOver({ told, data }: HandedOver): Promise<string> {
  if (told === undefined) return ''
  const decoder = new TextDecoder()
  let text = ''
  for await (const piece of told) text += decoder.decode(piece, { stream: true })
  const madeOf = data.map(({ id, json }) => `${JSON.stringify(id)}:${json}`).join(',')
  return element(handedOver.told, text) + element(handedOver.madeOf, `{${madeOf}}`)
}

/** The sign `<` stands in texts alone, where it may be written so; only it could end the element. */
const element = (id: string, json: string): string =>
  `<script type="application/json" id="${id}">${json.replaceAll('<', '\\u003c')}</script>`
