import { expect, test } from 'vitest'
import { savedPage } from './saved-page.ts'

const saved = Array.from({ length: 21 }, (_, place) => ({ uuid: String(place), code: 'K7MX29PW' }))

test('ten stand on a page, and the last one holds the rest', () => {
  expect(savedPage(saved, 1).shown).toEqual(saved.slice(0, 10))
  expect(savedPage(saved, 3)).toEqual({ shown: saved.slice(20), current_page: 3, last_page: 3 })
})

test.each([
  [0, 1],
  [-4, 1],
  [2.7, 2],
  [99, 3],
])('page %s is page %s', (wanted, page) => {
  expect(savedPage(saved, wanted).current_page).toBe(page)
})

test('nothing is one empty page', () => {
  expect(savedPage([], 2)).toEqual({ shown: [], current_page: 1, last_page: 1 })
})
