import type { PagePiece } from './api/page-context.ts'
import { handedOver } from './handed-over.ts'

interface HandedOver {
  /** What React Router tells about the page, without what its loaders have answered. */
  told: ReadableStream<Uint8Array> | undefined
  /** What the loaders have answered (`data-aside.ts`), under the ids of their routes. */
  data: readonly { id: string; json: PagePiece }[]
}

/**
 * What a page was made of, where its own script finds it. React Router would have it drawn with the page, as parts that
 * are waited for one after the other, each a script that must be read twice, and known by its hash before it may run.
 */
export async function handOver({ told, data }: HandedOver): Promise<PagePiece[]> {
  if (told === undefined) return []
  const decoder = new TextDecoder()
  let text = ''
  for await (const piece of told) text += decoder.decode(piece, { stream: true })
  const madeOf = data.flatMap(({ id, json }, place) => [
    `${place > 0 ? ',' : ''}${JSON.stringify(id)}:`,
    json,
  ])
  return [
    `${openFor(handedOver.told)}${inElement(text)}</script>${openFor(handedOver.madeOf)}{`,
    ...madeOf,
    '}</script>',
  ]
}

const encoder = new TextEncoder()

/**
 * JSON as a piece of the element that hands it over: as bytes, because as a text it would be searched for scripts and for
 * parts, of which it has none, and a sign beyond Latin-1 would double it.
 */
export const asPiece = (json: string): PagePiece => encoder.encode(inElement(json))

/** The sign `<` stands in texts alone, where it may be written so; only it could end the element. */
const inElement = (json: string): string => json.replaceAll('<', '\\u003c')

const openFor = (id: string): string => `<script type="application/json" id="${id}">`
