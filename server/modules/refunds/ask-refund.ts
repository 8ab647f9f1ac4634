import type { Db } from '../../platform/database/database.ts'
import { type CheckoutAround, postAboutOrder } from '../checkout/checkout.ts'
import { lockOrder, type Order, orderNewsLetter, shareOfUnits, wholeOrder } from '../orders/orders.ts'
import { paymentsOf } from '../payments/payments.ts'
import type { BankAccount } from './bank-account.ts'
import { moneyLeft, payingPayment } from './money-left.ts'
import { canGoBack, openRefund } from './open-refund.ts'
import { type RefundRow, selectRefundsOf } from './refunds-queries.ts'
import { type RefundableThing, type RefundPart, refundParts } from './rules/refund-parts.ts'
import { whyNoRefund } from './why-no-refund.ts'

export interface RefundAsked {
  order: Order
  reason: string
  /** Absent: all that is left of the order. */
  items: { line: string; quantity: number }[] | undefined
  bank: BankAccount | undefined
}

export type AskRefused =
  | NonNullable<ReturnType<typeof whyNoRefund>>
  | 'refund_whole_only'
  | 'refund_nothing_left'
  | 'refund_bank_required'
  | 'complaint_quantity_invalid'

/** Its buyer asks for money of an order; the staff decides. Asking again while a request is open answers with it. */
export const askRefund = (
  db: Db,
  around: CheckoutAround,
  asked: RefundAsked,
): Promise<RefundRow | { refused: AskRefused }> =>
  db.transaction(async (tx) => {
    const order = await lockOrder(tx, asked.order.id)
    const refused = whyNoRefund(order)
    if (refused === 'refund_asked' || refused === 'order_cancelled') {
      const open = (await selectRefundsOf(tx, [order.id])).find(({ status }) => status === 'requested')
      if (open !== undefined) return open
    }
    if (refused !== undefined) return { refused }
    if (asked.items !== undefined && order.status < 5) return { refused: 'refund_whole_only' }
    const items = await partsOf(tx, order, asked.items)
    if (items === undefined) return { refused: 'complaint_quantity_invalid' }
    const left = await moneyLeft(tx, order)
    const wanted = asked.items === undefined ? left : items.reduce((sum, { amount }) => sum + amount, 0)
    const amount = Math.min(wanted, left)
    if (amount <= 0) return { refused: 'refund_nothing_left' }
    const payment = await payingPayment(tx, order)
    if (!canGoBack(payment, amount) && asked.bank === undefined) return { refused: 'refund_bank_required' }
    const refund = await openRefund(tx, around, {
      ...{ order, amount, items, payment, bank: asked.bank, reason: asked.reason },
      cause: 'request',
      doer: { actor: 'shopper' },
    })
    const [newest] = await paymentsOf(tx, order.id)
    if (newest !== undefined)
      await postAboutOrder(tx, around, {
        order,
        payment: payment ?? newest,
        letter: (facts) => orderNewsLetter(facts, { kind: 'refund_asked', amount }),
      })
    return refund
  })

async function partsOf(
  tx: Db,
  order: Order,
  wanted: RefundAsked['items'],
): Promise<RefundPart[] | undefined> {
  if (wanted === undefined) return []
  const { lines } = await wholeOrder(tx, order)
  const things: RefundableThing[] = lines.flatMap((line) => {
    const bought = { ...line, discount: line.bundleDiscount + line.voucherDiscount }
    return [
      { id: line.uuid, quantity: line.quantity, costOf: (units) => shareOfUnits(bought, units) },
      ...line.addOns.map(({ uuid, quantity, price }) => ({
        id: uuid,
        quantity,
        costOf: ({ units }: { units: number }) => units * price,
      })),
    ]
  })
  const kept = (await selectRefundsOf(tx, [order.id])).filter(({ status }) => status !== 'rejected')
  return refundParts(things, { wanted, before: kept.flatMap(({ items }) => items) })
}
