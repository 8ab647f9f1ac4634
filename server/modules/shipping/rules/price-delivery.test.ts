import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { ParcelToSend } from './delivery-priced.ts'
import { insurancePrice, priceDeliveries, priceDelivery, type RateToPrice } from './price-delivery.ts'

const service = {
  id: 1,
  uuid: '4a0d8c7e-52f5-4d0e-9d3d-0d6f6f6f0001',
  kind: 'courier' as const,
  courier: 'Kilat',
  name: { en: 'Express' },
  volumetricDivisor: 6000,
  minimumGrams: 1_000,
  allowsCod: true,
  freeAbove: null as number | null,
  insuranceBasisPoints: 20,
}
const fleet = { ...service, id: 2, kind: 'own_fleet' as const }
const pickup = { ...service, id: 3, kind: 'store_pickup' as const, freeAbove: 0 }

const rate = (over: Partial<RateToPrice> = {}): RateToPrice => ({
  regionCode: '',
  fromGrams: 0,
  toGrams: 30_000,
  base: 5_000,
  perKilogram: 9_000,
  daysFrom: 1,
  daysTo: 2,
  ...over,
})
const parcel: ParcelToSend = {
  grams: 1_200,
  cubicCentimetres: 0,
  value: 1_000_000,
  isFromOwnStore: true,
  isFree: false,
}
const south = '31.74'

test('a kilogram that has begun is paid whole, on top of the base', () => {
  const asked = (grams: number) => priceDelivery({ service, rates: [rate()] }, { ...parcel, grams }, south)
  expect(asked(1_200)).toMatchObject({ price: 23_000, fullPrice: 23_000, chargeableGrams: 2_000 })
  expect(asked(2_000)).toMatchObject({ price: 23_000, chargeableGrams: 2_000 })
  expect(asked(2_001)).toMatchObject({ price: 32_000, chargeableGrams: 3_000 })
  expect(asked(1)).toMatchObject({ price: 14_000, chargeableGrams: 1_000 })
})

test('a bulky parcel is paid by its room', () => {
  const bulky = { ...parcel, cubicCentimetres: 60_000 }
  expect(priceDelivery({ service, rates: [rate()] }, bulky, south)).toMatchObject({
    chargeableGrams: 10_000,
    price: 95_000,
  })
})

test('a parcel heavier than every band is not carried', () => {
  const asked = (grams: number) => priceDelivery({ service, rates: [rate()] }, { ...parcel, grams }, south)
  expect(asked(30_000)).toMatchObject({ chargeableGrams: 30_000 })
  expect(asked(30_001)).toBeUndefined()
})

test('goods from an amount on are brought for free, and what it would cost is still known', () => {
  const given = { service: { ...service, freeAbove: 1_000_000 }, rates: [rate()] }
  expect(priceDelivery(given, parcel, south)).toMatchObject({
    price: 0,
    fullPrice: 23_000,
    freeAbove: 1_000_000,
  })
  expect(priceDelivery(given, { ...parcel, value: 999_999 }, south)).toMatchObject({ price: 23_000 })
})

test('insurance is rounded up, and absent where nothing is or need be insured', () => {
  expect(insurancePrice(1_000_000, 20)).toBe(2_000)
  expect(insurancePrice(1_000_001, 20)).toBe(2_001)
  expect(insurancePrice(1, 20)).toBe(1)
  expect(insurancePrice(1_000_000, 0)).toBeUndefined()
  expect(insurancePrice(0, 20)).toBeUndefined()
  const given = { service: pickup, rates: [rate()] }
  expect(priceDelivery(given, parcel, south)?.insurancePrice).toBeUndefined()
})

test('picking up costs nothing, whatever its rate says', () => {
  expect(priceDelivery({ service: pickup, rates: [rate()] }, parcel, south)).toMatchObject({
    price: 0,
    fullPrice: 0,
    freeAbove: null,
  })
})

test('only what an own store sends can be picked up or brought by the own fleet', () => {
  const services = [fleet, service, pickup].map((each) => ({ service: each, rates: [rate()] }))
  const kinds = (isFromOwnStore: boolean) =>
    priceDeliveries(services, { ...parcel, isFromOwnStore }, south).map(({ kind }) => kind)
  expect(kinds(true)).toEqual(['own_fleet', 'courier', 'store_pickup'])
  expect(kinds(false)).toEqual(['courier'])
})

test('goods with free delivery pay nothing for the cheapest way to the door, and the rest for others', () => {
  const services = [
    { service, rates: [rate()] },
    { service: fleet, rates: [rate({ perKilogram: 4_000 })] },
    { service: { ...service, id: 4 }, rates: [rate({ perKilogram: 4_000 })] },
    { service: pickup, rates: [rate()] },
  ]
  const prices = priceDeliveries(services, { ...parcel, isFree: true }, south).map((way) => [
    way.serviceId,
    way.price,
    way.fullPrice,
  ])
  expect(prices).toEqual([
    [1, 23_000, 23_000],
    [2, 0, 13_000],
    [4, 13_000, 13_000],
    [3, 0, 0],
  ])
  expect(priceDeliveries([], { ...parcel, isFree: true }, south)).toEqual([])
})

const rupiah = fc.integer({ min: 0, max: 2_000_000_000 })
const anyParcel = fc.record({
  grams: fc.integer({ min: 1, max: 1_000_000 }),
  cubicCentimetres: fc.integer({ min: 0, max: 2_000_000_000 }).map((mm3) => mm3 / 1000),
  value: rupiah,
  isFromOwnStore: fc.boolean(),
  isFree: fc.boolean(),
})
const anyRate = fc.record({
  regionCode: fc.constantFrom('', '31', '31.74', '32'),
  fromGrams: fc.constant(0),
  toGrams: fc.integer({ min: 0, max: 2_000_000 }),
  base: rupiah,
  perKilogram: fc.integer({ min: 0, max: 1_000_000 }),
  daysFrom: fc.constant(1),
  daysTo: fc.constant(2),
})
const anyService = fc.record({
  service: fc.record({
    ...Object.fromEntries(Object.entries(service).map(([name, value]) => [name, fc.constant(value)])),
    kind: fc.constantFrom('courier' as const, 'own_fleet' as const, 'store_pickup' as const),
    volumetricDivisor: fc.constantFrom(6000, 5000, 4000),
    minimumGrams: fc.integer({ min: 0, max: 20_000 }),
    freeAbove: fc.option(rupiah),
    insuranceBasisPoints: fc.integer({ min: 0, max: 10_000 }),
  }) as fc.Arbitrary<typeof service>,
  rates: fc.uniqueArray(anyRate, { selector: ({ regionCode }) => regionCode }),
})

test('no price is ever fractional or negative, nor more than without a discount', () => {
  fc.assert(
    fc.property(fc.array(anyService, { maxLength: 5 }), anyParcel, (services, given) => {
      for (const way of priceDeliveries(services, given, south)) {
        const amounts = [way.price, way.fullPrice, way.insurancePrice ?? 0, way.chargeableGrams]
        expect(amounts.every((amount) => Number.isSafeInteger(amount) && amount >= 0)).toBe(true)
        expect(way.price).toBeLessThanOrEqual(way.fullPrice)
        expect(way.chargeableGrams).toBeGreaterThanOrEqual(given.grams)
      }
    }),
  )
})

test('a heavier or larger parcel is never cheaper with the same service to the same place', () => {
  const more = fc.record({ grams: fc.nat(500_000), cubicCentimetres: fc.nat(500_000) })
  fc.assert(
    fc.property(anyService, anyParcel, more, (given, lighter, by) => {
      const heavier = {
        ...lighter,
        grams: lighter.grams + by.grams,
        cubicCentimetres: lighter.cubicCentimetres + by.cubicCentimetres,
      }
      const [first, second] = [lighter, heavier].map((each) => priceDelivery(given, each, south))
      // A service that carries the heavier one carries the lighter one too.
      if (second === undefined) return
      expect(first?.price).toBeLessThanOrEqual(second.price)
      expect(first?.fullPrice).toBeLessThanOrEqual(second.fullPrice)
    }),
  )
})

test('the rate of the deepest region around the place is the one that is paid', () => {
  fc.assert(
    fc.property(anyRate, anyRate, anyParcel, (wide, deep, given) => {
      const inside = { ...deep, regionCode: south }
      const own = { service, rates: [{ ...wide, regionCode: '31' }, inside] }
      expect(priceDelivery(own, given, south)).toEqual(
        priceDelivery({ service, rates: [inside] }, given, south),
      )
      expect(priceDelivery(own, given, '31.75')).toEqual(
        priceDelivery({ service, rates: [{ ...wide, regionCode: '31' }] }, given, '31.75'),
      )
    }),
  )
})
