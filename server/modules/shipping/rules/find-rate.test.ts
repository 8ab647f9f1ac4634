import { expect, test } from 'vitest'
import { chargeableGrams, cubicCentimetresOf, findRate, regionsAround } from './find-rate.ts'

const box = { widthMm: 300, heightMm: 400, depthMm: 500 }
const parcel = { grams: 4_000, cubicCentimetres: cubicCentimetresOf(box) }
const service = { volumetricDivisor: 6000, minimumGrams: 1_000 }

test('the heavier one of weight and room is paid for, and never less than the service asks', () => {
  // 30 × 40 × 50 cm are 60.000 cm³: 10 kg at 6000, 15 kg at 4000.
  expect(chargeableGrams(parcel, service)).toBe(10_000)
  expect(chargeableGrams(parcel, { ...service, volumetricDivisor: 4000 })).toBe(15_000)
  expect(chargeableGrams({ ...parcel, grams: 12_500 }, service)).toBe(12_500)
  expect(chargeableGrams({ grams: 200, cubicCentimetres: 1 }, service)).toBe(1_000)
})

test('room that was summed up of fractions does not weigh a gram more than it takes', () => {
  // 0.1 + 0.2 is a hair more than 0.3.
  const cubicCentimetres = 5_999.7 + (0.1 + 0.2)
  expect(chargeableGrams({ grams: 1, cubicCentimetres }, service)).toBe(1_000)
  expect(chargeableGrams({ grams: 1, cubicCentimetres: 6_000.1 }, service)).toBe(1_001)
})

test('a region lies in all those around it', () => {
  expect(regionsAround('31.74.06')).toEqual(['31.74.06', '31.74', '31', ''])
  expect(regionsAround('31')).toEqual(['31', ''])
})

const rate = (regionCode: string, fromGrams: number, toGrams: number) => ({ regionCode, fromGrams, toGrams })
const place = { regionCode: '31.74', grams: 5_000 }

test('the deepest region that the service names counts, and none beside it', () => {
  const rates = [rate('', 0, 9_000), rate('31', 0, 9_000), rate('31.74', 0, 9_000), rate('32', 0, 9_000)]
  expect(findRate(rates, place)).toBe(rates[2])
  expect(findRate(rates.slice(0, 2), place)).toBe(rates[1])
  expect(findRate(rates.slice(0, 1), place)).toBe(rates[0])
  expect(findRate(rates.slice(3), place)).toBeUndefined()
})

test('a weight that no band of that region has is not carried, though a wider region would take it', () => {
  const rates = [rate('31', 0, 90_000), rate('31.74', 0, 4_999)]
  expect(findRate(rates, place)).toBeUndefined()
})

test('of two bands that meet, the lower one holds for its last gram', () => {
  const [low, high] = [rate('31', 0, 5_000), rate('31', 5_000, 9_000)]
  expect(findRate([high, low], place)).toBe(low)
  expect(findRate([high, low], { ...place, grams: 5_001 })).toBe(high)
})
