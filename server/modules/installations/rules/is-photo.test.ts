import { expect, test } from 'vitest'
import { isPhoto } from './is-photo.ts'

const bytes = (...given: number[]) => Uint8Array.from(given)

test('a file is a photo by its first bytes', () => {
  expect(isPhoto(bytes(0xff, 0xd8, 0xff, 0xe0))).toBe(true)
  expect(isPhoto(bytes(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0))).toBe(true)
})

test.each([
  ['an SVG', new TextEncoder().encode('<svg xmlns="http://www.w3.org/2000/svg"/>')],
  ['an archive', bytes(0x50, 0x4b, 0x03, 0x04)],
  ['half a mark', bytes(0xff, 0xd8)],
  ['nothing', bytes()],
])('%s is none', (_what, given) => {
  expect(isPhoto(given)).toBe(false)
})
