import fc from 'fast-check'
import { expect, test } from 'vitest'
import { singularOf, wordsOf, wordsOfQuery } from './words-of.ts'

test('capitals and accents make no difference', () => {
  expect(wordsOfQuery('CAFÉ Noir ＲＸ')).toEqual(['cafe', 'noir', 'rx'])
})

test('a model number is found in its parts and in one piece', () => {
  expect(wordsOf('Ohmura RX-980')).toEqual(expect.arrayContaining(['ohmura', 'rx', '980', 'rx980']))
  expect(wordsOf('RX 980')).toContain('rx980')
  expect(wordsOfQuery('rx980')).toEqual(['rx980'])
})

test('measures stay whole, with a point or a comma', () => {
  expect(wordsOfQuery('6,5 inch 5.1ch')).toEqual(['6.5', 'inch', '5.1ch'])
})

test('plurals are known in the singular as well', () => {
  expect(['speakers', 'batteries', 'boxes', 'switches', 'bass', 'chorus', 'gas'].map(singularOf)).toEqual([
    'speaker',
    'battery',
    'box',
    'switch',
    'bass',
    'chorus',
    'gas',
  ])
  expect(wordsOf('Subwoofers')).toEqual(['subwoofers', 'subwoofer'])
})

test('a word that is typed twice counts once, in the order of typing', () => {
  expect(wordsOfQuery('walnut Tower walnut')).toEqual(['walnut', 'tower'])
})

test('signs alone are no words', () => {
  for (const text of ['', '   ', '!!! &|()<>:*', '🔊🎧', "'\\"]) expect(wordsOfQuery(text)).toEqual([])
})

test('letters of other scripts are words', () => {
  expect(wordsOfQuery('مكبر صوت')).toEqual(['مكبر', 'صوت'])
})

test('whatever is typed, words hold letters, figures and points alone and none is endless', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 120 }), (text) => {
      for (const word of wordsOfQuery(text)) {
        expect(word).toMatch(/^[\p{L}\d.]+$/u)
        expect(word.length).toBeLessThanOrEqual(40)
      }
    }),
    { numRuns: 500 },
  )
})

test('every word of a search for a text is a word of that text', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 120 }), (text) => {
      expect(wordsOf(text)).toEqual(expect.arrayContaining(wordsOfQuery(text)))
    }),
  )
})
