import { findArticle } from '../../modules/content/content.ts'
import { type DrawnStyle, drawLine } from '../../platform/drawing/draw-text.ts'
import { drawSetText, fitText } from '../../platform/drawing/fit-text.ts'
import { wordmarkSvg, wordmarkWidth } from '../../platform/drawing/wordmark-svg.ts'
import type { Shop } from '../../shop.ts'
import { shareColours as colours, type ShareDrawing, shareSize } from './share-drawing.ts'
import { drawable, shareWord } from './share-words.ts'

export interface ArticleShare {
  kind: 'article'
  picture: string | null
  subject: string | undefined
  title: string
  byline: string
}

/** What the picture of an article shows; nothing where none is published by that uuid. */
export async function readArticleShare(
  { db, clock }: Shop,
  uuid: string,
  language: string,
): Promise<ArticleShare | undefined> {
  const article = await findArticle(db, uuid, clock.now())
  if (article === undefined) return undefined
  const [subject] = article.tags
  return {
    kind: 'article',
    picture: article.image,
    subject: subject && drawable(subject, language),
    title: drawable(article.title, language),
    byline: shareWord('by', language).replace('{author}', () => article.author),
  }
}

const left = 64
const foot = 60
const markHeight = 44
const subjectStyle: DrawnStyle = { size: 26, weight: 700, colour: colours.theme }
const bylineStyle: DrawnStyle = { size: 26, weight: 600, colour: colours.onNight2 }

/** The picture of the article, dark below, where its title stands with the author and the wordmark. */
export function drawArticleShare({ subject, title, byline }: ArticleShare, siteName: string): ShareDrawing {
  const set = fitText(
    title,
    { weight: 700, colour: colours.onNight, tracking: -0.03 },
    { width: shareSize.width - 2 * left, height: 240, most: 3, sizes: [68, 60, 54, 48], lineHeight: 1.12 },
  )
  const bylineAt = shareSize.height - foot
  const titleAt = bylineAt - 26 - 26 - set.height
  const shadeFrom = Math.max(0, titleAt - 230)
  return {
    ground: colours.night,
    place: 'whole',
    over: [
      shade(shadeFrom, titleAt - 60),
      wordmarkSvg(siteName, {
        x: shareSize.width - left - wordmarkWidth(siteName, markHeight),
        y: bylineAt - 34,
        height: markHeight,
        colour: colours.onNight,
      }),
      subject === undefined ? '' : drawLine(subject, subjectStyle, { x: left, y: titleAt - 14 }),
      drawSetText(set, { x: left - set.style.size * 0.04, y: titleAt }),
      drawLine(byline, bylineStyle, { x: left, y: bylineAt }),
    ].join(''),
  }
}

/** Night from below, up to where nothing is written. */
function shade(from: number, fullAt: number): string {
  const { width, height } = shareSize
  const stop = (offset: number, opacity: number) =>
    `<stop offset="${offset}" stop-color="${colours.night}" stop-opacity="${opacity}"/>`
  const full = Math.min(0.9, (fullAt - from) / (height - from))
  return `<linearGradient id="below" x1="0" y1="0" x2="0" y2="1">${stop(0, 0)}${stop(full, 0.82)}${stop(1, 0.94)}</linearGradient><rect y="${from}" width="${width}" height="${height - from}" fill="url(#below)"/>`
}
