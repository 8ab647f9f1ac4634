import { expect, test } from 'vitest'
import { anArchiveEnd, anMp4, joined } from '../../../testing/a-video.ts'
import { findDisguise } from './find-disguise.ts'

test('an archive at the end is found, with a note of any length', () => {
  expect(findDisguise(joined(anMp4(), anArchiveEnd()))).toBe('archive')
  expect(findDisguise(joined(anMp4(), anArchiveEnd('a note')))).toBe('archive')
  expect(findDisguise(joined(anMp4(), anArchiveEnd('x'.repeat(65_535))))).toBe('archive')
})

test('the mark of an archive whose note does not end with the file is chance', () => {
  expect(findDisguise(joined(anMp4(), anArchiveEnd(), 'x'))).toBeUndefined()
  expect(findDisguise(joined(anArchiveEnd(), new Uint8Array(70_000)))).toBeUndefined()
})

test('a document is found in the first kilobyte, and no later', () => {
  expect(findDisguise(joined(new Uint8Array(1023), '%PDF-1.7'))).toBe('document')
  expect(findDisguise(joined(new Uint8Array(1025), '%PDF-1.7'))).toBeUndefined()
})

test.each(['<script', '<?php', '<html', '<!doctype', '<SCRIPT>', '<!DOCTYPE html>', '<ScRiPt src=x>'])(
  '%s is found wherever it stands, however it is written',
  (script) => {
    for (const place of [0, 1, 70_000])
      expect(findDisguise(joined(new Uint8Array(place), script, new Uint8Array(5_000)))).toBe('script')
    expect(findDisguise(joined(new Uint8Array(9), script))).toBe('script')
  },
)

test('what a camera writes into its pictures is no script', () => {
  const xmp = '<?xpacket begin=""?><x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF></rdf:RDF></x:xmpmeta>'
  expect(findDisguise(joined(xmp, '<', '<s', '<scrip'))).toBeUndefined()
  expect(findDisguise(new Uint8Array())).toBeUndefined()
})

test('a large file of nothing but beginnings holds no script, and one at its end is found', () => {
  const beginnings = new Uint8Array(10 * 1024 * 1024).fill(0x3c)
  expect(findDisguise(beginnings)).toBeUndefined()
  expect(findDisguise(joined(beginnings, 'script'))).toBe('script')
  // A part of a larger buffer is looked at alone.
  expect(findDisguise(joined('<script', 'abc').subarray(7))).toBeUndefined()
})
