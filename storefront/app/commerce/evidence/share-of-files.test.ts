import { describe, expect, test } from 'vitest'
import { shareOfFiles } from './share-of-files.ts'

describe('the progress of a form over its files', () => {
  test('nothing of a file is sent while the texts go out', () => {
    expect(shareOfFiles([100, 50], { sent: 10, total: 170 })).toEqual([0, 0])
  })

  test('the files fill up one after the other', () => {
    expect(shareOfFiles([100, 50], { sent: 80, total: 170 })).toEqual([60, 0])
    expect(shareOfFiles([100, 50], { sent: 145, total: 170 })).toEqual([100, 25])
  })

  test('once all is sent, every file is', () => {
    expect(shareOfFiles([100, 50], { sent: 170, total: 170 })).toEqual([100, 50])
  })

  test('a total that the browser does not know does not make more of a file than there is', () => {
    expect(shareOfFiles([100], { sent: 500, total: 0 })).toEqual([100])
  })
})
