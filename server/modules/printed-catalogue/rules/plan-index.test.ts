import fc from 'fast-check'
import { expect, test } from 'vitest'
import { planIndex } from './plan-index.ts'

const measures = { height: 300, columns: 2, section: 28, group: 16, after: 18 }
const sectionsOf = (...counts: number[]) => counts.map((count) => ({ groups: Array.from({ length: count }) }))

test('every section and every group is listed once, in order, within its column', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 1, max: 40 }), { maxLength: 12 }), (counts) => {
      const entries = planIndex(sectionsOf(...counts), measures).flat()
      const expected = counts.flatMap((count, section) => [
        `${section}`,
        ...Array.from({ length: count }, (_, group) => `${section}-${group}`),
      ])
      expect(
        entries.map((entry) =>
          entry.kind === 'section' ? `${entry.section}` : `${entry.section}-${entry.group}`,
        ),
      ).toEqual(expected)
      for (const { column, y, kind } of entries) {
        expect(column).toBeLessThan(measures.columns)
        expect(y + (kind === 'section' ? measures.section : measures.group)).toBeLessThanOrEqual(
          measures.height,
        )
      }
    }),
  )
})

test('what fits on one page stands in two columns of about one height', () => {
  const pages = planIndex(sectionsOf(3, 3, 3, 3), measures)
  expect(pages).toHaveLength(1)
  const perColumn = Map.groupBy(pages.flat(), ({ column }) => column)
  expect([...perColumn.values()].map((entries) => entries.length)).toEqual([8, 8])
})

test('a section stays together where it can', () => {
  const [page] = planIndex(sectionsOf(6, 6, 6), { ...measures, height: 270 })
  for (const section of [0, 1, 2]) {
    const columns = page?.filter((entry) => entry.section === section).map(({ column }) => column)
    expect(new Set(columns).size).toBe(1)
  }
})

test('what does not fit goes on to further pages', () => {
  expect(planIndex(sectionsOf(...Array.from({ length: 30 }, () => 10)), measures).length).toBeGreaterThan(5)
  expect(planIndex([], measures)).toEqual([])
})
