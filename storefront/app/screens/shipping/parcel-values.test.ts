import { expect, test } from 'vitest'
import { askedOf, namesOf, valuesOf } from './parcel-values.ts'

test('what is asked for stands in the fields as people write it, and is asked for the same way again', () => {
  const asked = { destination: '31.74.06', grams: '2500', width: '40', value: '1500000' }
  const values = valuesOf(asked)
  expect(values).toMatchObject({
    province: '31',
    city: '31.74',
    district: '31.74.06',
    weight: '2,5',
    width: '40',
    height: '',
    value: '1.500.000',
  })
  expect(askedOf(values)).toEqual(asked)
})

test('the deepest region that is chosen is the destination', () => {
  const values = valuesOf({ destination: '31.74', grams: '1000' })
  expect(values.district).toBe('')
  expect(askedOf(values).destination).toBe('31.74')
  expect(askedOf(valuesOf({}))).toEqual({})
})

test('an address that makes no sense leaves its fields empty', () => {
  expect(valuesOf({ destination: 'Jakarta', grams: 'heavy', value: '-1' })).toMatchObject({
    province: '',
    weight: '',
    value: '',
  })
})

test('a subdistrict stands in the fields as its district', () => {
  expect(askedOf(valuesOf({ destination: '31.74.06.1001' })).destination).toBe('31.74.06')
})

test('names are known by level, unless a comma in one of them makes it unsure', () => {
  expect(namesOf({ code: '31.74', name: 'Jakarta Selatan, DKI Jakarta' })).toMatchObject({
    province: 'DKI Jakarta',
    city: 'Jakarta Selatan',
  })
  expect(namesOf({ code: '31.74', name: 'Selatan, Jakarta, DKI' })).toEqual({})
})

test('a product is sent as it is, whatever else the address says of a parcel', () => {
  const product = 'eca8c411-7460-4860-aa2c-bc14ba795d52'
  expect(askedOf(valuesOf({ product, quantity: '2', destination: '31.74', grams: '500' }))).toEqual({
    product,
    quantity: '2',
    destination: '31.74',
  })
})
