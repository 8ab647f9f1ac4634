import { expect, test } from 'vitest'
import { demoVideos } from '../data/content/videos.ts'
import { captionsOf } from './captions-of.ts'

test('every sentence is a caption', () => {
  expect(captionsOf('It begins. Does it end? Yes!')).toEqual(['It begins.', 'Does it end?', 'Yes!'])
})

test('a long sentence is cut at the pause that is nearest to its middle', () => {
  expect(
    captionsOf('A sofa, a roll of tape and two numbers: the short one and the long one. We try.'),
  ).toEqual(['A sofa, a roll of tape and two numbers:', 'the short one and the long one.', 'We try.'])
})

test('figures with a comma stay whole, and a text without pauses stays as it is', () => {
  expect(captionsOf('Two numbers are 1,4 and 1,9')).toEqual(['Two numbers are 1,4 and 1,9'])
  expect(captionsOf('')).toEqual([])
})

test('more sentences than a film has room for share the last caption', () => {
  expect(captionsOf('A. B. C. D. E.')).toEqual(['A.', 'B.', 'C.', 'D. E.'])
})

test.each(demoVideos.map(({ slug, text }) => [slug, text] as const))(
  '%s has three or four',
  (_slug, text) => {
    for (const words of [text.en, text.id]) {
      const captions = captionsOf(words)
      expect([3, 4]).toContain(captions.length)
      expect(captions.join(' ')).toBe(words)
    }
  },
)
