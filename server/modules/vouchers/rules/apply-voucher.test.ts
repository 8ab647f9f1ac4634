import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { VoucherScope } from '../vouchers-tables.ts'
import { applyVoucher, type LineBought, type Purchase } from './apply-voucher.ts'

const now = new Date('2026-11-16T03:00:00Z')
const day = 24 * 60 * 60 * 1000
const inDays = (days: number) => new Date(now.getTime() + days * day)

const fixed = {
  kind: 'fixed' as 'fixed' | 'percent' | 'free_shipping',
  amount: 50_000,
  maximumDiscount: null as number | null,
  minimumSpend: 0,
  startsAt: inDays(-1),
  endsAt: inDays(1),
  quota: 10,
  used: 0,
  perCustomer: 1,
  scope: { kind: 'all' } as VoucherScope,
}
const line = (amount: number, given: Partial<LineBought> = {}): LineBought => ({
  thing: { product: 'aria', brand: 'laras', categories: ['towers', 'theater'] },
  amount,
  isFlash: false,
  ...given,
})
const purchase = (given: Partial<Purchase> = {}): Purchase => ({
  lines: [line(1_000_000)],
  shipping: 40_000,
  user: { uses: 0, hasOrdered: false },
  ...given,
})
const apply = (voucher: Partial<typeof fixed>, given: Partial<Purchase> = {}) =>
  applyVoucher({ ...fixed, ...voucher }, purchase(given), now)
const reason = (voucher: Partial<typeof fixed>, given: Partial<Purchase> = {}) => {
  const { applies, discount, shippingDiscount, refused } = apply(voucher, given)
  expect([applies, discount, shippingDiscount]).toEqual([false, 0, 0])
  return refused?.name
}

test.each([
  ['fixed', { amount: 50_000 }, 50_000],
  ['fixed, more than the goods cost', { amount: 5_000_000 }, 1_000_000],
  ['percent, rounded down', { kind: 'percent', amount: 7 }, 70_000],
  ['percent with a maximum', { kind: 'percent', amount: 50, maximumDiscount: 75_000 }, 75_000],
] as const)('a discount that is %s', (_, voucher, discount) => {
  expect(apply(voucher)).toEqual({
    ...{ applies: true, discount, shares: [discount], shippingDiscount: 0, missing: undefined },
  })
})

test('a free delivery takes off what it costs, up to an amount, and nothing off the goods', () => {
  const free = { kind: 'free_shipping' as const, amount: 30_000 }
  expect(apply(free)).toMatchObject({
    applies: true,
    discount: 30_000,
    shippingDiscount: 30_000,
    shares: [0],
  })
  expect(apply(free, { shipping: 12_000 })).toMatchObject({ discount: 12_000, shippingDiscount: 12_000 })
  expect(apply(free, { shipping: 0 })).toMatchObject({ applies: true, discount: 0 })
})

test('who may not use it now is told why', () => {
  expect(reason({ startsAt: inDays(0.5) })).toBe('voucher_not_yet')
  expect(reason({ endsAt: now })).toBe('voucher_ended')
  expect(reason({ quota: 3, used: 3 })).toBe('voucher_gone')
  expect(reason({ perCustomer: 2 }, { user: { uses: 2, hasOrdered: true } })).toBe('voucher_used')
  expect(apply({ perCustomer: 2 }, { user: { uses: 1, hasOrdered: true } }).applies).toBe(true)
  const firstOrder = { scope: { kind: 'first_order' as const } }
  expect(reason(firstOrder, { user: { uses: 0, hasOrdered: true } })).toBe('voucher_first_order')
  expect(apply(firstOrder).applies).toBe(true)
})

test('what has ended or begins tells when', () => {
  expect(apply({ endsAt: inDays(-1) }).refused?.values).toEqual({ date: inDays(-1) })
  expect(apply({ startsAt: inDays(0.5) }).refused?.values).toEqual({ date: inDays(0.5) })
})

test('only lines that it is for count, and only they get a share', () => {
  const scope: VoucherScope = { kind: 'brand', uuids: ['laras'] }
  const other = line(900_000, { thing: { product: 'p', brand: 'serat', categories: [] } })
  expect(reason({ scope }, { lines: [other] })).toBe('voucher_other_products')
  expect(apply({ scope, kind: 'percent', amount: 10 }, { lines: [other, line(200_000)] }).shares).toEqual([
    0, 20_000,
  ])
})

test('lines at a flash price neither count nor get a share, and that is said', () => {
  const flash = line(800_000, { isFlash: true })
  expect(reason({}, { lines: [flash] })).toBe('voucher_flash_only')
  const mixed = apply({ kind: 'percent', amount: 10 }, { lines: [flash, line(100_000)] })
  expect(mixed).toMatchObject({ applies: true, discount: 10_000, shares: [0, 10_000] })
  expect(mixed.refused?.name).toBe('voucher_flash_only')
  expect(reason({ minimumSpend: 500_000 }, { lines: [flash, line(100_000)] })).toBe('voucher_minimum')
})

test('a minimum tells how much is missing', () => {
  expect(apply({ minimumSpend: 1_035_000 })).toMatchObject({
    applies: false,
    missing: 35_000,
    refused: { name: 'voucher_minimum', values: { minimum: 1_035_000, missing: 35_000 } },
  })
  expect(apply({ minimumSpend: 1_000_000 }).applies).toBe(true)
})

test('a cart in which nothing is selected gives no voucher anything to do', () => {
  expect(reason({}, { lines: [] })).toBe('nothing_selected')
})

test('no voucher takes off more than its base, and its shares add up to what it gives', () => {
  const someLine = fc
    .record({ amount: fc.integer({ min: 0, max: 900_000_000 }), isFlash: fc.boolean(), fits: fc.boolean() })
    .map(({ amount, isFlash, fits }) =>
      line(amount, { isFlash, thing: { product: 'p', brand: fits ? 'laras' : 'serat', categories: [] } }),
    )
  const someVoucher = fc.record({
    kind: fc.constantFrom('fixed' as const, 'percent' as const, 'free_shipping' as const),
    amount: fc.integer({ min: 1, max: 100_000_000 }),
    maximumDiscount: fc.option(fc.integer({ min: 1, max: 1_000_000 })),
    minimumSpend: fc.integer({ min: 0, max: 1_000_000 }),
    scope: fc.constant<VoucherScope>({ kind: 'brand', uuids: ['laras'] }),
  })
  const shipping = fc.integer({ min: 0, max: 5_000_000 })
  const lines = fc.array(someLine, { maxLength: 12 })
  fc.assert(
    fc.property(someVoucher, lines, shipping, (given, bought, delivery) => {
      const voucher = { ...given, amount: given.kind === 'percent' ? given.amount % 101 : given.amount }
      const effect = apply(voucher, { lines: bought, shipping: delivery })
      const sum = effect.shares.reduce((whole, share) => whole + share, 0)
      expect(sum + effect.shippingDiscount).toBe(effect.discount)
      expect(effect.shippingDiscount).toBeLessThanOrEqual(delivery)
      for (const amount of [effect.discount, effect.shippingDiscount, ...effect.shares])
        expect(Number.isSafeInteger(amount) && amount >= 0).toBe(true)
      for (const [place, share] of effect.shares.entries()) {
        const each = bought[place]
        const counts = each !== undefined && !each.isFlash && each.thing.brand === 'laras'
        expect(share).toBeLessThanOrEqual(counts ? each.amount : 0)
      }
    }),
  )
})
