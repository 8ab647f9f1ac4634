import { expect, test } from 'vitest'
import { parcelResolver } from './parcel-resolver.ts'
import { type ParcelValues, valuesOf } from './parcel-values.ts'

const check = async (over: Partial<ParcelValues>, language = 'en') => {
  const values = { ...valuesOf({ destination: '31.74', grams: '2500' }), ...over }
  const options = { fields: {}, shouldUseNativeValidation: false }
  const { errors } = await parcelResolver(language)(values, undefined, options)
  return Object.fromEntries(Object.entries(errors).map(([field, error]) => [field, error?.message]))
}

test('a city and a weight are enough', async () => {
  expect(await check({})).toEqual({})
})

test('a product needs no weight', async () => {
  const product = 'eca8c411-7460-4860-aa2c-bc14ba795d52'
  expect(await check({ product, weight: '' })).toEqual({})
  expect(Object.keys(await check({ product, weight: '', city: '' }))).toEqual(['city'])
})

test('what is missing is told at its field, in the language of the page', async () => {
  expect(await check({ province: '', city: '', weight: '' })).toEqual({
    province: 'Province is required',
    weight: 'Weight is required',
  })
  expect(await check({ city: '' }, 'id')).toEqual({ city: 'Kota atau kabupaten wajib diisi' })
})

test('measures are given all together or not at all', async () => {
  expect(Object.keys(await check({ width: '40' }))).toEqual(['height', 'depth'])
  expect(await check({ width: '40', height: '50', depth: '60' })).toEqual({})
})

test.each([
  [{ weight: '0' }, 'weight'],
  [{ weight: '-2' }, 'weight'],
  [{ weight: 'two' }, 'weight'],
  [{ weight: '1001' }, 'weight'],
  [{ width: '0', height: '1', depth: '1' }, 'width'],
  [{ width: '1.5', height: '1', depth: '1' }, 'width'],
  [{ value: 'much' }, 'value'],
] as const)('%j is told to be wrong', async (over, field) => {
  expect(Object.keys(await check(over))).toEqual([field])
})
