import { readSliders } from '../../modules/content/content.ts'
import { readSettings } from '../../modules/settings/settings.ts'
import { type DrawnStyle, drawLine } from '../../platform/drawing/draw-text.ts'
import { drawSetText, fitText } from '../../platform/drawing/fit-text.ts'
import { wordmarkSvg } from '../../platform/drawing/wordmark-svg.ts'
import type { Shop } from '../../shop.ts'
import { shareColours as colours, type ShareDrawing, shareSize } from './share-drawing.ts'
import { drawable } from './share-words.ts'

export interface ShopShare {
  kind: 'shop'
  picture: string | null
  tagline: string
  host: string
}

/** What the picture of the shop itself shows: for every page that has none of its own. */
export async function readShopShare({ db, config }: Shop, language: string): Promise<ShopShare> {
  const [settings, [slide]] = await Promise.all([readSettings(db), readSliders(db)])
  const { tagline, metaDescription } = settings
  return {
    kind: 'shop',
    picture: slide?.image ?? null,
    tagline: drawable(tagline.en ? tagline : metaDescription, language),
    host: new URL(config.siteUrl).host,
  }
}

const left = 72
const hostStyle: DrawnStyle = { size: 26, weight: 600, colour: colours.onNight2 }

/** A room of the shop, dark at the start side, with the wordmark and what the shop promises. */
export function drawShopShare({ tagline, host }: ShopShare, siteName: string): ShareDrawing {
  const set = fitText(
    tagline,
    { weight: 600, colour: colours.onNight, tracking: -0.025 },
    { width: 600, height: 240, most: 4, sizes: [56, 50, 44, 38], lineHeight: 1.16 },
  )
  const mark = 104
  const top = (shareSize.height - mark - 48 - set.height) / 2 - 10
  return {
    ground: colours.night,
    place: 'whole',
    over: [
      shade,
      wordmarkSvg(siteName, { x: left, y: top, height: mark, colour: colours.onNight }),
      drawSetText(set, { x: left, y: top + mark + 48 }),
      drawLine(host, hostStyle, { x: left, y: shareSize.height - 56 }),
    ].join(''),
  }
}

const stop = (offset: number, opacity: number) =>
  `<stop offset="${offset}" stop-color="${colours.night}" stop-opacity="${opacity}"/>`
const shade = `<linearGradient id="start" x1="0" y1="0" x2="1" y2="0">${stop(0, 0.94)}${stop(0.5, 0.82)}${stop(0.78, 0.3)}${stop(1, 0.1)}</linearGradient><rect width="${shareSize.width}" height="${shareSize.height}" fill="url(#start)"/>`
