import { expect, test } from 'vitest'
import { pageAddress, pagesShown } from './page-numbers.ts'

test('a short list shows every page', () => {
  expect(pagesShown(1, 2)).toEqual([1, 2])
  expect(pagesShown(3, 5)).toEqual([1, 2, 3, 4, 5])
})

test('a long list shows its ends and what is around the current page', () => {
  expect(pagesShown(1, 20)).toEqual([1, 2, -20, 20])
  expect(pagesShown(10, 20)).toEqual([1, -9, 9, 10, 11, -20, 20])
})

test('a single page in a gap is shown, which is as short as the dots', () => {
  expect(pagesShown(4, 20)).toEqual([1, 2, 3, 4, 5, -20, 20])
})

test('a page beyond the last leads back to those that exist', () => {
  expect(pagesShown(99, 3)).toEqual([1, 2, 3])
})

test('another page keeps the rest of the query', () => {
  const location = { pathname: '/all/karaoke', search: '?brand_in=laras&brand_in=ohmura&page=2' }
  expect(pageAddress(location, 3)).toBe('/all/karaoke?brand_in=laras&brand_in=ohmura&page=3')
  expect(pageAddress(location, 1)).toBe('/all/karaoke?brand_in=laras&brand_in=ohmura')
  expect(pageAddress({ pathname: '/all/karaoke', search: '' }, 1)).toBe('/all/karaoke')
})
