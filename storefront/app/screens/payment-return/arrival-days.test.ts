import { expect, test } from 'vitest'
import { arrivalDays } from './arrival-days.ts'

const parcel = (days_min: number, days_max: number) => ({
  store: 'kemang',
  store_name: 'Gema Kemang',
  kind: 'courier' as const,
  service: 'Reguler',
  price: 0,
  insurance: 0,
  days_min,
  days_max,
  tracking_number: null,
})

test('the quickest parcel says when it begins, the slowest when all is there', () => {
  expect(arrivalDays({ parcels: [parcel(1, 2), parcel(3, 5)] }, '2026-11-16T03:00:00.000Z')).toEqual({
    first: '2026-11-17T03:00:00.000Z',
    last: '2026-11-21T03:00:00.000Z',
  })
})

test('without a parcel there is nothing to wait for', () => {
  expect(arrivalDays({ parcels: [] }, '2026-11-16T03:00:00.000Z')).toBeUndefined()
})
