import { expect, test } from 'vitest'
import { countLines, judgeLengths } from './judge-lengths.ts'
import { isMeasured } from './limits.ts'

const filesOf = (...lengths: number[]) => lengths.map((lines, index) => ({ file: `${index}.ts`, lines }))
const short = Array.from({ length: 20 }, () => 60)

test('three hundred lines are allowed and one more is not', () => {
  expect(judgeLengths(filesOf(300, ...short)).failures).toEqual([])
  expect(judgeLengths(filesOf(301, ...short)).failures).toMatchObject([
    { file: '0.ts', problem: 'has 301 lines, more than 300' },
  ])
})

test('a long file is listed, the longest first', () => {
  expect(judgeLengths(filesOf(201, 200, 250, ...short)).warnings.map(({ lines }) => lines)).toEqual([
    250, 201,
  ])
})

test('long files may be a tenth of all, not more', () => {
  const eighteen = short.slice(0, 18)
  expect(judgeLengths(filesOf(201, 201, ...eighteen)).failures).toEqual([])
  expect(judgeLengths(filesOf(201, 201, 202, ...eighteen)).failures).toMatchObject([
    { file: '2.ts', problem: 'is the longest of 3 files over 200 lines, among 21 in all' },
  ])
})

test('the median stands in the middle', () => {
  expect(judgeLengths(filesOf(1, 60, 299)).median).toBe(60)
  expect(judgeLengths([]).median).toBe(0)
})

test('lines are counted as an editor counts them', () => {
  expect(['', 'a', 'a\n', 'a\nb', 'a\n\n'].map(countLines)).toEqual([0, 1, 1, 2, 2])
})

test('data, migrations and declarations are not measured', () => {
  const files = ['demo/data/products.ts', 'server/migrations/0001.ts', 'storefront/env.d.ts', 'demo/seed.ts']
  expect(files.filter(isMeasured)).toEqual(['demo/seed.ts'])
})
