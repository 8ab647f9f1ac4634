import { expect, test } from 'vitest'
import { aLine } from './a-line.ts'
import { changesToSend, withChanges } from './changes-to-send.ts'

const lines = [aLine('1'), aLine('2', { selected: 2 }), aLine('3')]

test('a quantity is sent without a word about the selection', () => {
  expect(changesToSend(lines, new Map([['1', { quantity: 4 }]]))).toEqual({
    quantities: [{ cart_id: '1', quantity: 4 }],
  })
})

test('with one line selected anew, the selected ones and the others are sent', () => {
  expect(changesToSend(lines, new Map([['1', { selected: 2 as const }]]))).toEqual({
    quantities: [],
    checked: ['3'],
    unchecked: ['1', '2'],
  })
})

test('lines show what is wanted of them at once', () => {
  const changes = new Map([
    ['1', { quantity: 4 }],
    ['2', { selected: 1 as const }],
  ])
  expect(withChanges(lines, changes).map(({ quantity, selected }) => [quantity, selected])).toEqual([
    [4, 1],
    [1, 1],
    [1, 1],
  ])
})
