import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type PriceFacts, priceAt } from './price-at.ts'

const rupiah = fc.integer({ min: 1, max: 500_000_000 })
const moment = fc.date({ min: new Date('2026-01-01'), max: new Date('2027-12-31'), noInvalidDate: true })

const facts: fc.Arbitrary<PriceFacts> = fc.record(
  {
    product: fc.record({
      defaultPrice: rupiah,
      specialPrice: fc.option(fc.integer({ min: 0, max: 500_000_000 })),
    }),
    inventory: fc.record({ defaultPrice: fc.option(rupiah), specialPrice: fc.option(rupiah) }),
    flash: fc
      .record({ price: rupiah, a: moment, b: moment, quota: fc.nat(50), sold: fc.nat(50) })
      .map(({ price, a, b, quota, sold }) => ({
        price,
        startsAt: new Date(Math.min(a.getTime(), b.getTime())),
        endsAt: new Date(Math.max(a.getTime(), b.getTime())),
        quota,
        sold,
      })),
  },
  { requiredKeys: ['product'] },
)

test('a price is never negative, never a fraction, and its percent lies between 0 and 99', () => {
  fc.assert(
    fc.property(facts, moment, (given, now) => {
      const price = priceAt(given, now)
      expect(Number.isInteger(price.current) && price.current > 0).toBe(true)
      expect(Number.isInteger(price.selling) && price.selling > 0).toBe(true)
      expect(Number.isInteger(price.percent) && price.percent >= 0 && price.percent < 100).toBe(true)
    }),
  )
})

test('a flash price holds within its window and quota, and only there', () => {
  fc.assert(
    fc.property(facts, moment, (given, now) => {
      const { flash } = given
      const inside =
        flash !== undefined && flash.startsAt <= now && now < flash.endsAt && flash.sold < flash.quota
      const price = priceAt(given, now)
      expect(price.kind === 'flash').toBe(inside)
      expect(price.endTime).toEqual(inside ? flash.endsAt : undefined)
      if (inside) expect(price.current).toBe(flash.price)
    }),
  )
})

test('outside a flash sale a special price above 0 stands over the default price', () => {
  fc.assert(
    fc.property(facts, moment, ({ flash: _, ...given }, now) => {
      const own = given.inventory?.defaultPrice != null ? given.inventory : given.product
      const price = priceAt(given, now)
      expect(price.selling).toBe(own.defaultPrice)
      expect(price.current).toBe(own.specialPrice ? own.specialPrice : own.defaultPrice)
    }),
  )
})

test('the percent never promises more than is taken off', () => {
  fc.assert(
    fc.property(facts, moment, (given, now) => {
      const { selling, current, percent } = priceAt(given, now)
      if (current <= selling) {
        expect(percent * selling).toBeLessThanOrEqual(100 * (selling - current))
        expect((percent + 1) * selling).toBeGreaterThan(100 * (selling - current))
      } else expect(percent).toBe(0)
    }),
  )
})

test('the first moment of a sale counts, the last does not', () => {
  const flash = {
    price: 80,
    startsAt: new Date('2026-11-16T05:00:00Z'),
    endsAt: new Date('2026-11-16T11:00:00Z'),
    quota: 1,
    sold: 0,
  }
  const product = { defaultPrice: 100, specialPrice: 90 }
  expect(priceAt({ product, flash }, flash.startsAt)).toMatchObject({
    kind: 'flash',
    current: 80,
    percent: 20,
  })
  expect(priceAt({ product, flash }, flash.endsAt)).toMatchObject({ kind: 'special', current: 90 })
  expect(priceAt({ product, flash: { ...flash, sold: 1 } }, flash.startsAt)).toMatchObject({ current: 90 })
})
