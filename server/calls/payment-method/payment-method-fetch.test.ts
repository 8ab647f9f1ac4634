import { paymentMethodFetch } from '@gema/contract/calls/checkout.ts'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { changeSettings } from '../../modules/settings/settings.ts'
import { aCheckout, fillCart } from '../../testing/a-checkout.ts'
import { aGuest, type Guest } from '../../testing/a-guest.ts'
import { aPayingShop, type PayingShop } from '../../testing/a-paying-shop.ts'
import { aProduct } from '../../testing/a-product.ts'
import { answered } from '../../testing/answered.ts'
import { runSql } from '../../testing/run-sql.ts'

let shop: PayingShop
let guest: Guest
beforeAll(async () => {
  shop = await aPayingShop()
})
beforeEach(() => {
  guest = aGuest(shop)
})
afterAll(() => shop.close())

const fill = async (price: number) => {
  const { variants } = await aProduct(shop, { defaultPrice: price })
  return fillCart(guest.ask, variants[0]?.uuid ?? '')
}
const offered = async () => answered(await guest.ask('paymentMethodFetch', {}))
const cod = async () => (await offered()).methods.find(({ id }) => id === 2)
const orderByCod = async (total: number) =>
  guest.ask('checkoutStore', aCheckout(total, { payment_method: 2 }))

test('all seven ways are offered, with what each would charge', async () => {
  const total = await fill(1_500_000)
  const answer = await offered()
  expect(paymentMethodFetch.data.safeParse(answer).error).toBeUndefined()
  expect(answer.methods.map(({ id }) => id)).toEqual([3, 1, 7, 4, 2, 5, 6])
  expect(answer.methods.every(({ is_available }) => is_available)).toBe(true)
  const dollars = {
    currency: 'USD',
    amount_minor: Math.ceil((total * 100) / 16_346),
    exponent: 2,
    rate: 16_346,
  }
  for (const { id, presentment } of answer.methods)
    if (id >= 4 && id <= 6) expect(presentment).toMatchObject(dollars)
    else expect(presentment).toBeNull()
})

test('cash on delivery ends at its amount: to the rupiah', async () => {
  const atMost = await fill(4_950_000)
  expect(atMost).toBe(5_000_000)
  expect(await cod()).toMatchObject({ is_available: true, deadline_minutes: null })
  expect(answered(await orderByCod(atMost))).toMatchObject({ status: 1, payment: { deadline: null } })
  const above = await fill(4_950_001)
  expect(await cod()).toMatchObject({ is_available: false, reason: expect.stringContaining('5.000.000') })
  expect(await orderByCod(above)).toMatchObject({ ok: false, code: 201 })
})

test('cash on delivery is for some regions only', async () => {
  const total = await fill(500_000)
  await changeSettings(shop.shop.db, { codRegions: ['32', '31.74.07'] })
  expect(await cod()).toMatchObject({ is_available: false })
  expect(await orderByCod(total)).toMatchObject({ ok: false, code: 201 })
  await changeSettings(shop.shop.db, { codRegions: ['32', '31.74.06'] })
  expect(await cod()).toMatchObject({ is_available: true })
  expect((await orderByCod(total)).ok).toBe(true)
  await changeSettings(shop.shop.db, { codRegions: [] })
})

test('cash on delivery is for deliveries only that take it', async () => {
  const total = await fill(500_000)
  await runSql(shop, 'update shipping_services set allows_cod = false')
  expect(await cod()).toMatchObject({ is_available: false, reason: expect.stringContaining('delivery') })
  expect(await orderByCod(total)).toMatchObject({ ok: false, code: 201 })
  await runSql(shop, 'update shipping_services set allows_cod = true')
  expect((await orderByCod(total)).ok).toBe(true)
})

test('a provider without a rate for its currency cannot be chosen', async () => {
  const total = await fill(500_000)
  await changeSettings(shop.shop.db, { exchangeRates: {} })
  const answer = await offered()
  expect(answer.methods.filter(({ is_available }) => !is_available).map(({ id }) => id)).toEqual([4, 5, 6])
  const refused = await guest.ask('checkoutStore', aCheckout(total, { payment_method: 4 }))
  expect(refused).toMatchObject({ ok: false, code: 201 })
})

test('a shop with nothing set up says that nothing can be paid with', async () => {
  const total = await fill(500_000)
  shop.shop.payments = new Map()
  await changeSettings(shop.shop.db, { bankAccounts: [], codMost: 0 })
  expect(await offered()).toEqual({ methods: [], message: 'Currently no payment method is available' })
  expect(await guest.ask('checkoutStore', aCheckout(total))).toMatchObject({
    ok: false,
    message: 'Currently no payment method is available',
  })
})
