import { expect, test } from 'vitest'
import { stolenRow, wantedIn } from './stolen-time.ts'

const stat = (line: string) => `cpu  ${line}\ncpu0 1 2 3 4 5 6 7 8 0 0\nintr 12 0\n`

test('idle time is not wanted, and stolen time is', () => {
  expect(wantedIn(stat('100 10 50 9000 70 4 6 30 0 0'))).toEqual({ wanted: 200, stolen: 30 })
})

test('a system that tells nothing, or something else, has no row', () => {
  expect(wantedIn('')).toBeUndefined()
  expect(wantedIn(stat('100 10 50'))).toBeUndefined()
  expect(wantedIn(stat('a b c d e f g h'))).toBeUndefined()
  expect(stolenRow('pages', [undefined, { wanted: 1, stolen: 0 }])).toEqual([])
})

test('tells the share of a part alone', () => {
  const row = stolenRow('pages', [
    { wanted: 1_000, stolen: 400 },
    { wanted: 2_000, stolen: 520 },
  ])
  expect(row).toMatchObject([{ part: 'pages', name: 'taken by other machines', value: 12, unit: '%' }])
  expect(row).toMatchObject([{ goal: null, holds: null }])
})
