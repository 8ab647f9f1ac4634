import { expect, test } from 'vitest'
import { isSameReview } from './same-review.ts'

const review = {
  rating: 4,
  text: 'Warm',
  pictures: ['review-a1-0123456789.webp', 'review-b2-aaaaaaaaaa.webp'],
}

test('the same stars, words and pictures are the same review, whatever the pictures are called', () => {
  const pictures = ['review-x9-0123456789.webp', 'review-y8-aaaaaaaaaa.webp']
  expect(isSameReview(review, { ...review, pictures })).toBe(true)
})

test.each([
  { rating: 5 },
  { text: 'Warm.' },
  { pictures: [] },
  { pictures: [...review.pictures].reverse() },
  { pictures: ['review-a1-0123456789.webp', 'review-b2-bbbbbbbbbb.webp'] },
])('with %j it is another one', (changed) => {
  expect(isSameReview(review, { ...review, ...changed })).toBe(false)
})
