import fc from 'fast-check'
import { expect, test } from 'vitest'
import { bestFirst, voucherWorth } from './best-vouchers.ts'

const endsAt = new Date('2026-12-01')
const rupiah = fc.integer({ min: 1, max: 500_000_000 })
const terms = fc.record({
  kind: fc.constantFrom('percent' as const, 'fixed' as const),
  amount: fc.integer({ min: 1, max: 100 }),
  maximumDiscount: fc.option(rupiah),
  minimumSpend: rupiah,
  endsAt: fc.constant(endsAt),
})

test('a voucher never takes off more than is paid, nor more than it allows, nor a fraction', () => {
  fc.assert(
    fc.property(terms, rupiah, (voucher, spent) => {
      const worth = voucherWorth(voucher, spent)
      expect(Number.isInteger(worth) && worth >= 0 && worth <= spent).toBe(true)
      if (voucher.maximumDiscount !== null) expect(worth).toBeLessThanOrEqual(voucher.maximumDiscount)
    }),
  )
})

test('percent are rounded down, by however little they are more than a whole rupiah', () => {
  const percent = { kind: 'percent' as const, maximumDiscount: null, minimumSpend: 0, endsAt }
  expect(voucherWorth({ ...percent, amount: 7 }, 999_999)).toBe(69_999)
  expect(voucherWorth({ ...percent, amount: 1 }, 101)).toBe(1)
  expect(voucherWorth({ ...percent, amount: 1 }, 99)).toBe(0)
})

test('nothing that can be used at once stands behind something that asks for more', () => {
  fc.assert(
    fc.property(fc.array(terms), rupiah, (vouchers, amount) => {
      const sorted = bestFirst(vouchers, amount)
      const firstLocked = sorted.findIndex(({ minimumSpend }) => minimumSpend > amount)
      const usable = vouchers.filter(({ minimumSpend }) => minimumSpend <= amount)
      expect(sorted).toHaveLength(vouchers.length)
      expect(firstLocked === -1 ? vouchers.length : firstLocked).toBe(usable.length)
    }),
  )
})

test('of two that give the same, the one that ends sooner comes first', () => {
  const voucher = { kind: 'fixed' as const, amount: 5, maximumDiscount: null, minimumSpend: 0, endsAt }
  const sooner = { ...voucher, endsAt: new Date('2026-11-20') }
  expect(bestFirst([voucher, sooner], 100)).toEqual([sooner, voucher])
})
