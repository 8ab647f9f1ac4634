import { expect, test } from 'vitest'
import { sourceOf } from './source-of.ts'

test('the source is the name in the query that the shop knows', () => {
  expect(sourceOf(new URLSearchParams('page=2&display_case=7&brand_in=laras'))).toEqual({
    kind: 'display_case',
    id: '7',
  })
})

test('without a source, or with an empty one, the list is of everything', () => {
  expect(sourceOf(new URLSearchParams('brand_in=laras'))).toBeUndefined()
  expect(sourceOf(new URLSearchParams('store='))).toBeUndefined()
})
