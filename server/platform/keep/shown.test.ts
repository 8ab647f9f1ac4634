import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { allShown, isShown, nothingShown, shownOf } from './shown.ts'

test('whatever is shown is found, and nothing else', () => {
  const uuids = Array.from({ length: 300 }, () => randomUUID())
  const shown = shownOf([...uuids, ...uuids])
  expect(shown).toHaveLength(300)
  expect(uuids.filter((uuid) => !isShown(shown, uuid))).toEqual([])
  expect(isShown(shown, '00000000-0000-4000-8000-000000000000')).toBe(false)
  expect(isShown(shown, 'ffffffff-ffff-4fff-bfff-ffffffffffff')).toBe(false)
  expect(isShown(nothingShown, uuids[0] ?? '')).toBe(false)
})

test('things that were made in the same moment are told apart', () => {
  const [one, other] = ['019a9e4c-0000-7000-8000-00000000000a', '019a9e4c-0000-7000-8000-00000000000b']
  expect(isShown(shownOf([one]), one)).toBe(true)
  expect(isShown(shownOf([one]), other)).toBe(false)
})

test('a page shows what any of its parts shows', () => {
  const [a, b, c] = [randomUUID(), randomUUID(), randomUUID()]
  const all = allShown([shownOf([a, b]), nothingShown, shownOf([b, c])])
  expect(all).toEqual(shownOf([a, b, c]))
  expect(allShown([])).toEqual(nothingShown)
})
