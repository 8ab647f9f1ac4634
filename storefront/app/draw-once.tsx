import { randomUUID } from 'node:crypto'
import { QueryClientProvider } from '@tanstack/react-query'
import type { ComponentType } from 'react'
import { renderToString } from 'react-dom/server'
import { StaticRouter } from 'react-router'
import type { ShopPageData } from './api/load-shop.ts'
import type { PagePiece } from './api/page-context.ts'
import { createQueryClient } from './api/query-client.ts'
import { ShopProvider } from './api/use-shop.ts'
import { pageWordsOf } from './language/translate.ts'
import { LanguageProvider } from './language/use-language.ts'
import { WordsProvider } from './language/use-words.ts'
import type { FindDrawn } from './ui/drawn-once.tsx'

/** Bytes of all that is remembered: three hundred cards or so. */
const usualRoom = 2_000_000
/** What it takes to remember a part besides its name, of which a sign may take two bytes, and its own. */
const overhead = 400
const bytesOfSign = 2
/** Shops as they were told of: each language, and what it was before the last changes. */
const mostGrounds = 6

/** What `useId` answers in a part begins with this, and so does what `useLocation` does. No review can say it. */
const ownMark = `drawn-${randomUUID()}`

/** What stands around the number of a part in the text of a page. */
const [opens, closes] = [`<!--${ownMark}:`, '-->']

const nothing = new Uint8Array(0)
const encoder = new TextEncoder()

/** What a page asks for while it is drawn, and what is left to do once it has been sent. */
export interface Drawings {
  /** Answers what stands for a part in the text of the page, until it is put there (`placed`). */
  find: FindDrawn
  /** A piece of the page, cut where known parts belong, with them. */
  placed(piece: PagePiece): PagePiece[]
  /** Draws the parts that were asked for again: from the next page on they are known. */
  drawMissing(onFault: (error: unknown) => void): void
}

/**
 * Remembers the markup of parts by what they are made of, as the bytes that are sent: to put a page together as text, and
 * then into bytes, takes longer than to draw some of it. Another shop, or another language, has parts of its own: `ground`
 * is all that is known of it, as JSON. A part is drawn for this apart from any page, so that it can hold nothing of one,
 * and only if it is asked for twice.
 */
export function rememberDrawings(room = usualRoom): (shop: ShopPageData, ground: string) => Drawings {
  /** The least lately used first; an empty one has been asked for once. */
  const drawn = new Map<string, Uint8Array<ArrayBuffer>>()
  let taken = 0
  const forget = (key: string) => {
    const old = drawn.get(key)
    if (old !== undefined) taken -= overhead + bytesOfSign * key.length + old.byteLength
    drawn.delete(key)
  }
  const keep = (key: string, markup: Uint8Array<ArrayBuffer>) => {
    forget(key)
    drawn.set(key, markup)
    taken += overhead + bytesOfSign * key.length + markup.byteLength
    for (const oldest of drawn.keys()) {
      if (taken <= room) break
      forget(oldest)
    }
  }
  const grounds = new Map<string, number>()
  let met = 0
  const numberOfGround = (text: string): number => {
    const known = grounds.get(text)
    if (known !== undefined) return known
    if (grounds.size >= mostGrounds) grounds.clear()
    met += 1
    grounds.set(text, met)
    return met
  }
  return (shop, text) => {
    const ground = numberOfGround(text)
    const missing = new Map<string, () => string>()
    const found: Uint8Array<ArrayBuffer>[] = []
    return {
      find(part, given) {
        const key = `${ground} ${numberOf(part)} ${JSON.stringify(given)}`
        const known = drawn.get(key)
        keep(key, known ?? nothing)
        if (known === nothing) missing.set(key, () => draw(part, given, shop))
        return known === undefined || known === nothing
          ? undefined
          : `${opens}${found.push(known) - 1}${closes}`
      },
      placed(piece) {
        if (typeof piece !== 'string') return [piece]
        const [first = '', ...others] = piece.split(opens)
        return [
          first,
          ...others.flatMap((text) => {
            const end = text.indexOf(closes)
            return [found[Number(text.slice(0, end))] ?? nothing, text.slice(end + closes.length)]
          }),
        ]
      },
      drawMissing(onFault) {
        for (const [key, draw] of missing) {
          try {
            keep(key, encoder.encode(draw()))
          } catch (error) {
            onFault(error)
          }
        }
        missing.clear()
      },
    }
  }
}

/** Names of functions are shortened by the build: a number of its own tells a part from all others. */
const numbers = new Map<unknown, number>()
function numberOf(part: unknown): number {
  const number = numbers.get(part) ?? numbers.size
  numbers.set(part, number)
  return number
}

function draw<Given extends object>(
  Part: ComponentType<Given>,
  given: Given,
  { common, language, direction, words }: ShopPageData,
): string {
  const markup = renderToString(
    <StaticRouter location={`/${ownMark}`}>
      <ShopProvider value={common}>
        <LanguageProvider value={{ language, direction }}>
          <WordsProvider value={pageWordsOf(language, words)}>
            <QueryClientProvider client={createQueryClient()}>
              <Part {...given} />
            </QueryClientProvider>
          </WordsProvider>
        </LanguageProvider>
      </ShopProvider>
    </StaticRouter>,
    { identifierPrefix: ownMark },
  )
  if (markup.includes(ownMark))
    throw new Error(`${Part.name} is drawn once and has ids or a place of its own`)
  if (markup.startsWith('<link ')) throw new Error(`${Part.name} is drawn once and loads something early`)
  // The policy of a page is told by its texts.
  if (/<(?:script|style)\b/.test(markup))
    throw new Error(`${Part.name} is drawn once and wants to run something`)
  return markup
}
