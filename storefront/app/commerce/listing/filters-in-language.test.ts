import { expect, test } from 'vitest'
import { inPageLanguage } from './filters-in-language.ts'

const category = (slug: string, selected: boolean) => ({
  slug,
  name: slug,
  count: 1,
  selected,
  main: { slug: 'home-theater', name: 'Home theater' },
})
const facets = { categories: [category('speaker-lantai', true), category('speaker-rak', false)] }

test('a category in another language is written in that of the page, the rest stays', () => {
  const query = new URLSearchParams('brand=7&category_in=floorstanding-speakers&in_stock=1')
  expect(inPageLanguage(query, { facets })?.toString()).toBe('brand=7&in_stock=1&category_in=speaker-lantai')
})

test('right categories stay as they are', () => {
  expect(inPageLanguage(new URLSearchParams('category_in=speaker-lantai'), { facets })).toBeUndefined()
  expect(inPageLanguage(new URLSearchParams(''), { facets: { categories: [] } })).toBeUndefined()
})

test('a category that does not exist is left to the page', () => {
  const query = new URLSearchParams('category_in=floorstanding-speakers&category_in=nowhere')
  expect(inPageLanguage(query, { facets })).toBeUndefined()
})
