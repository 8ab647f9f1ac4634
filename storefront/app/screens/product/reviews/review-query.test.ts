import { expect, test } from 'vitest'
import { readReviewQuery, reviewInput, reviewSearch } from './review-query.ts'

const read = (search: string) => readReviewQuery(new URLSearchParams(search))

test('what makes no sense in the address is not there', () => {
  expect(read('?sort=best&stars=9&photos=yes')).toEqual({ sort: 'newest', stars: undefined, photos: false })
  expect(read('?sort=lowest&stars=2&photos=1')).toEqual({ sort: 'lowest', stars: 2, photos: true })
})

test('a filter keeps the variant and the order', () => {
  const params = new URLSearchParams('variant=A-1&sort=highest')
  expect(reviewSearch(params, { stars: 5 })).toBe('?variant=A-1&sort=highest&stars=5')
  expect(reviewSearch(params, { sort: 'newest' })).toBe('?variant=A-1')
  expect(reviewSearch(new URLSearchParams('stars=5'), { stars: undefined })).toBe('')
})

test('only what is chosen is asked for', () => {
  expect(reviewInput('id', read(''))).toEqual({ id: 'id', sort: 'newest' })
  expect(reviewInput('id', read('?stars=4&photos=1'))).toEqual({
    id: 'id',
    sort: 'newest',
    rating: 4,
    with_pictures: '1',
  })
})
