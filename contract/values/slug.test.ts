import { expect, test } from 'vitest'
import { slugOf } from './slug.ts'

test.each([
  ['Black ash', 'black-ash'],
  ['  Walnut / Oak!  ', 'walnut-oak'],
  ['Décor Crème', 'decor-creme'],
  ['7.1.4', '7-1-4'],
  ['90 × 60 cm', '90-60-cm'],
  ['½ inch', '1-2-inch'],
  ['---', ''],
])('%j stands in an address as %j', (name, slug) => {
  expect(slugOf(name)).toBe(slug)
})
