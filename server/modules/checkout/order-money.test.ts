import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { aCheckout, courier } from '../../testing/a-checkout.ts'
import { aGuest } from '../../testing/a-guest.ts'
import { aPayingShop, type PayingShop } from '../../testing/a-paying-shop.ts'
import { aProduct } from '../../testing/a-product.ts'
import { shelf } from '../../testing/a-shelf.ts'
import { aVoucher } from '../../testing/a-voucher.ts'
import { answered } from '../../testing/answered.ts'
import { checkBooks } from './check-books.ts'

let shop: PayingShop
beforeAll(async () => {
  shop = await aPayingShop()
})
afterAll(async () => {
  expect(await checkBooks(shop.shop.db)).toEqual([])
  await shop.close()
})

const price = fc.integer({ min: 1, max: 3_000_000 })
const line = fc.record({
  price,
  off: fc.integer({ min: 0, max: 99 }),
  quantity: fc.integer({ min: 1, max: 7 }),
})
const voucher = fc.oneof(
  fc.record({
    kind: fc.constant('percent' as const),
    amount: fc.integer({ min: 1, max: 100 }),
    maximumDiscount: fc.option(price),
  }),
  fc.record({ kind: fc.constant('fixed' as const), amount: price }),
  fc.record({ kind: fc.constant('free_shipping' as const), amount: fc.integer({ min: 1, max: 80_000 }) }),
)
const cart = fc.record({
  lines: fc.array(line, { minLength: 1, maxLength: 4 }),
  voucher: fc.option(voucher),
  isInsured: fc.boolean(),
})

const sum = (amounts: number[]): number => amounts.reduce((all, each) => all + each, 0)

/** Every amount in an answer, however deep. */
const amountsIn = (value: unknown): number[] => {
  if (typeof value === 'number') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(amountsIn) : []
}

test('whatever is in a cart, the order’s parts add up to the rupiah, and nothing is fractional or negative', async () => {
  await fc.assert(
    fc.asyncProperty(cart, async (given) => {
      const guest = aGuest(shop)
      for (const { price: defaultPrice, off, quantity } of given.lines) {
        const specialPrice = off === 0 ? null : Math.ceil((defaultPrice * (100 - off)) / 100)
        const { variants } = await aProduct(shop, { defaultPrice, specialPrice, stock: 9 })
        answered(await guest.ask('cartStore', { inventory: variants[0]?.uuid, quantity }))
      }
      if (given.voucher !== null)
        answered(await guest.ask('cartUpdate', { voucher: await aVoucher(shop, given.voucher) }))
      const deliveries = [{ store: shelf.store, service: courier, is_insured: given.isInsured }]
      const seen = answered(
        await guest.ask('cartUpdateShipping', { destination: '31.74.06.1001', deliveries }),
      )
      const email = `${guest.token.slice(6, 20)}@surel.example`
      const order = answered(await guest.ask('checkoutStore', aCheckout(seen.totals.total, { email })))
      const { totals, lines, parcels } = order
      for (const amount of [...amountsIn(totals), ...amountsIn(lines), ...amountsIn(parcels), order.amount])
        expect(Number.isSafeInteger(amount) && amount >= 0).toBe(true)
      expect(totals.total).toBe(
        totals.items +
          totals.add_ons -
          totals.bundle_discount -
          totals.voucher_discount +
          totals.shipping -
          totals.shipping_discount +
          totals.insurance +
          totals.unique_code,
      )
      expect(order.amount).toBe(totals.total)
      expect(seen.totals.total + totals.unique_code).toBe(totals.total)
      expect(sum(lines.map(({ quantity, unit_price }) => quantity * unit_price))).toBe(totals.items)
      expect(sum(lines.map(({ discount }) => discount))).toBe(
        totals.voucher_discount + totals.bundle_discount,
      )
      expect(sum(lines.map(({ total }) => total))).toBe(
        totals.items - totals.voucher_discount - totals.bundle_discount,
      )
      expect(sum(parcels.map((parcel) => parcel.price))).toBe(totals.shipping)
      expect(sum(parcels.map((parcel) => parcel.insurance))).toBe(totals.insurance)
    }),
    { numRuns: 25 },
  )
}, 120_000)
