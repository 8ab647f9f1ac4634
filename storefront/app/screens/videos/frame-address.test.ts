import { expect, test } from 'vitest'
import { frameAddress, isFromOutside } from './frame-address.ts'

test('the shop’s own film is shown as it is', () => {
  expect(isFromOutside('/demo/video/x?language=id')).toBe(false)
  expect(frameAddress('/demo/video/x?language=id')).toBe('/demo/video/x?language=id')
})

test.each(['https://www.youtube-nocookie.com/embed/a1', '//elsewhere.example/x', '/\\elsewhere.example'])(
  '%s comes from another site',
  (address) => {
    expect(isFromOutside(address)).toBe(true)
  },
)

test('another site begins at once, whatever else its address says', () => {
  expect(frameAddress('https://www.youtube-nocookie.com/embed/a1')).toBe(
    'https://www.youtube-nocookie.com/embed/a1?autoplay=1',
  )
  expect(frameAddress('https://www.youtube-nocookie.com/embed/a1?rel=0')).toBe(
    'https://www.youtube-nocookie.com/embed/a1?rel=0&autoplay=1',
  )
})
