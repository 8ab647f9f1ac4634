import type { CommonData } from '@gema/contract/calls/common.ts'
import type { ShopPageData } from './api/load-shop.ts'
import type { PagePiece } from './api/page-context.ts'
import { asPiece } from './hand-over.ts'

/** What every page has at hand, as JSON: the text, and the piece of a page that hands it over. */
export interface Ground {
  text: string
  piece: PagePiece
}

interface Written extends Ground {
  language: string
  direction: string
}

const written = new WeakMap<CommonData, Written>()

/** Where the shop is handed out frozen, as it was before, its ground is written once. */
export function groundOf(shop: ShopPageData): Ground {
  const { common, language, direction, words } = shop
  if (words !== undefined || !Object.isFrozen(common)) return write(shop)
  const last = written.get(common)
  if (last?.language === language && last.direction === direction) return last
  const now = { ...write(shop), language, direction }
  written.set(common, now)
  return now
}

function write(shop: ShopPageData): Ground {
  const text = JSON.stringify(shop)
  return { text, piece: asPiece(text) }
}
