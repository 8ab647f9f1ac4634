import { expect, test } from 'vitest'
import { aBox, anArchiveEnd, anMp4, joined } from '../../../testing/a-video.ts'
import { readEvidence } from './read-evidence.ts'

const limits = { imageBytes: 2_000, videoBytes: 10_000 }
const jpeg = (length = 100) => joined([0xff, 0xd8, 0xff, 0xe0], new Uint8Array(length - 4))
const png = joined([0x89], 'PNG\r\n\x1a\n', new Uint8Array(20))
const read = (bytes: Uint8Array) => readEvidence(bytes, limits)

test('pictures and videos are told apart by what they hold', () => {
  expect(read(jpeg())).toEqual({ kind: 'image' })
  expect(read(png)).toEqual({ kind: 'image' })
  expect(read(anMp4())).toEqual({ kind: 'video', type: 'video/mp4' })
})

test('what a file is decides how large it may be', () => {
  expect(read(jpeg(2_000))).toEqual({ kind: 'image' })
  expect(read(jpeg(2_001))).toEqual({ refused: 'evidence_image_too_large' })
  const most = 10_000 - anMp4(0).length
  expect(read(anMp4(most))).toEqual({ kind: 'video', type: 'video/mp4' })
  expect(read(anMp4(most + 1))).toEqual({ refused: 'evidence_video_too_large' })
})

test.each([
  ['nothing', joined()],
  ['an SVG', joined('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>')],
  ['an archive', joined('PK\x03\x04', new Uint8Array(50), anArchiveEnd())],
  ['a GIF', joined('GIF89a', new Uint8Array(50))],
  ['a WebP', joined('RIFF', [26, 0, 0, 0], 'WEBPVP8 ', new Uint8Array(18))],
  ['a HEIC', joined(aBox('ftyp', joined('heic', [0, 0, 0, 0], 'mif1')), aBox('meta'), aBox('mdat'))],
  ['a program', joined('MZ', new Uint8Array(100))],
  ['a picture that is an archive', joined(jpeg(), anArchiveEnd())],
  ['a picture that is a document', joined([0xff, 0xd8, 0xff, 0xfe], '%PDF-1.4', new Uint8Array(50))],
  ['a picture that is a page', joined(png, '<!DOCTYPE html><script>')],
  ['a video that is an archive', anMp4(10, { further: [aBox('free', anArchiveEnd())] })],
  ['a video that is a page', anMp4(10, { further: [aBox('free', joined('<html><script>'))] })],
  ['a video that is a program', anMp4(10, { further: [aBox('free', joined('<?php system($_GET[0])'))] })],
])('%s is no evidence', (_what, bytes) => {
  expect(read(bytes)).toEqual({ refused: 'evidence_unreadable' })
})
