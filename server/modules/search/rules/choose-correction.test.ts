import { expect, test } from 'vitest'
import { chooseCorrection } from './choose-correction.ts'

const candidates = (...words: [word: string, similarity: number, products?: number][]) =>
  words.map(([word, similarity, products = 1]) => ({ word, similarity, products }))

test('the word with the fewest slips was meant', () => {
  expect(chooseCorrection('amplifer', candidates(['amplitude', 0.9], ['amplifier', 0.6]))).toEqual([
    'amplifier',
  ])
})

test('with as many slips, the word that is more alike comes first, then the one of more products', () => {
  const near = candidates(['proyektor', 0.5, 3], ['projector', 0.5, 40], ['projekter', 0.4, 99])
  expect(chooseCorrection('projektor', near)).toEqual(['projector', 'proyektor', 'projekter'])
})

test('a word that is not finished yet is measured by the beginning of the other', () => {
  expect(chooseCorrection('subwof', candidates(['subwoofer', 0.5]))).toEqual(['subwoofer'])
})

test('a word that was typed to its end goes before one that has only begun so', () => {
  expect(chooseCorrection('kabal', candidates(['kabel', 0.4], ['kabelrol', 0.5]))).toEqual(['kabel'])
})

test('a short word may have one slip, a long one three, and no word more', () => {
  expect(chooseCorrection('rak', candidates(['rxk', 0.3]))).toEqual(['rxk'])
  expect(chooseCorrection('rak', candidates(['rxx', 0.3]))).toEqual([])
  expect(chooseCorrection('hedfonis', candidates(['headphones', 0.4]))).toEqual([])
  expect(chooseCorrection('turntabel', candidates(['turntable', 0.5]))).toEqual(['turntable'])
})

test('without anything alike there is nothing to offer', () => {
  expect(chooseCorrection('xyzzy', [])).toEqual([])
})
