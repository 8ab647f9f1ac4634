import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { checkBooks } from '../modules/checkout/checkout.ts'
import { aFlashSale } from '../testing/a-flash-sale.ts'
import { aPayingShop, onlineProviders, type PayingShop, takenUnasked } from '../testing/a-paying-shop.ts'
import { aProduct } from '../testing/a-product.ts'
import { aVoucher } from '../testing/a-voucher.ts'
import { type AnOrder, anOrder, storyOf } from '../testing/an-order.ts'
import { runSql } from '../testing/run-sql.ts'
import { expireOrdersWorker, reconcilePaymentsWorker, refundPaymentWorker } from './order-jobs.ts'

let shop: PayingShop
beforeAll(async () => {
  shop = await aPayingShop({ ownDatabase: true })
})
afterAll(async () => {
  expect(await checkBooks(shop.shop.db)).toEqual([])
  await shop.close()
})

const minute = 60_000
const expire = () => expireOrdersWorker(shop.shop.db, shop.around).work({})
const reconcile = () => reconcilePaymentsWorker(shop.shop.db, shop.around).work({})
const refund = (uuid: string) => refundPaymentWorker(shop.shop.db, shop.around).work({ uuid })

const mailsTo = async ({ placed }: AnOrder) =>
  (await shop.mails()).filter(({ recipient }) => recipient === placed.email).length
const one = async (statement: string, value: unknown) =>
  Number(Object.values((await runSql(shop, statement, [value]))[0] ?? {})[0])
const paymentState = async (uuid: string) =>
  (await runSql(shop, 'select status from payments where uuid = $1', [uuid]))[0]?.status

describe('the end of unpaid orders', () => {
  test('gives everything back that an order held, and tells its owner', async () => {
    const product = await aProduct(shop, { defaultPrice: 2_000_000, stock: 4 })
    const other = await aProduct(shop, { defaultPrice: 900_000, stock: 4 })
    const variant = product.variants[0]?.id ?? 0
    await aFlashSale(shop, [{ id: variant, price: 1_000_000, quota: 2 }], { endsIn: 600 })
    const voucher = await aVoucher(shop, { quota: 1 })
    const atFlash = await anOrder(shop, { product, quantity: 2 })
    const byVoucher = await anOrder(shop, { product: other, voucher, quantity: 3 })
    const sold = () => one('select sold from flash_sale_items where inventory_id = $1', variant)
    const used = () => one('select used from vouchers where code = $1', voucher)
    expect([await sold(), await used()]).toEqual([2, 1])
    shop.clock.moveOn(59 * minute)
    await expire()
    expect([await sold(), await used()]).toEqual([2, 1])
    shop.clock.moveOn(minute)
    await expire()
    expect([await sold(), await used()]).toEqual([0, 0])
    for (const order of [atFlash, byVoucher]) {
      expect(await order.stock()).toEqual({ onHand: 4, reserved: 0 })
      expect(await order.find()).toMatchObject({
        status: 1,
        payment_status: 0,
        cancelled: { reason: 'expired' },
        payment: { status: 'expired', paying_place: null },
      })
      expect(await mailsTo(order)).toBe(2)
    }
  })

  test('happens once, however often and by however many it is done', async () => {
    const voucher = await aVoucher(shop, { quota: 5, perCustomer: 5 })
    const product = await aProduct(shop, { stock: 9 })
    const orders = [1, 2, 3].map(() => anOrder(shop, { product, voucher, quantity: 2 }))
    const [first, second, third] = await Promise.all(orders)
    if (!first || !second || !third) throw new Error('three orders were placed')
    expect(await first.stock()).toEqual({ onHand: 9, reserved: 6 })
    shop.clock.moveOn(61 * minute)
    await Promise.all([expire(), expire(), expire()])
    await expire()
    expect(await first.stock()).toEqual({ onHand: 9, reserved: 0 })
    expect(await one('select used from vouchers where code = $1', voucher)).toBe(0)
    for (const order of [first, second, third]) {
      const story = await storyOf(shop, order.placed)
      expect(story.filter((kind) => kind === 'expire')).toEqual(['expire'])
      expect(await mailsTo(order)).toBe(2)
    }
  })

  test.each(onlineProviders)(
    'does not come where $key says that it was paid in the last minute',
    async ({ method }) => {
      const order = await anOrder(shop, { method })
      shop.clock.moveOn(61 * minute)
      await shop.sandbox.know(order.payment, { state: 'paid', receipt: 'receipt_of_the_last_minute' })
      await Promise.all([expire(), expire()])
      expect(await order.find()).toMatchObject({ status: 2, payment_status: 1, cancelled: null })
      expect(await order.stock()).toEqual({ onHand: 2, reserved: 0 })
    },
  )

  test('comes although a provider cannot be asked: what is paid later counts then', async () => {
    const order = await anOrder(shop, { method: 5 })
    shop.clock.moveOn(61 * minute)
    await shop.sandbox.know(order.payment, { state: 'paid' })
    shop.sandbox.goDown(true)
    await expire()
    shop.sandbox.goDown(false)
    expect((await order.find()).cancelled?.reason).toBe('expired')
    await reconcile()
    expect(await order.find()).toMatchObject({ status: 2, payment_status: 1, cancelled: null })
  })

  test('comes for cash on delivery when nobody of the shop has accepted it for three days', async () => {
    const order = await anOrder(shop, { method: 2 })
    shop.clock.moveOn(71 * 60 * minute)
    await expire()
    expect(await order.find()).toMatchObject({ status: 1, cancelled: null, payment: { status: 'open' } })
    expect(await order.stock()).toEqual({ onHand: 3, reserved: 1 })
    shop.clock.moveOn(61 * minute)
    await expire()
    expect((await order.find()).cancelled?.reason).toBe('expired')
    expect(await order.stock()).toEqual({ onHand: 3, reserved: 0 })
  })
})

describe('the reconciler', () => {
  test.each(onlineProviders)('finds a payment of $key of which nobody has told', async ({ method }) => {
    const order = await anOrder(shop, { method })
    await shop.sandbox.know(order.payment, { state: 'paid', receipt: 'receipt_that_nobody_told' })
    await reconcile()
    expect((await order.find()).payment_status).toBe(0)
    shop.clock.moveOn(3 * minute)
    await Promise.all([reconcile(), reconcile()])
    expect(await order.find()).toMatchObject({ status: 2, payment_status: 1 })
    expect(await storyOf(shop, order.placed)).toEqual(['placed', 'pay'])
  })

  test('finds money that came for a try that was given up', async () => {
    const order = await anOrder(shop, { method: 3 })
    await order.guest.ask('orderTransaction', { order: order.placed.id, payment_method: 7 })
    expect(await paymentState(order.payment)).toBe('cancelled')
    await shop.sandbox.know(order.payment, { state: 'paid', receipt: 'pi_given_up' })
    shop.clock.moveOn(3 * minute)
    await reconcile()
    expect(await order.find()).toMatchObject({ payment_status: 1, payment: { uuid: order.payment } })
  })

  test('gives a payment that it has never asked about its turn before those that it knows to be open', async () => {
    const order = await anOrder(shop, { method: 3 })
    await shop.sandbox.know(order.payment, { state: 'paid', receipt: 'pi_waits_for_its_turn' })
    // As many as it asks about in one go, each of which it has asked about before.
    await runSql(
      shop,
      `with more as (
         insert into orders (number, owner_key, idempotency_key, request_hash, email, language, units, items, add_ons,
           add_on_count, bundle_discount, voucher_discount, shipping, shipping_discount, insurance, total, saved, note,
           dropship_name, address, region_code, placed_at)
         select 'MANY-' || n, 'many', gen_random_uuid(), '', email, language, units, items, add_ons, add_on_count,
           bundle_discount, voucher_discount, shipping, shipping_discount, insurance, total, saved, '', '', address,
           region_code, placed_at
         from orders, generate_series(1, 100) n where uuid = $1 returning id, number, placed_at)
       insert into payments (order_id, method, status, amount, charge_currency, charge_minor, charge_exponent,
         is_sandbox, created_at, reference, asked_at)
       select id, 5, 'open', 1, 'USD', 1, 2, true, placed_at, number, placed_at from more`,
      [order.placed.id],
    )
    shop.clock.moveOn(3 * minute)
    await reconcile()
    await runSql(shop, "delete from orders where number like 'MANY-%'")
    expect((await order.find()).payment_status).toBe(1)
  })

  test('does nothing about what has failed for good, and survives a provider that is down', async () => {
    const order = await anOrder(shop, { method: 5 })
    await shop.sandbox.pay(order.payment, 'decline')
    shop.clock.moveOn(3 * minute)
    shop.sandbox.goDown(true)
    await reconcile()
    shop.sandbox.goDown(false)
    await reconcile()
    expect(await storyOf(shop, order.placed)).toEqual(['placed', 'payment_failed'])
  })
})

describe('refunds', () => {
  let order: AnOrder
  /** An order whose money goes back: it came too late, and the goods are gone. */
  const toBeRefunded = async (method: (typeof onlineProviders)[number]['method']) => {
    const late = await anOrder(shop, { method, stock: 1 })
    shop.clock.moveOn(61 * minute)
    await expire()
    await anOrder(shop, { method: 7, product: late.product })
    await shop.tellPaid(late.payment)
    return late
  }
  beforeEach(() => void shop.takeJobs('refund-payment'))

  test.each(takenUnasked)('by $key are one refund, asked for twice or by two at once', async ({ method }) => {
    order = await toBeRefunded(method)
    const before = await mailsTo(order)
    await refund(order.payment)
    await Promise.all([refund(order.payment), refund(order.payment)])
    const { minor, refundedMinor } = await shop.sandbox.paymentOf(order.payment)
    expect(refundedMinor).toBe(minor)
    expect(await paymentState(order.payment)).toBe('refunded')
    expect(await mailsTo(order)).toBe(before + 1)
    const story = await storyOf(shop, order.placed)
    expect(story.filter((kind) => kind.startsWith('refund'))).toEqual(['refunded'])
  })

  test.each(takenUnasked)('by $key by two at once from the beginning are told once', async ({ method }) => {
    order = await toBeRefunded(method)
    const before = await mailsTo(order)
    await Promise.all([refund(order.payment), refund(order.payment)])
    const { minor, refundedMinor } = await shop.sandbox.paymentOf(order.payment)
    expect(refundedMinor).toBe(minor)
    expect(await paymentState(order.payment)).toBe('refunded')
    expect(await mailsTo(order)).toBe(before + 1)
  })

  test.each(takenUnasked)('wait for $key where it is down, and are begun anew', async ({ method }) => {
    order = await toBeRefunded(method)
    shop.sandbox.goDown(true)
    await expect(refund(order.payment)).rejects.toThrow()
    shop.sandbox.goDown(false)
    expect(await paymentState(order.payment)).toBe('refund_pending')
    expect((await shop.sandbox.paymentOf(order.payment)).refundedMinor).toBe(0)
    shop.takeJobs('refund-payment')
    await reconcile()
    expect(shop.takeJobs('refund-payment'), 'it is not asked for again and again').toEqual([])
    shop.clock.moveOn(61 * minute)
    await reconcile()
    expect(await shop.doRefunds()).toBeGreaterThanOrEqual(1)
    expect(await paymentState(order.payment)).toBe('refunded')
  })

  test('of what was paid and holds are never made', async () => {
    order = await anOrder(shop, { method: 3 })
    await shop.tellPaid(order.payment)
    await refund(order.payment)
    await refund('00000000-0000-4000-8000-000000000000')
    expect((await shop.sandbox.paymentOf(order.payment)).refundedMinor).toBe(0)
    expect(await paymentState(order.payment)).toBe('paid')
  })
})
