import fc from 'fast-check'
import { expect, test } from 'vitest'
import { firstPages, type GoodsPage, groupKey, planGoods } from './plan-goods.ts'

const measures = {
  ...{ top: 60, openingTop: 250, bottom: 790, row: 140, gap: 14, heading: 24, above: 5, stretch: 18 },
}
const plan = (...sections: number[][]) =>
  planGoods(
    sections.map((groups) => ({ groups })),
    measures,
  )

/** Every product that stands on some pages, as `section-group-place`. */
const productsOn = (pages: GoodsPage[], sections: number[][]): string[] =>
  pages.flatMap(({ section, rows }) =>
    rows.flatMap((row) => {
      if (row.kind === 'heading') return []
      const count = sections[section]?.[row.group] ?? 0
      const places = row.kind === 'wide' ? [row.from] : [row.from, row.from + 1]
      return places.filter((place) => place < count).map((place) => `${section}-${row.group}-${place}`)
    }),
  )

const shops = fc.array(fc.array(fc.integer({ min: 1, max: 40 }), { minLength: 1, maxLength: 8 }), {
  maxLength: 6,
})

test('no product is lost, none stands twice, and all are in their order', () => {
  fc.assert(
    fc.property(shops, (sections) => {
      const all = sections.flatMap((groups, section) =>
        groups.flatMap((count, group) =>
          Array.from({ length: count }, (_, place) => `${section}-${group}-${place}`),
        ),
      )
      expect(productsOn(plan(...sections), sections)).toEqual(all)
    }),
  )
})

test('nothing runs into the foot or into something else, and no heading is the last thing on its page', () => {
  fc.assert(
    fc.property(shops, (sections) => {
      for (const { rows, isOpening, end } of plan(...sections)) {
        let free = isOpening ? measures.openingTop : measures.top
        for (const row of rows) {
          expect(row.y).toBeGreaterThanOrEqual(free - 0.001)
          free = row.y + (row.kind === 'heading' ? measures.heading : measures.row)
        }
        expect(free).toBeCloseTo(end)
        expect(end).toBeLessThanOrEqual(measures.bottom + 0.001)
        expect(rows.at(-1)?.kind).not.toBe('heading')
      }
    }),
  )
})

test('every page begins with the name of its group, and no row is half empty', () => {
  fc.assert(
    fc.property(shops, (sections) => {
      for (const { section, rows } of plan(...sections)) {
        expect(rows[0]?.kind).toBe('heading')
        for (const row of rows)
          if (row.kind === 'pair') expect(row.from + 1).toBeLessThan(sections[section]?.[row.group] ?? 0)
      }
    }),
  )
})

test('a section begins on a page of its own, and a group that goes on says so', () => {
  const pages = plan([8, 2], [1])
  expect(pages.map(({ section, isOpening, isLast }) => [section, isOpening, isLast])).toEqual([
    [0, true, false],
    [0, false, true],
    [1, true, true],
  ])
  expect(pages[1]?.rows.map((row) => [row.kind, row.group])).toEqual([
    ['heading', 0],
    ['pair', 0],
    ['heading', 1],
    ['pair', 1],
  ])
  expect(pages[1]?.rows[0]).toMatchObject({ isContinued: true })
  expect(pages[1]?.rows[2]).toMatchObject({ isContinued: false })
})

test('groups are found on the page where they begin', () => {
  const first = firstPages(plan([8, 2], [1]))
  expect(first.get(groupKey(0, 0))).toBe(0)
  expect(first.get(groupKey(0, 1))).toBe(1)
  expect(first.get(groupKey(1, 0))).toBe(2)
})
