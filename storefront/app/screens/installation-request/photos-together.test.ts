import { expect, test } from 'vitest'
import { photosTogether } from './photos-together.ts'

const photo = (name: string) => new File(['…'], name, { lastModified: 1 })

test('a photo that is chosen twice is sent once', () => {
  const { photos, isTooMany } = photosTogether([photo('a.jpg')], [photo('a.jpg'), photo('b.jpg')])
  expect(photos.map(({ name }) => name)).toEqual(['a.jpg', 'b.jpg'])
  expect(isTooMany).toBe(false)
})

test('of more than five, the first five are kept', () => {
  const { photos, isTooMany } = photosTogether([photo('a')], ['b', 'c', 'd', 'e', 'f'].map(photo))
  expect(photos.map(({ name }) => name).join('')).toBe('abcde')
  expect(isTooMany).toBe(true)
})
