import fc from 'fast-check'
import { expect, test } from 'vitest'
import { countTotals } from './count-totals.ts'

const rupiah = fc.integer({ min: 0, max: 500_000_000 })
const units = fc.integer({ min: 1, max: 99 })

/** Lines whose discounts are never larger than what they cost. */
const line = fc
  .record({
    quantity: units,
    unitPrice: rupiah,
    sellingPrice: rupiah,
    addOns: fc.array(fc.record({ quantity: units, price: rupiah }), { maxLength: 4 }),
    bundleShare: fc.integer({ min: 0, max: 100 }),
    voucherShare: fc.integer({ min: 0, max: 100 }),
  })
  .map(({ bundleShare, voucherShare, ...given }) => {
    const goods = given.quantity * given.unitPrice
    const bundleDiscount = Math.floor((goods * bundleShare) / 100)
    const voucherDiscount = Math.floor(((goods - bundleDiscount) * voucherShare) / 100)
    return { ...given, bundleDiscount, voucherDiscount }
  })
const parcel = fc
  .record({ shipping: rupiah, waived: rupiah, insurance: rupiah })
  .map(({ shipping, waived, insurance }) => ({ shipping, fullShipping: shipping + waived, insurance }))

test('the total is the sum of its parts, and no part is fractional or negative', () => {
  fc.assert(
    fc.property(fc.array(line, { maxLength: 20 }), fc.array(parcel, { maxLength: 4 }), rupiah, (...given) => {
      const totals = countTotals(...given)
      for (const amount of Object.values(totals))
        expect(Number.isSafeInteger(amount) && amount >= 0).toBe(true)
      expect(totals.total).toBe(
        totals.items +
          totals.addOns -
          totals.bundleDiscount -
          totals.voucherDiscount +
          totals.shipping -
          totals.shippingDiscount +
          totals.insurance,
      )
    }),
  )
})

test('a voucher takes no more off the delivery than it costs', () => {
  const parcels = [{ shipping: 20_000, fullShipping: 20_000, insurance: 500 }]
  expect(countTotals([], parcels, 50_000)).toMatchObject({ shippingDiscount: 20_000, total: 500 })
})

test('saved is all that would have been paid without any discount', () => {
  const bought = {
    ...{ quantity: 2, unitPrice: 900, sellingPrice: 1_000, bundleDiscount: 100, voucherDiscount: 50 },
    addOns: [{ quantity: 2, price: 30 }],
  }
  const parcels = [{ shipping: 0, fullShipping: 70, insurance: 5 }]
  expect(countTotals([bought], parcels)).toEqual({
    units: 2,
    items: 1_800,
    addOns: 60,
    addOnCount: 1,
    bundleDiscount: 100,
    voucherDiscount: 50,
    shipping: 0,
    shippingDiscount: 0,
    insurance: 5,
    total: 1_715,
    saved: 200 + 100 + 50 + 70,
  })
})
