import { expect, test } from 'vitest'
import { rowOf } from './bench-row.ts'
import { changeOf, withoutLosing } from './compare-rows.ts'

const plain = (value: number, name = 'home') => rowOf({ part: 'pages', name, unit: 'ms', values: [value] })
const ofLimit = (value: number, limit: number) =>
  rowOf({
    part: 'pages',
    name: 'home',
    unit: '/s',
    values: [value],
    limit: { name: 'bare', values: [limit] },
  })

test('a figure is compared with the saved one of its name', () => {
  expect(changeOf(plain(12), [plain(99, 'list'), plain(10)])).toBe('+20 %')
  expect(changeOf(plain(9), [plain(10)])).toBe('−10 %')
  expect(changeOf(plain(10.01), [plain(10)])).toBe('=')
  expect(changeOf(plain(10), [plain(10, 'list')])).toBe('new')
})

test('where there is a limit, the ratio counts: another machine is no change', () => {
  expect(changeOf(ofLimit(800, 1000), [ofLimit(4000, 5000)])).toBe('=')
  expect(changeOf(ofLimit(600, 1000), [ofLimit(4000, 5000)])).toBe('−25 % ×')
})

test('nothing is said where nothing is saved, and no percentage of nothing', () => {
  expect(changeOf(plain(10), [])).toBe('')
  expect(changeOf(plain(1), [plain(0)])).toBe('was 0')
})

test('saving one part keeps the others', () => {
  const start = rowOf({ part: 'start', name: 'first page', unit: 's', values: [2] })
  expect(withoutLosing([plain(5)], [start, plain(9), plain(8, 'gone')])).toEqual([start, plain(5)])
})
