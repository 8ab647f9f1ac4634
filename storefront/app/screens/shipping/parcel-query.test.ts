import { expect, test } from 'vitest'
import { askedOfQuery, gramsOf, queryOf, rupiahOf } from './parcel-query.ts'

const asked = (query: string) => askedOfQuery(new URLSearchParams(query))

test('an address is read and written the same way', () => {
  const query = '?destination=31.74&grams=2500&value=1500000'
  expect(asked(query)).toEqual({ destination: '31.74', grams: '2500', value: '1500000' })
  expect(queryOf(asked(query))).toBe(query)
})

test('a form without script tells its weight in kilograms and leaves fields empty', () => {
  expect(asked('destination=31&weight=2%2C5&width=&height=&depth=&value=Rp+1.500.000')).toEqual({
    destination: '31',
    grams: '2500',
    value: '1500000',
  })
  expect(asked('grams=900&weight=7').grams).toBe('900')
  expect(asked('')).toEqual({})
  expect(asked('utm_source=mail')).toEqual({})
})

test.each([
  ['2', '2000'],
  ['2,5', '2500'],
  ['2.5', '2500'],
  [' 0,125 kg', '125'],
  ['1.005', '1005'],
  ['two', 'two'],
  ['-1', '-1'],
  ['1,2,3', '1,2,3'],
])('the weight %j is %j grams, or stays as it was written', (written, grams) => {
  expect(gramsOf(written)).toBe(grams)
})

test.each([
  ['1500000', '1500000'],
  ['1.500.000', '1500000'],
  ['Rp 1.500.000', '1500000'],
  ['1,500,000.00', '1500000'],
  ['much', 'much'],
])('the amount %j is %j', (written, rupiah) => {
  expect(rupiahOf(written)).toBe(rupiah)
})
