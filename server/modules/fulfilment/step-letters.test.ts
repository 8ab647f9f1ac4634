import { randomUUID } from 'node:crypto'
import type { PaymentMethodId } from '@gema/contract/values/payment-method.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { aPayingShop, type PayingShop } from '../../testing/a-paying-shop.ts'
import { aStaffMember } from '../../testing/a-staff-member.ts'
import { anOrder } from '../../testing/an-order.ts'
import { runSql } from '../../testing/run-sql.ts'
import { checkBooks, confirmTransfer, newestPayment } from '../checkout/checkout.ts'
import type { Mail } from '../notifications/notifications.ts'
import { type Order, orderOfNumber } from '../orders/orders.ts'
import { askRefund, markRefundSent, refundsOfOrders } from '../refunds/refunds.ts'
import {
  acceptCod,
  autoFinish,
  cancelOrder,
  decideCancel,
  decideRefund,
  deliver,
  finishOrder,
  goInTransit,
  handOver,
  remindToFinish,
} from './fulfilment.ts'

let shop: PayingShop
let staffId: number
beforeAll(async () => {
  shop = await aPayingShop()
  staffId = (await aStaffMember(shop)).id
})
afterAll(async () => {
  expect(await checkBooks(shop.shop.db)).toEqual([])
  await shop.close()
})

const day = 24 * 60 * 60_000
const bank = { name: 'Bank Nusa', holder: 'Sari Wulandari', number: '8805551234' }
const nasty = 'Stok <b>habis</b> & "rusak"'

interface Written {
  order: Order
  /** Mails about it that have come since the last look. */
  news(): Promise<Mail[]>
  /** Takes a step again and again: the first writes one letter, the others none. */
  writesOnce(step: () => Promise<unknown>): Promise<Mail>
}

/** An order in a language of its own, paid by transfer unless another way is given, and whoever reads its mails. */
async function written(given: { method?: PaymentMethodId; language?: string; isPaid?: boolean } = {}) {
  const { method = 7, language = 'id', isPaid = method === 7 } = given
  const { placed } = await anOrder(shop, { method })
  await runSql(shop, 'update orders set language = $2 where uuid = $1', [placed.id, language])
  const order = await orderOfNumber(shop.shop.db, placed.number)
  if (order === undefined) throw new Error('there is no such order')
  if (isPaid) await confirmTransfer(shop.shop.db, shop.around, await newestPayment(shop.shop.db, order.id))
  const seen = new Set((await shop.mails()).map(({ uuid }) => uuid))
  const news = async () => {
    const fresh = (await shop.mails()).filter(({ uuid }) => !seen.has(uuid))
    for (const { uuid } of fresh) seen.add(uuid)
    return fresh
  }
  const writesOnce = async (step: () => Promise<unknown>) => {
    await step()
    const [mail, ...more] = await news()
    if (mail === undefined || more.length > 0) throw new Error(`${more.length + 1} letters, or none`)
    expect(mail.recipient).toBe(order.email)
    expect(mail.subject).toContain(order.number)
    expect(`${mail.subject}${mail.text}`).not.toMatch(/undefined|\{|null/)
    await step()
    expect(await news()).toEqual([])
    return mail
  }
  return { order, news, writesOnce } satisfies Written
}

const steps = ({ order: { id: orderId } }: Written) => {
  const { db } = shop.shop
  const { around } = shop
  const by = { orderId, staffId }
  const tracking = { all: 'AG 2611 7730', byStore: [] }
  return {
    handOver: () => handOver(db, around, { ...by, note: '', tracking }),
    goInTransit: () => goInTransit(db, around, { ...by, note: 'Gudang Bandung' }),
    deliver: () => deliver(db, around, { ...by, note: '' }),
    acceptCod: () => acceptCod(db, around, { ...by, note: '' }),
    finish: () => finishOrder(db, around, { orderId, actor: 'shopper' }),
    askCancel: (order: Order) =>
      cancelOrder(db, around, { order, by: { actor: 'shopper' }, reason: 'Salah pilih', bank }),
    cancelByShop: (order: Order) =>
      cancelOrder(db, around, { order, by: { actor: 'staff', staffId }, reason: nasty }),
    decideCancel: (accepts: boolean) =>
      decideCancel(db, around, { ...by, accepts, reason: nasty, approver: { staffId, ceiling: null } }),
    askRefund: (order: Order) => askRefund(db, around, { order, reason: 'Rusak', items: undefined, bank }),
    decideRefund: async (approves: boolean) => {
      const [refund] = await refundsOfOrders(db, [orderId])
      const uuid = refund?.uuid ?? randomUUID()
      return decideRefund(db, around, {
        uuid,
        approves,
        amount: undefined,
        reason: nasty,
        approver: { staffId, ceiling: null },
      })
    },
    sendRefund: async () => {
      const [refund] = await refundsOfOrders(db, [orderId])
      return markRefundSent(db, around, { uuid: refund?.uuid ?? randomUUID(), reference: 'TRX 1', staffId })
    },
  }
}

test('the way of an order to its end is told, each step once', async () => {
  const order = await written()
  const take = steps(order)
  const handed = await order.writesOnce(take.handOver)
  expect(handed.subject).toBe(`Pesanan ${order.order.number} sudah kami serahkan`)
  expect(handed.text).toContain('AG 2611 7730')
  const moving = await order.writesOnce(take.goInTransit)
  expect(moving.text).toContain('Gudang Bandung')
  const there = await order.writesOnce(take.deliver)
  expect(there.text).toContain('selesai dengan sendirinya pada 23 November, 10.00 WIB')
  const over = await order.writesOnce(take.finish)
  expect(over.text).toMatch(new RegExp(`/id/user/order/${order.order.uuid}\\?key=[^\\s#]+#review`))
})

test('the owner of a delivered order is reminded once, and told once that it has finished by itself', async () => {
  const order = await written({ language: 'en' })
  const take = steps(order)
  await take.handOver()
  await take.goInTransit()
  await take.deliver()
  await order.news()
  const at = (days: number) => ({
    ...shop.around,
    clock: { now: () => new Date(shop.clock.now().getTime() + days * day) },
  })
  const reminder = await order.writesOnce(() => remindToFinish(shop.shop.db, at(5)))
  expect(reminder.text).toContain('finishes by itself on 23 November, 10.00 WIB')
  const finished = await order.writesOnce(() => autoFinish(shop.shop.db, at(7)))
  expect(finished.subject).toBe(`Thank you: order ${order.order.number} is finished`)
})

test('an order that is paid at the door tells what to have ready until it is paid', async () => {
  const order = await written({ method: 2 })
  const take = steps(order)
  expect((await order.writesOnce(take.acceptCod)).text).toContain('secara tunai')
  expect((await order.writesOnce(take.handOver)).text).toContain('secara tunai')
  expect((await order.writesOnce(take.goInTransit)).text).toContain('secara tunai')
  expect((await order.writesOnce(take.deliver)).text).not.toContain('secara tunai')
})

test('an unpaid order that is cancelled says by whom, and what was typed stays text', async () => {
  const mine = await written({ isPaid: false })
  const cancelled = await mine.writesOnce(() => steps(mine).askCancel(mine.order))
  expect(cancelled.text).toContain('Sesuai permintaan Anda')
  const theirs = await written({ isPaid: false })
  const sorry = await theirs.writesOnce(() => steps(theirs).cancelByShop(theirs.order))
  expect(sorry.text).toContain(`Alasan kami: ${nasty}`)
  expect(sorry.html).toContain('Stok &lt;b&gt;habis&lt;/b&gt; &amp; &quot;rusak&quot;')
  expect(sorry.html).not.toContain('<b>habis')
})

test('a wish to cancel is confirmed, and answered with the reason of the shop', async () => {
  const declined = await written()
  const asked = await declined.writesOnce(() => steps(declined).askCancel(declined.order))
  expect(asked.subject).toBe(`Permintaan pembatalan pesanan ${declined.order.number}`)
  const no = await declined.writesOnce(() => steps(declined).decideCancel(false))
  expect(no.text).toContain(`Alasan kami: ${nasty}`)
  const accepted = await written()
  await steps(accepted).askCancel(accepted.order)
  await accepted.news()
  const yes = await accepted.writesOnce(() => steps(accepted).decideCancel(true))
  expect(yes.subject).toBe(`Pesanan ${accepted.order.number} dibatalkan`)
  expect(yes.text).toContain('kami kirim ke rekening yang Anda beri tahukan')
})

test('a refund is told when it is asked for, approved and sent', async () => {
  const order = await written()
  const take = steps(order)
  const asked = await order.writesOnce(() => take.askRefund(order.order))
  expect(asked.text).toContain('dalam dua hari kerja')
  const approved = await order.writesOnce(() => take.decideRefund(true))
  expect(approved.text).toContain('•••• 1234')
  expect(approved.text).toContain('pesanan dibatalkan dan tidak dikirim')
  const sent = await order.writesOnce(take.sendRefund)
  expect(sent.subject).toBe(`Dana Anda sudah dikirim: pesanan ${order.order.number}`)
  expect(sent.text).toContain('•••• 1234')
  expect(sent.text).not.toContain(bank.number)
})

test('a refund that is rejected is told with its reason', async () => {
  const order = await written()
  await steps(order).askRefund(order.order)
  await order.news()
  const rejected = await order.writesOnce(() => steps(order).decideRefund(false))
  expect(rejected.text).toContain(`Alasan kami: ${nasty}`)
})

test('a step that is refused writes nothing', async () => {
  const order = await written({ isPaid: false })
  const take = steps(order)
  for (const step of [take.handOver, take.goInTransit, take.deliver, take.acceptCod, take.finish]) {
    expect(await step()).toHaveProperty('refused')
    expect(await order.news()).toEqual([])
  }
  expect(await take.decideCancel(true)).toHaveProperty('refused')
  expect(await take.askRefund(order.order)).toHaveProperty('refused')
  expect(await take.decideRefund(true)).toHaveProperty('refused')
  expect(await take.sendRefund()).toHaveProperty('refused')
  expect(await order.news()).toEqual([])
})
