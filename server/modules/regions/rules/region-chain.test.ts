import { expect, test } from 'vitest'
import { brokenPlace, regionsAround } from './region-chain.ts'

const chain = ['31', '31.74', '31.74.06', '31.74.06.1001']
const known = new Set([...chain, '32', '32.76', '32.76.06'])

test('the regions around a subdistrict stand in its code', () => {
  expect(regionsAround('31.74.06.1001')).toEqual(chain)
  expect(regionsAround('31')).toEqual(['31'])
})

test('regions that lie inside each other are well, however deep they go', () => {
  expect(brokenPlace(chain, known)).toBeUndefined()
  expect(brokenPlace(['31', '31.74'], known)).toBeUndefined()
})

test.each([
  ['a province that is none', ['99', '31.74'], 0],
  ['a city in place of a province', ['31.74', '31.74.06'], 0],
  ['a city of another province', ['31', '32.76'], 1],
  ['a city that is not there', ['31', '31.99'], 1],
  ['a level that is left out', ['31', '31.74.06'], 1],
  ['the same region twice', ['31', '31'], 1],
  ['a district of another city', ['31', '31.74', '32.76.06'], 2],
  ['a subdistrict that is not there', ['31', '31.74', '31.74.06', '31.74.06.9999'], 3],
])('%s is told by its place', (_what, chosen, place) => {
  expect(brokenPlace(chosen, known)).toBe(place)
})
