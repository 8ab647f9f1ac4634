import { randomUUID } from 'node:crypto'
import { voucherFind } from '@gema/contract/calls/voucher.ts'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { saveVouchers, type VoucherDraft } from '../../modules/vouchers/vouchers.ts'
import { aFlashSale } from '../../testing/a-flash-sale.ts'
import { type AProduct, aProduct, withdrawProduct } from '../../testing/a-product.ts'
import { sendRaw } from '../../testing/a-request.ts'
import { shelf } from '../../testing/a-shelf.ts'
import { answered } from '../../testing/answered.ts'
import { clearTables } from '../../testing/clear-tables.ts'
import { startTestShop, type TestShop } from '../../testing/start-test-shop.ts'

let shop: TestShop
let product: AProduct
beforeAll(async () => {
  shop = await startTestShop()
  product = await aProduct(shop, { defaultPrice: 1_000_000 })
})
beforeEach(() => clearTables(shop, 'vouchers'))
afterAll(() => shop.close())

const day = 24 * 60 * 60 * 1000
const inDays = (days: number) => new Date(shop.clock.now().getTime() + days * day)

const vouchers = (...given: (Partial<VoucherDraft> & { code: string })[]) =>
  saveVouchers(
    shop.shop.db,
    given.map((voucher) => ({
      name: { en: `Voucher ${voucher.code}`, id: `Kupon ${voucher.code}` },
      text: { en: 'Less to pay', id: 'Bayar lebih sedikit' },
      kind: 'fixed' as const,
      amount: 50_000,
      startsAt: inDays(-1),
      endsAt: inDays(1),
      quota: 10,
      scope: { kind: 'all' as const },
      isPublic: true,
      ...voucher,
    })),
  )

const find = async (language = 'en') =>
  answered(await shop.askAs({ language })('voucherFind', { product: product.uuid }))
const codes = async () => (await find()).map(({ code }) => code)

test('a voucher tells what it gives, in the language asked for', async () => {
  await vouchers({ code: 'PERCENT', kind: 'percent', amount: 10, maximumDiscount: 75_000, minimumSpend: 5 })
  const shown = await find('id')
  expect(voucherFind.data.safeParse(shown).error).toBeUndefined()
  expect(shown).toMatchObject([
    {
      code: 'PERCENT',
      name: 'Kupon PERCENT',
      kind: 'percent',
      amount: 10,
      maximum_discount: 75_000,
      minimum_spend: 5,
      end_time: inDays(1).toISOString(),
    },
  ])
})

test('only what anybody may use now is told: public, begun, not over, not used up', async () => {
  await vouchers(
    { code: 'GOOD' },
    { code: 'PRIVATE', isPublic: false },
    { code: 'EARLY', startsAt: inDays(0.5) },
    { code: 'LATE', endsAt: inDays(0) },
    { code: 'USED', quota: 4, used: 4 },
  )
  expect(await codes()).toEqual(['GOOD'])
  shop.clock.moveOn(day)
  expect(await codes()).not.toContain('GOOD')
})

test('only what fits the product is told: by itself, its maker, its sub-category or the category above', async () => {
  const other = randomUUID()
  const bound = (kind: 'product' | 'brand' | 'category', ...uuids: string[]) => ({ scope: { kind, uuids } })
  await vouchers(
    { code: 'PRODUCT', amount: 6, ...bound('product', other, product.uuid) },
    { code: 'BRAND', amount: 5, ...bound('brand', shelf.brandUuid) },
    { code: 'SUB', amount: 4, ...bound('category', shelf.categoryUuid) },
    { code: 'MAIN', amount: 3, ...bound('category', shelf.mainUuid) },
    { code: 'FIRST', amount: 2, scope: { kind: 'first_order' } },
    { code: 'ALL', amount: 1 },
    { code: 'OTHERPRODUCT', ...bound('product', other) },
    { code: 'OTHERBRAND', ...bound('brand', product.uuid) },
    { code: 'NEIGHBOUR', ...bound('category', shelf.neighbourUuid) },
  )
  expect(await codes()).toEqual(['PRODUCT', 'BRAND', 'SUB', 'MAIN', 'FIRST', 'ALL'])
})

test('the best for this product comes first, and no more than eight', async () => {
  await vouchers(
    { code: 'FAR', amount: 900_000, minimumSpend: 5_000_000 },
    { code: 'CAPPED', kind: 'percent', amount: 50, maximumDiscount: 40_000 },
    { code: 'TENTH', kind: 'percent', amount: 10 },
    { code: 'NEAR', amount: 90_000, minimumSpend: 1_200_000 },
    { code: 'DELIVERY', kind: 'free_shipping', amount: 60_000 },
  )
  expect(await codes()).toEqual(['TENTH', 'DELIVERY', 'CAPPED', 'NEAR', 'FAR'])
  await vouchers(...'ABCDEFG'.split('').map((code) => ({ code })))
  expect(await codes()).toHaveLength(8)
})

test('a voucher is measured by the usual price: it does not count on a flash price', async () => {
  await aFlashSale(shop, [{ id: product.variants[0]?.id ?? 0, price: 100_000 }])
  await vouchers({ code: 'HALF', kind: 'percent', amount: 50 }, { code: 'FIXED', amount: 200_000 })
  expect(await codes()).toEqual(['HALF', 'FIXED'])
})

test('a product that is not sold has no vouchers, and nonsense is told to be wrong', async () => {
  const gone = await aProduct(shop)
  await withdrawProduct(shop, gone)
  await vouchers({ code: 'ALL' })
  expect(await shop.askAs()('voucherFind', { product: gone.uuid })).toMatchObject({ code: 404 })
  expect(await shop.askAs()('voucherFind', { product: randomUUID() })).toMatchObject({ code: 404 })
  for (const query of ['product=nonsense', 'product=', `product=${product.uuid}&code=!`])
    expect((await sendRaw(shop, `voucher/find?${query}`)).envelope.meta.code).toBe(201)
})
