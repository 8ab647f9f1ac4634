import { randomUUID } from 'node:crypto'
import {
  type CheckoutAround,
  confirmTransfer,
  expireOrders,
  refundPayment,
} from '../modules/checkout/checkout.ts'
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
  withdrawRefund,
} from '../modules/fulfilment/fulfilment.ts'
import { lockOrder, updateOrder } from '../modules/orders/orders.ts'
import { bankTransfer, cashOnDelivery, paymentsOf } from '../modules/payments/payments.ts'
import { askRefund, markRefundSent, refundsOfOrders, settleRefunds } from '../modules/refunds/refunds.ts'
import type { FullOrder } from './a-full-order.ts'
import type { StockedShop } from './a-stocked-shop.ts'
import { runSql } from './run-sql.ts'

export const day = 24 * 60 * 60_000

/** Where money goes that cannot go back the way it came. */
export const bank = { name: 'Bank Nusa', holder: 'Sari Wulandari', number: '8805550188' }

/** The same surroundings so much later; the clock of the shop stands still. */
export const later = (shop: StockedShop, milliseconds: number): CheckoutAround => ({
  ...shop.around,
  clock: { now: () => new Date(shop.clock.now().getTime() + milliseconds) },
})

/** The newest refund of an order; the name of none, where there is none. */
export const newestRefund = async ({ shop }: StockedShop, order: FullOrder): Promise<string> =>
  (await refundsOfOrders(shop.db, [order.id]))[0]?.uuid ?? randomUUID()

const about = (shop: StockedShop, order: FullOrder, note: string) => ({
  ...{ orderId: order.id, staffId: shop.staffId, note },
})

/** An approver without a ceiling. */
const approverIn = ({ staffId }: StockedShop) => ({ staffId, ceiling: null })

async function decide(shop: StockedShop, order: FullOrder, approves: boolean) {
  const uuid = await newestRefund(shop, order)
  const reason = approves ? 'of course' : 'it was not broken'
  const decision = { uuid, approves, amount: undefined, reason, approver: approverIn(shop) }
  return decideRefund(shop.shop.db, shop.around, decision)
}

const decideWish = (shop: StockedShop, order: FullOrder, accepts: boolean) =>
  decideCancel(shop.shop.db, shop.around, {
    ...{ orderId: order.id, staffId: shop.staffId, accepts, approver: approverIn(shop) },
    reason: accepts ? 'as you wish' : 'it is packed already',
  })

/** Everything that can be tried with an order, whoever does it. */
export const deeds = {
  pay: async (shop: StockedShop, order: FullOrder) => {
    if (order.method !== bankTransfer && order.method !== cashOnDelivery) await shop.tellPaid(order.payment)
    const [payment] = await paymentsOf(shop.shop.db, order.id)
    if (payment === undefined) throw new Error('the order has no payment')
    const { staffId } = shop
    await confirmTransfer(shop.shop.db, shop.around, { ...payment, staffId, note: 'on the account' })
  },
  accept_cod: (shop: StockedShop, order: FullOrder) =>
    acceptCod(shop.shop.db, shop.around, about(shop, order, 'called her')),
  expire: async ({ shop, ...rest }: StockedShop) =>
    void (await expireOrders(shop.db, later({ shop, ...rest }, 3 * day))),
  cancel: async (shop: StockedShop, order: FullOrder) =>
    cancelOrder(shop.shop.db, shop.around, {
      ...{ order: await order.read(), by: { actor: 'shopper' }, reason: 'changed my mind', bank },
    }),
  cancel_by_staff: async (shop: StockedShop, order: FullOrder) =>
    cancelOrder(shop.shop.db, shop.around, {
      order: await order.read(),
      by: { actor: 'staff', staffId: shop.staffId },
      reason: 'the last one is broken',
    }),
  accept_cancel: (shop: StockedShop, order: FullOrder) => decideWish(shop, order, true),
  decline_cancel: (shop: StockedShop, order: FullOrder) => decideWish(shop, order, false),
  hand_over: (shop: StockedShop, order: FullOrder) =>
    handOver(shop.shop.db, shop.around, {
      ...about(shop, order, 'two boxes'),
      tracking: { all: 'JH-1', byStore: [{ store: 'gema-kedua', number: 'JH-2' }] },
    }),
  in_transit: (shop: StockedShop, order: FullOrder) =>
    goInTransit(shop.shop.db, shop.around, about(shop, order, 'in Bandung')),
  deliver: (shop: StockedShop, order: FullOrder) =>
    deliver(shop.shop.db, shop.around, about(shop, order, 'to the neighbour')),
  finish: ({ shop, around }: StockedShop, order: FullOrder) =>
    finishOrder(shop.db, around, { orderId: order.id, actor: 'shopper' }),
  auto_finish: async (shop: StockedShop) => void (await autoFinish(shop.shop.db, later(shop, 30 * day))),
  ask_refund: async ({ shop, around }: StockedShop, order: FullOrder) =>
    askRefund(shop.db, around, { order: await order.read(), reason: 'it hums', items: undefined, bank }),
  approve: (shop: StockedShop, order: FullOrder) => decide(shop, order, true),
  reject: (shop: StockedShop, order: FullOrder) => decide(shop, order, false),
  withdraw: async (shop: StockedShop, order: FullOrder) =>
    withdrawRefund(shop.shop.db, shop.around, {
      ...{ uuid: await newestRefund(shop, order), reason: 'the wrong order', staffId: shop.staffId },
    }),
  sent: async (shop: StockedShop, order: FullOrder) =>
    markRefundSent(shop.shop.db, shop.around, {
      ...{ uuid: await newestRefund(shop, order), reference: 'TRF-1', staffId: shop.staffId },
    }),
  /** The provider is asked to give the money back, and the books follow. */
  give_back: async ({ shop, around }: StockedShop, order: FullOrder) => {
    for (const { uuid } of await paymentsOf(shop.db, order.id)) await refundPayment(shop.db, around, uuid)
    await settleRefunds(shop.db, around)
  },
} as const

export type OrderDeed = keyof typeof deeds

/** One unit of the first line is asked back. */
export const askForOne = async (shop: StockedShop, order: FullOrder) =>
  askRefund(shop.shop.db, shop.around, {
    order: await order.read(),
    reason: 'one of them hums',
    items: [{ line: order.placed.lines[0]?.id ?? '', quantity: 1 }],
    bank,
  })

/** A complaint is open; the facts of it alone, as the other side of the shop would see them. */
export async function complain(shop: StockedShop, { id }: FullOrder): Promise<void> {
  await runSql(
    shop,
    `insert into complaints (number, order_id, type, solution, description, expected, created_at)
     values ('K-' || gen_random_uuid(), $1, 'other', 'other', 'it hums', '', $2)`,
    [id, shop.clock.now()],
  )
  await shop.shop.db.transaction(async (tx) => {
    const { openComplaints } = await lockOrder(tx, id)
    await updateOrder(tx, id, { openComplaints: openComplaints + 1 })
  })
}
