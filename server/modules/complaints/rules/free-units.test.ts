import { expect, test } from 'vitest'
import { freeUnits, itemsOf } from './free-units.ts'

const lines = [
  { id: 1, uuid: 'panel', quantity: 6 },
  { id: 2, uuid: 'mixer', quantity: 1 },
]
const none = new Map<number, number>()
const items = (wanted: [string, number][], taken: ReadonlyMap<number, number> = none) =>
  itemsOf(lines, { wanted: wanted.map(([line, quantity]) => ({ line, quantity })), taken })

test('what was bought can be complained about, as often as it was bought', () => {
  expect(
    items([
      ['panel', 6],
      ['mixer', 1],
    ]),
  ).toEqual([
    { orderLineId: 1, quantity: 6 },
    { orderLineId: 2, quantity: 1 },
  ])
  expect(items([['panel', 7]])).toBeUndefined()
  expect(items([['panel', 0]])).toBeUndefined()
})

test('units that stand in another complaint cannot be named again', () => {
  const taken = new Map([[1, 4]])
  expect(items([['panel', 2]], taken)).toEqual([{ orderLineId: 1, quantity: 2 }])
  expect(items([['panel', 3]], taken)).toBeUndefined()
})

test('the same line twice, and a line of another order, are refused', () => {
  expect(
    items([
      ['panel', 1],
      ['panel', 1],
    ]),
  ).toBeUndefined()
  expect(items([['sofa', 1]])).toBeUndefined()
})

test('there are never fewer than no units left', () => {
  expect(freeUnits({ id: 2, quantity: 1 }, new Map([[2, 3]]))).toBe(0)
})
