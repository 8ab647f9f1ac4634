import { afterAll, beforeAll, expect, test } from 'vitest'
import { hashToken } from '../../platform/secrets.ts'
import { cartOf, putIntoCart } from '../../testing/a-cart.ts'
import { aFlashSale } from '../../testing/a-flash-sale.ts'
import { aGuest } from '../../testing/a-guest.ts'
import { someProducts } from '../../testing/a-product.ts'
import { someVouchers } from '../../testing/some-vouchers.ts'
import { startTestShop, type TestShop } from '../../testing/start-test-shop.ts'
import { priceCart, setDestination, takeBoughtLines } from './cart.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await startTestShop()
})
afterAll(() => shop.close())

const buyerIn = async () => ({ customerId: undefined, email: undefined, hasOrdered: false })

test('what has become an order leaves the cart for good, with the voucher, and the rest stays', async () => {
  const [bought, kept] = await someProducts(shop, 2)
  if (!bought || !kept) throw new Error('no products')
  await aFlashSale(shop, [{ id: bought.variants[0]?.id ?? 0, price: 700_000 }])
  await someVouchers(shop, { code: 'SPENT' })
  const guest = aGuest(shop)
  const owner = { guestHash: hashToken(guest.token) }
  await putIntoCart(guest, bought)
  await putIntoCart(guest, kept)
  await guest.ask('cartUpdate', { voucher: 'SPENT' })
  const { db, clock } = shop.shop
  const lineId = await db.transaction(async (tx) => {
    const priced = await priceCart(tx, owner, { now: clock.now(), buyerIn })
    const line = priced.lines.find(({ inventory }) => inventory.id === bought.variants[0]?.id)
    expect(line?.flashSaleId).toBeTypeOf('number')
    expect(priced.lines.find(({ id }) => id !== line?.id)?.flashSaleId).toBeUndefined()
    await takeBoughtLines(tx, clock, { cartId: priced.id, lineIds: line === undefined ? [] : [line.id] })
    return line?.uuid ?? ''
  })
  expect(await cartOf(guest)).toMatchObject({ revision: 4, count: 1, voucher: null })
  expect((await guest.ask('cartUpdate', { restored: [lineId] })).ok).toBe(false)
})

test('the parts of a price add up over lines that share a voucher', async () => {
  const products = await someProducts(shop, 7, { defaultPrice: 333_331 })
  await someVouchers(shop, { code: 'SPLIT', amount: 100_000 })
  const guest = aGuest(shop)
  for (const product of products) await putIntoCart(guest, product, { quantity: 3 })
  await guest.ask('cartUpdate', { voucher: 'SPLIT' })
  const owner = { guestHash: hashToken(guest.token) }
  const { lines, totals } = await priceCart(shop.shop.db, owner, { now: shop.clock.now(), buyerIn })
  expect(lines.reduce((sum, { voucherDiscount }) => sum + voucherDiscount, 0)).toBe(100_000)
  expect(new Set(lines.map(({ voucherDiscount }) => voucherDiscount))).toEqual(new Set([14_285, 14_286]))
  expect(totals.total).toBe(7 * 3 * 333_331 - 100_000)
})

test('saying where the cart of who has none goes does nothing', async () => {
  const wanted = { regionCode: '31.74', now: shop.clock.now() }
  await expect(setDestination(shop.shop.db, { guestHash: 'nobody' }, wanted)).resolves.toBeUndefined()
})
