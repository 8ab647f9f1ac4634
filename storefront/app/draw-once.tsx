import { hash, randomUUID } from 'node:crypto'
import { QueryClientProvider } from '@tanstack/react-query'
import type { ComponentType } from 'react'
import { renderToString } from 'react-dom/server'
import { StaticRouter } from 'react-router'
import type { ShopPageData } from './api/load-shop.ts'
import { createQueryClient } from './api/query-client.ts'
import { ShopProvider } from './api/use-shop.ts'
import { pageWordsOf } from './language/translate.ts'
import { LanguageProvider } from './language/use-language.ts'
import { WordsProvider } from './language/use-words.ts'
import type { FindDrawn } from './ui/drawn-once.tsx'

/** Signs of all that is remembered: six hundred cards or so. */
const usualRoom = 2_000_000
/** What the name of a part takes, and the note that somebody has asked for it. */
const overhead = 100

/** What `useId` answers in a part begins with this, and so does what `useLocation` does. No review can say it. */
const ownMark = `drawn-${randomUUID()}`

/** What a page asks for while it is drawn, and what is left to do once it has been sent. */
export interface Drawings {
  find: FindDrawn
  /** Draws the parts that were asked for again: from the next page on they are known. */
  drawMissing(onFault: (error: unknown) => void): void
}

/**
 * Remembers the markup of parts by what they are made of. Another shop, or another language, has parts of its own. A part
 * is drawn for this apart from any page, so that it can hold nothing of one, and only if it is asked for twice.
 */
export function rememberDrawings(room = usualRoom): (shop: ShopPageData) => Drawings {
  /** The least lately used first; an empty one has been asked for once. */
  const drawn = new Map<string, string>()
  let taken = 0
  const forget = (key: string) => {
    const old = drawn.get(key)
    if (old !== undefined) taken -= overhead + old.length
    drawn.delete(key)
  }
  const keep = (key: string, markup: string) => {
    forget(key)
    drawn.set(key, markup)
    taken += overhead + markup.length
    for (const oldest of drawn.keys()) {
      if (taken <= room) break
      forget(oldest)
    }
  }
  return (shop) => {
    const ground = hash('sha256', JSON.stringify(shop), 'base64')
    const missing = new Map<string, () => string>()
    return {
      find(part, given) {
        const key = hash('sha256', `${ground}${numberOf(part)} ${JSON.stringify(given)}`, 'base64')
        const known = drawn.get(key)
        keep(key, known ?? '')
        if (known === '') missing.set(key, () => draw(part, given, shop))
        return known || undefined
      },
      drawMissing(onFault) {
        for (const [key, draw] of missing) {
          try {
            keep(key, draw())
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
  return markup
}
