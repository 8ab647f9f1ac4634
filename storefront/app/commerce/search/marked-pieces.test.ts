import { expect, test } from 'vitest'
import { markedPieces } from './marked-pieces.ts'

/** The marked parts in brackets. */
const shown = (text: string, typed: string) =>
  markedPieces(text, typed)
    .map((piece) => (piece.marked ? `[${piece.text}]` : piece.text))
    .join('')

test('the typed part is marked where a word begins with it, in either case', () => {
  expect(shown('Floorstanding speakers', 'SPEAK')).toBe('Floorstanding [speak]ers')
  expect(shown('In-ceiling speakers', 'ceil')).toBe('In-[ceil]ing speakers')
  expect(shown('Loudspeaker', 'speak')).toBe('Loudspeaker')
})

test('every typed word is marked by itself, in any order', () => {
  expect(shown('Tower speaker, walnut', 'walnut tower')).toBe('[Tower] speaker, [walnut]')
  expect(shown('Subwoofer sub', 'sub subwoofer')).toBe('[Subwoofer] [sub]')
})

test('signs that mean something in a pattern are taken as they are', () => {
  expect(shown('RX-980 (8K) Receiver', 'rx-980 (8k)')).toBe('[RX-980] [(8K)] Receiver')
  expect(shown('a.b axb', 'a.b')).toBe('[a.b] axb')
  expect(shown('<script>', '<script>')).toBe('[<script>]')
  expect(shown('C:\\ $1', '$1 \\')).toBe('C:[\\] [$1]')
})

test('nothing typed marks nothing, and no text is no piece', () => {
  expect(markedPieces('Aria', '  ')).toEqual([{ text: 'Aria', marked: false }])
  expect(markedPieces('', 'aria')).toEqual([])
})
