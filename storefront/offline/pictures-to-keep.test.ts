import { expect, test } from 'vitest'
import { mostPictures, picturesToKeep } from './pictures-to-keep.ts'

test('pictures are kept, each once, and not without end', () => {
  const many = Array.from({ length: 90 }, (_, place) => `/media/320/product/${place}.webp`)
  expect(picturesToKeep({ pictures: [many[0], ...many] })).toEqual(many.slice(0, mostPictures))
})

test.each([undefined, null, 'pictures', {}, { pictures: '/media/320/a.webp' }])(
  '%j is no list of pictures, and changes nothing',
  (message) => {
    expect(picturesToKeep(message)).toBeUndefined()
  },
)

test.each([
  { pictures: [7, null, '/api/storefront/cart/find', '/', 'https://elsewhere.example/media/320/a.webp'] },
  { pictures: ['/media/320/../../api/storefront/common.webp', '/media/320/a.webp?token=1'] },
])('of %j, nothing is kept', (message) => {
  expect(picturesToKeep(message)).toEqual([])
})
