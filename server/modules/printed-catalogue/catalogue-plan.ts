import { page } from '../../platform/pdf/pdf-sheet.ts'
import type { Look } from '../media/media.ts'
import { firstPages, type GoodsPage, groupKey, planGoods } from './rules/plan-goods.ts'
import { type IndexEntry, planIndex } from './rules/plan-index.ts'

/** Where things stand on the pages, in points. */
export const layout = {
  side: 40,
  inner: page.width - 2 * 40,
  bandHeight: 230,
  foot: page.height - 34,
  goods: {
    top: 66,
    openingTop: 254,
    bottom: page.height - 50,
    row: 142,
    gap: 14,
    heading: 24,
    above: 5,
    stretch: 18,
  },
  /** Less room than this at the end of a section stays empty; from so much on, there is a picture in it. */
  filler: { least: 130, withPicture: 250, above: 20, words: 116 },
  index: { top: 220, height: 560, columns: 2, columnGap: 36, section: 28, group: 16.5, after: 18 },
}

export interface CataloguePlan {
  index: IndexEntry[][]
  goods: GoodsPage[]
  /** The number of the first of the goods' pages; the cover is page 1. */
  firstGoods: number
  pages: number
  /** What fills the room that is left at the end of sections, by the place of the page among the goods' pages. */
  fillers: Map<number, PlannedFiller>
  pageOf(section: number, group: number): number
}

export interface PlannedFiller {
  /** Which of them: they take turns. */
  nth: number
  y: number
  height: number
  /** How much of it the picture takes; 0: there is none. */
  picture: number
  look: Look
}

/** Which page everything stands on, before anything is drawn. */
export function planCatalogue(sections: PlannedSection[]): CataloguePlan {
  const planned = planIndex(sections, layout.index)
  const index = planned.length === 0 ? [[]] : planned
  const sizes = sections.map(({ groups }) => ({ groups: groups.map(({ goods }) => goods.length) }))
  const goods = planGoods(sizes, layout.goods)
  const firstGoods = 2 + index.length
  const first = firstPages(goods)
  return {
    ...{ index, goods, firstGoods, pages: firstGoods + goods.length },
    fillers: planFillers(goods, sections),
    pageOf: (section, group) => firstGoods + (first.get(groupKey(section, group)) ?? 0),
  }
}

interface PlannedSection {
  scene: string | null
  groups: { goods: unknown[] }[]
}

/** Closer than at the head of sections. */
const fillerLooks: Look[] = ['middle', 'left', 'right']

function planFillers(goods: GoodsPage[], sections: PlannedSection[]): Map<number, PlannedFiller> {
  const fillers = new Map<number, PlannedFiller>()
  const seen = new Map<string, number>()
  const { least, withPicture, above, words } = layout.filler
  goods.forEach(({ section, end, isLast }, place) => {
    const y = end + above
    const room = layout.goods.bottom - y
    if (!isLast || room < least) return
    const scene = sections[section]?.scene ?? null
    const isShown = scene !== null && room >= withPicture
    const times = seen.get(scene ?? '') ?? 0
    if (isShown) seen.set(scene, times + 1)
    const height = isShown ? room : words
    fillers.set(place, {
      ...{ nth: fillers.size, y, height, picture: isShown ? room - words : 0 },
      look: fillerLooks[times % fillerLooks.length] ?? 'middle',
    })
  })
  return fillers
}
