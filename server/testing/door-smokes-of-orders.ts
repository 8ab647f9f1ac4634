import { evidenceLimits } from '@gema/contract/shapes/complaint.ts'
import { expect } from 'vitest'
import { addToCart, priceCart } from '../modules/cart/cart.ts'
import { addOnsOf } from '../modules/catalogue/catalogue.ts'
import { checkBooks, expireOrders, newestPayment } from '../modules/checkout/checkout.ts'
import { complaintOfNumber, fileComplaint, wholeComplaint } from '../modules/complaints/complaints.ts'
import { autoFinish } from '../modules/fulfilment/fulfilment.ts'
import { countOwnOrders, ownOrders, staffOrders, wholeOrder } from '../modules/orders/orders.ts'
import { noteEvent, paymentOfUuid, stepPayment } from '../modules/payments/payments.ts'
import { askRefund, listRefunds } from '../modules/refunds/refunds.ts'
import { reviewsOf, writeReview } from '../modules/reviews/reviews.ts'
import { checkStockBooks, holdUnits, releaseUnits } from '../modules/stock/stock.ts'
import { claimVoucher, giveVoucherBack, voucherByCode, walletOf } from '../modules/vouchers/vouchers.ts'
import { finish } from './a-finished-order.ts'
import type { PayingShop } from './a-paying-shop.ts'
import { anOrder, type OrderGiven } from './an-order.ts'
import { type DoorSmoke, findDemoProduct, findDewi, findOrder } from './door-smoke.ts'
import { moveOrder } from './move-order.ts'

const day = 24 * 60 * 60_000
const bank = { name: 'Bank Nusa', holder: 'Sari Wulandari', number: '8805550188' }

/** Places an order of a guest for a cable of the demo, by bank transfer unless `given` says otherwise. */
async function placeOrder(shop: PayingShop, given: OrderGiven = {}) {
  const order = await anOrder(shop, { method: 7, product: await findDemoProduct(shop), ...given })
  return { ...order, row: await findOrder(shop, order.placed) }
}

/** Returns what the steps of an order need, with a clock that is ahead by some days. */
const daysLater = ({ around, clock }: PayingShop, days: number) => ({
  ...around,
  clock: { now: () => new Date(clock.now().getTime() + days * day) },
})

/** Modules through which goods are bought, paid, sent and made good. */
export const smokesOfOrders = {
  cart: {
    name: 'a speaker that is added twice with a service is one line, and the total is the price of both',
    run: async (shop) => {
      const { db } = shop.shop
      const owner = { guestHash: 'a guest with a speaker' }
      const { id, variants } = await findDemoProduct(shop, 'LRS-ARIA7-WAL')
      const [speaker] = variants
      const warranty = (await addOnsOf(db, [id])).get(id)?.find(({ kind }) => kind === 'warranty')
      const asked = { inventory: speaker?.uuid ?? '', quantity: 1 }
      const wish = { owner, asked, addOns: [warranty?.uuid ?? ''], buyNow: false, mostLines: 10 }
      expect(await addToCart(db, shop, wish)).toBeUndefined()
      expect(await addToCart(db, shop, wish)).toBeUndefined()
      const buyer = { customerId: undefined, email: undefined, hasOrdered: false }
      const cart = await priceCart(db, owner, { now: shop.clock.now(), buyerIn: async () => buyer })
      expect(cart.revision).toBe(2)
      expect(cart.lines).toMatchObject([{ quantity: 2, lineTotal: 2 * 19_490_000 }])
      const chosen = cart.lines[0]?.addOns.filter(({ isChecked }) => isChecked)
      expect(chosen).toMatchObject([{ kind: 'warranty', price: 1_169_400, quantity: 2 }])
      expect(cart.totals.total).toBe(2 * (19_490_000 + 1_169_400))
    },
  },
  checkout: {
    name: 'an order that is not paid in time ends, its units are free again, and all books agree',
    run: async (shop) => {
      const { db } = shop.shop
      const order = await placeOrder(shop)
      const held = await order.stock()
      expect(await newestPayment(db, order.row.id)).toMatchObject({ uuid: order.payment, status: 'open' })
      expect(await expireOrders(db, daysLater(shop, 3))).toBeGreaterThanOrEqual(1)
      expect((await findOrder(shop, order.placed)).cancelledAt).toEqual(daysLater(shop, 3).clock.now())
      expect((await order.stock()).reserved).toBeLessThan(held.reserved)
      expect(await checkBooks(db)).toEqual([])
    },
  },
  complaints: {
    name: 'a complaint about a delivered order is filed, and read with its units and its first message',
    run: async (shop) => {
      const { db, files } = shop.shop
      const { placed, row } = await placeOrder(shop)
      await moveOrder(shop, placed, 'delivered')
      const items = [{ line: placed.lines[0]?.id ?? '', quantity: 1 }]
      const words = { description: 'The plug is loose.', expected: 'Another cable.' }
      const wish = { order: await findOrder(shop, placed), items, ...words, bank: undefined }
      const evidence = { sent: [], limits: evidenceLimits }
      const told = { type: 'item_damaged', solution: 'replacement', evidence } as const
      const filed = await fileComplaint(db, { ...shop.around, files }, { ...wish, ...told })
      const number = 'complaint' in filed ? filed.complaint.number : ''
      const complaint = await complaintOfNumber(db, number)
      expect(complaint).toMatchObject({ orderId: row.id, status: 'created', createdAt: shop.clock.now() })
      expect(await wholeComplaint(db, { id: complaint?.id ?? 0 })).toMatchObject({
        order: { number: placed.number, isFinished: false },
        items: [{ quantity: 1 }],
        messages: [{ text: 'The plug is loose.' }],
      })
      expect((await findOrder(shop, placed)).openComplaints).toBe(1)
    },
  },
  fulfilment: {
    name: 'an order that is paid on delivery is sent, and finishes by itself a fortnight later',
    run: async (shop) => {
      const { placed } = await placeOrder(shop, { method: 2 })
      await moveOrder(shop, placed, 'delivered')
      expect(await findOrder(shop, placed)).toMatchObject({ status: 5, paymentStatus: 1, finishedAt: null })
      expect(await autoFinish(shop.shop.db, daysLater(shop, 14))).toBeGreaterThanOrEqual(1)
      expect((await findOrder(shop, placed)).finishedAt).toEqual(daysLater(shop, 14).clock.now())
    },
  },
  orders: {
    name: 'an order is found by what was bought and by who gets it, and counted in its tab',
    run: async (shop) => {
      const { db } = shop.shop
      const { placed, row } = await placeOrder(shop)
      const page = { tab: 'unpaid', limit: 5, offset: 0 } as const
      const guest = { guestHash: row.guestHash ?? '' }
      expect(await ownOrders(db, guest, { ...page, q: 'kwt-alir8k' })).toEqual({ rows: [row], total: 1 })
      expect(await ownOrders(db, guest, { ...page, q: 'speaker' })).toEqual({ rows: [], total: 0 })
      expect(await countOwnOrders(db, guest)).toMatchObject({ all: 1, unpaid: 1, finished: 0 })
      const known = placed.number.replaceAll('-', ' ').toLowerCase()
      expect(await staffOrders(db, { ...page, q: known })).toEqual({ rows: [row], total: 1 })
      expect((await staffOrders(db, { ...page, q: 'sari wulan' })).total).toBeGreaterThanOrEqual(1)
    },
  },
  payments: {
    name: 'a payment goes forward alone, and a message about it is noted once',
    run: async (shop) => {
      const { db } = shop.shop
      const { payment, row } = await placeOrder(shop, { method: 4 })
      const begun = await paymentOfUuid(db, payment)
      expect(begun).toMatchObject({
        orderId: row.id,
        status: 'open',
        rate: 16_346,
        createdAt: shop.clock.now(),
      })
      const { id = 0 } = begun ?? {}
      const message = { provider: 'paypal', eventId: 'one', paymentId: id, kind: 'paid', outcome: 'noted' }
      const event = { ...message, receivedAt: shop.clock.now() }
      expect(await noteEvent(db, event)).toEqual(expect.any(Number))
      expect(await noteEvent(db, event)).toBeUndefined()
      expect(await stepPayment(db, id, { status: 'cancelled' })).toMatchObject({ status: 'cancelled' })
      expect(await stepPayment(db, id, { status: 'open' })).toBeUndefined()
    },
  },
  refunds: {
    name: 'money of a paid order that is asked back twice waits once for the staff',
    run: async (shop) => {
      const { db } = shop.shop
      const { placed } = await placeOrder(shop)
      await moveOrder(shop, placed, 'confirmed')
      const asked = { order: await findOrder(shop, placed), reason: 'It hums.', items: undefined, bank }
      const refund = await askRefund(db, shop.around, asked)
      expect(await askRefund(db, shop.around, asked)).toEqual(refund)
      const waiting = await listRefunds(db, { status: 'requested', limit: 10, offset: 0 })
      expect(waiting).toMatchObject({ total: 1, rows: [{ reason: 'It hums.', askedAt: shop.clock.now() }] })
      expect((await findOrder(shop, placed)).openRefunds).toBe(1)
    },
  },
  reviews: {
    name: 'a review of a finished order is shown first and counted, and written once',
    run: async (shop) => {
      const { db } = shop.shop
      const product = await findDemoProduct(shop)
      const wanted = {
        product: product.uuid,
        withPictures: false,
        sort: 'newest',
        limit: 1,
        offset: 0,
      } as const
      const stars = async () =>
        (await reviewsOf(db, wanted))?.spread.find((each) => each.stars === 4)?.count ?? 0
      const before = await stars()
      const order = await placeOrder(shop)
      await finish(shop, order.placed)
      const [line] = (await wholeOrder(db, order.row)).lines
      const told = { name: 'Sari Wulandari', variant: '1 m', rating: 4, text: 'It holds.', language: 'en' }
      const review = {
        ...told,
        productId: product.id,
        orderLineId: line?.id ?? 0,
        customerId: null,
        pictures: [],
      }
      const written = await writeReview(db, shop.shop, review)
      expect(await writeReview(db, shop.shop, review)).toEqual(written)
      expect(await writeReview(db, shop.shop, { ...review, rating: 1 })).toEqual({
        refused: 'review_written',
      })
      expect((await reviewsOf(db, wanted))?.reviews).toEqual([written])
      expect(await stars()).toBe(before + 1)
    },
  },
  stock: {
    name: 'units of an order are given back once, and held again',
    run: async (shop) => {
      const { db } = shop.shop
      const order = await placeOrder(shop, { quantity: 3 })
      const [variant] = order.product.variants
      const { reserved } = await order.stock()
      const release = () => db.transaction((tx) => releaseUnits(tx, order.row.id))
      await release()
      await release()
      expect((await order.stock()).reserved).toBe(reserved - 3)
      const wanted = [{ inventoryId: variant?.id ?? 0, quantity: 3, storeId: 1 }]
      const hold = { orderId: order.row.id, wanted, expiresAt: null }
      expect(await db.transaction((tx) => holdUnits(tx, shop.clock, hold))).toBeUndefined()
      expect((await order.stock()).reserved).toBe(reserved)
      expect(await checkStockBooks(db)).toEqual([])
    },
  },
  vouchers: {
    name: 'a voucher is claimed once, and what an order has used of it is given back once',
    run: async (shop) => {
      const { db } = shop.shop
      const now = shop.clock.now()
      const { id: customerId } = await findDewi(shop)
      const walletBefore = await walletOf(db, customerId, now)
      const claim = { code: 'TANPAGEMA', customerId, now }
      expect(await claimVoucher(db, claim)).toMatchObject({ state: 'usable', claim: { uses: 0 } })
      expect(await claimVoucher(db, claim)).toMatchObject({ state: 'usable' })
      expect(await walletOf(db, customerId, now)).toHaveLength(walletBefore.length + 1)
      const used = async () => (await voucherByCode(db, 'ONGKIR150', now))?.used
      const before = await used()
      const { row } = await placeOrder(shop, { quantity: 10, voucher: 'ONGKIR150' })
      expect(await used()).toBe((before ?? 0) + 1)
      const giveBack = () => db.transaction((tx) => giveVoucherBack(tx, row.id, now))
      await giveBack()
      await giveBack()
      expect(await used()).toBe(before)
    },
  },
} satisfies Record<string, DoorSmoke>
