import { productCards, productIdOf } from '../../modules/catalogue/catalogue.ts'
import { ownStores } from '../../modules/stores/stores.ts'
import { type DrawnStyle, drawLine } from '../../platform/drawing/draw-text.ts'
import { drawSetText, fitText } from '../../platform/drawing/fit-text.ts'
import { starsSvg } from '../../platform/drawing/stars-svg.ts'
import { wordmarkSvg } from '../../platform/drawing/wordmark-svg.ts'
import type { Shop } from '../../shop.ts'
import { shareColours as colours, type ShareDrawing, shareSize } from './share-drawing.ts'
import { drawable, shareWord } from './share-words.ts'

export interface ProductShare {
  kind: 'product'
  picture: string | null
  brand: string
  name: string
  /** With one decimal; absent without reviews. Never a price: it would soon be wrong. */
  rating: string | undefined
  note: string | undefined
  language: string
}

/** What the picture of a product shows; nothing where none is sold by that uuid. */
export async function readProductShare(
  { db }: Shop,
  uuid: string,
  language: string,
): Promise<ProductShare | undefined> {
  const id = await productIdOf(db, uuid)
  if (id === undefined) return undefined
  const [[card], stores] = await Promise.all([productCards(db, [id]), ownStores(db)])
  if (card === undefined) return undefined
  return {
    kind: 'product',
    picture: card.picture,
    brand: card.brand,
    name: drawable(card.name, language),
    rating: card.ratingCount > 0 ? (card.ratingSum / card.ratingCount).toFixed(1) : undefined,
    note: stores.length > 0 ? shareWord('tryIt', language) : undefined,
    language,
  }
}

const left = 64
const width = 520
const brandStyle: DrawnStyle = { size: 28, weight: 600, colour: colours.primaryInk }
const ratingStyle: DrawnStyle = { size: 28, weight: 700, colour: colours.ink }
const noteStyle: DrawnStyle = { size: 24, weight: 600, colour: colours.themeInk }
const ratingHeight = 62

/** Wordmark, maker and name at the start side; the product itself at the end side. */
export function drawProductShare(facts: ProductShare, siteName: string): ShareDrawing {
  const name = fitText(
    facts.name,
    { weight: 700, colour: colours.ink, tracking: -0.03 },
    { width, height: 252, most: 4, sizes: [72, 64, 56, 50, 44], lineHeight: 1.1 },
  )
  const block = 48 + name.height + (facts.rating === undefined ? 0 : ratingHeight)
  const top = Math.max(136, (shareSize.height - block) / 2 + 6)
  return {
    ground: colours.tile,
    place: 'end',
    over: [
      wordmarkSvg(siteName, { x: left, y: 52, height: 46, colour: colours.ink }),
      drawLine(facts.brand, brandStyle, { x: left, y: top + 26 }),
      drawSetText(name, { x: left - name.style.size * 0.04, y: top + 44 }),
      drawRating(facts, top + 48 + name.height + 28),
      drawNote(facts.note),
    ].join(''),
  }
}

function drawRating({ rating, language }: ProductShare, y: number): string {
  if (rating === undefined) return ''
  const { svg, width: stars } = starsSvg(Number(rating), {
    ...{ x: left, y, size: 30 },
    ...{ colour: colours.star, empty: colours.noStar },
  })
  const figure = language === 'id' ? rating.replace('.', ',') : rating
  return svg + drawLine(figure, ratingStyle, { x: left + stars + 16, y: y + 25 })
}

function drawNote(note: string | undefined): string {
  if (note === undefined) return ''
  const y = 572
  const dot = `<circle cx="${left + 6}" cy="${y - 8}" r="6" fill="${colours.theme}"/>`
  return dot + drawLine(note, noteStyle, { x: left + 24, y })
}
