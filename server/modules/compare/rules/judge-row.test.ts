import { expect, test } from 'vitest'
import { judgeRow, type Measure } from './judge-row.ts'

const higher = (...figures: (number | null)[]): Measure => ({ better: 'higher', figures })
const lower = (...figures: (number | null)[]): Measure => ({ better: 'lower', figures })
const neither = (...figures: (number | null)[]): Measure => ({ better: null, figures })
const texts = (...figures: (number | null)[]) =>
  figures.map((figure) => (figure === null ? null : String(figure)))
const bestOf = (measure: Measure) => judgeRow(texts(...measure.figures), [measure]).best

test('values are equal where every product says the same', () => {
  expect(judgeRow(['6 Ω', '6 Ω', '6 Ω'], []).isEqual).toBe(true)
  expect(judgeRow(['6 Ω', '8 Ω', '6 Ω'], []).isEqual).toBe(false)
})

test('a product that says nothing is not equal to one that does, and one alone is equal to nobody', () => {
  expect(judgeRow(['6 Ω', null], []).isEqual).toBe(false)
  expect(judgeRow([null, '6 Ω'], []).isEqual).toBe(false)
  expect(judgeRow(['6 Ω'], []).isEqual).toBe(false)
})

test('the better end is marked, whichever it is', () => {
  expect(bestOf(higher(90, 88, 87))).toEqual([0])
  expect(bestOf(lower(31.5, 17.8, 7.2))).toEqual([2])
})

test('several that are equally good are all marked', () => {
  expect(bestOf(higher(90, 88, 90))).toEqual([0, 2])
})

test('nothing is marked where all are the same, where only one says something, or where nobody can say', () => {
  expect(bestOf(higher(6, 6, 6))).toEqual([])
  expect(bestOf(higher(6, null, null))).toEqual([])
  expect(bestOf(higher(null, null))).toEqual([])
  expect(bestOf(higher(6))).toEqual([])
  expect(bestOf(neither(4, 6, 8))).toEqual([])
  expect(judgeRow(['Belt', 'Direct'], []).best).toEqual([])
})

test('a product that says nothing is never the best', () => {
  expect(bestOf(lower(null, 12, 9))).toEqual([2])
  expect(bestOf(lower(0, null, 9))).toEqual([0])
})

test('of several attributes in one row, the best is best in each in which they differ', () => {
  const values = ['28–35', '38–30', '45–28']
  expect(judgeRow(values, [lower(28, 38, 45), higher(35, 30, 28)]).best).toEqual([0])
  expect(judgeRow(values, [lower(28, 38, 45), higher(35, 35, 35)]).best).toEqual([0])
  expect(judgeRow(values, [lower(28, 38, 45), higher(30, 35, 28)]).best).toEqual([])
  expect(judgeRow(values, [lower(28, 38, 45), neither(35, 30, 28)]).best).toEqual([])
})
