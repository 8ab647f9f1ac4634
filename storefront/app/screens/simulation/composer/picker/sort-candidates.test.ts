import type { CandidateJudgement } from '@gema/contract/match/judge-candidates.ts'
import { expect, test } from 'vitest'
import { aProduct } from '../a-product.ts'
import { searchCandidates, sortCandidates } from './sort-candidates.ts'

const judged = new Map<string, CandidateJudgement>([
  ['warned', { verdict: 'warning', sentence: 'Too small.', fits: false }],
  ['noted', { verdict: 'note', sentence: 'Look.', fits: true }],
  ['good', { verdict: 'ok', sentence: 'Fits.', fits: true }],
  ['elsewhere', { verdict: 'ok', sentence: undefined, fits: false }],
])
const names = (list: readonly { inventory: string }[]) => list.map(({ inventory }) => inventory)

test('what fits comes first, what cannot be had last, and the rest stays in the order of the shop', () => {
  const list = [
    aProduct('gone', { stock: 0 }),
    aProduct('warned'),
    aProduct('elsewhere'),
    aProduct('noted'),
    aProduct('good'),
    aProduct('unjudged'),
  ]
  expect(names(sortCandidates(list, judged, 'fit'))).toEqual([
    'good',
    'unjudged',
    'noted',
    'warned',
    'elsewhere',
    'gone',
  ])
})

test('by price, by what people love, and by name', () => {
  const list = [
    aProduct('Bumi 15', { price: 3, rating: 4.8, sold_count: 2 }),
    aProduct('Bumi 8', { price: 1, rating: null }),
    aProduct('Bumi 12', { price: 2, rating: 4.8, sold_count: 9 }),
  ]
  expect(names(sortCandidates(list, judged, 'price'))).toEqual(['Bumi 8', 'Bumi 12', 'Bumi 15'])
  expect(names(sortCandidates(list, judged, 'price_down'))).toEqual(['Bumi 15', 'Bumi 12', 'Bumi 8'])
  expect(names(sortCandidates(list, judged, 'loved'))).toEqual(['Bumi 12', 'Bumi 15', 'Bumi 8'])
  expect(names(sortCandidates(list, judged, 'name'))).toEqual(['Bumi 8', 'Bumi 12', 'Bumi 15'])
})

test('every word of a search has to occur, in the name or among the figures', () => {
  const list = [
    aProduct('1', { brand: 'Tembaga', name: 'Bumi 12', variant: 'Walnut', key_spec: '500 W · 25 Hz' }),
    aProduct('2', { brand: 'Tembaga', name: 'Bumi 10', variant: 'Gloss black', key_spec: '300 W · 31 Hz' }),
  ]
  expect(names(searchCandidates(list, ' bumi  WALNUT '))).toEqual(['1'])
  expect(names(searchCandidates(list, '300 w'))).toEqual(['2'])
  expect(names(searchCandidates(list, ''))).toEqual(['1', '2'])
  expect(names(searchCandidates(list, 'aria'))).toEqual([])
})
