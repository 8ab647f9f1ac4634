import { expect, test } from 'vitest'
import { aLine } from './a-line.ts'
import { groupLines, selectionOf } from './group-lines.ts'

const stores = [
  { slug: 'fatmawati', name: 'Gema Fatmawati', city: 'South Jakarta' },
  { slug: 'gading', name: 'Gema Kelapa Gading', city: 'North Jakarta' },
]
const bundle = { key: 'set', uuid: 'b', name: 'Karaoke starter', holds: true, discount: 10 }

test('lines stand with their store, and a store without lines is left out', () => {
  const groups = groupLines([aLine('1'), aLine('2')], stores)
  expect(groups.map(({ store, lines }) => [store.slug, lines.length])).toEqual([['fatmawati', 2]])
})

test('the parts of a bundle stand together, at the place of the first of them', () => {
  const lines = [aLine('1', { bundle }), aLine('2'), aLine('3', { bundle }), aLine('4', { store: 'gading' })]
  const [fatmawati, gading] = groupLines(lines, stores)
  expect(
    fatmawati?.blocks.map((block) => [block.bundle?.name, block.lines.map((each) => each.cart_id)]),
  ).toEqual([
    ['Karaoke starter', ['1', '3']],
    [undefined, ['2']],
  ])
  expect(gading?.blocks).toHaveLength(1)
})

test('what is left of a bundle is a line like any other', () => {
  const [group] = groupLines([aLine('1', { bundle })], stores)
  expect(group?.blocks[0]?.bundle).toBeUndefined()
})

test.each([
  [[], 'none'],
  [[1, 1], 'all'],
  [[2, 2], 'none'],
  [[1, 2], 'some'],
] as const)('of lines that are %j, selected are: %s', (selected, expected) => {
  expect(selectionOf(selected.map((each, place) => aLine(String(place), { selected: each })))).toBe(expected)
})
