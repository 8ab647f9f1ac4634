import { expect, test } from 'vitest'
import { picturesToShow } from './pictures-to-show.ts'

const picture = (picture: string, finish: string) => ({ picture, alt: picture, finish })
const pictures = [
  picture('w1', 'walnut'),
  picture('w2', 'walnut'),
  picture('b1', 'black'),
  picture('b2', 'black'),
]
const names = (finish: string | undefined) => picturesToShow(pictures, finish).map(({ picture }) => picture)

test('the pictures of the chosen finish come first, each other finish shows its first', () => {
  expect(names('black')).toEqual(['b1', 'b2', 'w1'])
  expect(names('walnut')).toEqual(['w1', 'w2', 'b1'])
})

test('a finish without pictures shows all there are', () => {
  expect(names('white')).toEqual(['w1', 'w2', 'b1', 'b2'])
  expect(names(undefined)).toEqual(['w1', 'w2', 'b1', 'b2'])
})
