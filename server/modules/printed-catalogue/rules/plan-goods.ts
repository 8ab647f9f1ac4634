/** How many products stand in each group of a section. */
export interface SectionSize {
  groups: number[]
}

/** Of the paper, in points. */
export interface GoodsMeasures {
  /** Where rows begin on a page, and on one that opens a section. */
  top: number
  openingTop: number
  bottom: number
  row: number
  /** Between rows. */
  gap: number
  /** The name of a group above its rows. */
  heading: number
  /** Above the name of a group that is not the first thing on its page. */
  above: number
  /** How much further apart rows may stand on a page that is not quite full. */
  stretch: number
}

export type PlannedRow = { group: number; y: number } & (
  | { kind: 'heading'; isContinued: boolean }
  /** One product alone over the whole width, or two beside each other. */
  | { kind: 'wide' | 'pair'; from: number }
)

export interface GoodsPage {
  section: number
  /** The first page of a section, which shows its picture. */
  isOpening: boolean
  rows: PlannedRow[]
  /** Where the last row ends. */
  end: number
  /** The last page of its section: what room is left on it may be used for something else. */
  isLast: boolean
}

/**
 * Lays products out, two in a row. A group with an odd number begins with one over the whole width, so that no row is half
 * empty. A section begins on a page of its own, a heading is never the last thing on a page, and a group that goes on has
 * its name on every page.
 */
export function planGoods(sections: SectionSize[], measures: GoodsMeasures): GoodsPage[] {
  return sections.flatMap(({ groups }, section) => planSection(groups, section, measures))
}

function planSection(groups: number[], section: number, measures: GoodsMeasures): GoodsPage[] {
  const { top, openingTop, bottom, row, gap, heading, above } = measures
  const pages: GoodsPage[] = []
  let rows: PlannedRow[] = []
  let y = 0
  const turn = () => {
    rows = []
    y = pages.length === 0 ? openingTop : top
    pages.push({ section, isOpening: pages.length === 0, rows, end: y, isLast: false })
  }
  const head = (group: number, isContinued: boolean) => {
    if (rows.length > 0) y += above
    rows.push({ kind: 'heading', group, isContinued, y })
    y += heading
  }
  groups.forEach((count, group) => {
    for (let from = 0; from < count; ) {
      const isFirst = from === 0
      const needed = row + (isFirst ? heading + above : 0)
      if (pages.length === 0 || y + needed > bottom) {
        turn()
        head(group, !isFirst)
      } else if (isFirst) head(group, false)
      const kind = isFirst && count % 2 === 1 ? 'wide' : 'pair'
      rows.push({ kind, group, from, y })
      const page = pages.at(-1)
      if (page !== undefined) page.end = y + row
      y += row + gap
      from += kind === 'wide' ? 1 : 2
    }
  })
  return pages.map((page, place) => {
    const isLast = place === pages.length - 1
    const isFull = bottom - page.end < row + gap
    return isLast && !isFull ? { ...page, isLast } : { ...stretched(page, measures), isLast }
  })
}

/** The same page with its rows spread over the room that is left on it. */
function stretched(page: GoodsPage, { bottom, stretch }: GoodsMeasures): GoodsPage {
  const gaps = page.rows.filter(({ kind }) => kind !== 'heading').length - 1
  if (gaps < 1) return page
  const more = Math.min(stretch, (bottom - page.end) / gaps)
  let above = 0
  const rows = page.rows.map((row) => {
    const moved = { ...row, y: row.y + above * more }
    if (row.kind !== 'heading') above += 1
    return moved
  })
  return { ...page, rows, end: page.end + gaps * more }
}

/** Below which page number, counted from 0 among these pages, each group of each section begins. */
export function firstPages(pages: GoodsPage[]): Map<string, number> {
  const first = new Map<string, number>()
  pages.forEach(({ section, rows }, page) => {
    for (const { group } of rows) {
      const key = groupKey(section, group)
      if (!first.has(key)) first.set(key, page)
    }
  })
  return first
}

export const groupKey = (section: number, group: number): string => `${section}-${group}`
