import { keyOfMethod, type PaymentMethodId } from '@gema/contract/values/payment-method.ts'
import type { Db } from '../../platform/database/database.ts'
import { type Letter, postLetter } from '../notifications/notifications.ts'
import { type OrderLetterFacts, type WholeOrder, wholeOrder } from '../orders/orders.ts'
import { bankTransfer, type Payment } from '../payments/payments.ts'
import { readSettings, type ShopSettings } from '../settings/settings.ts'
import { type CheckoutAround, orderKeyName, pagesUrlOf } from './checkout-around.ts'
import { methodName } from './method-names.ts'

/** Writes to who has placed an order, after the transaction that `tx` is. */
export async function postAboutOrder(
  tx: Db,
  around: CheckoutAround,
  about: {
    order: WholeOrder['order']
    payment: Payment
    letter: (facts: OrderLetterFacts) => Letter
    /** Where it is known already, it is not read again. */
    whole?: WholeOrder
    settings?: ShopSettings
  },
): Promise<void> {
  const { order, payment } = about
  const whole = about.whole ?? (await wholeOrder(tx, order))
  const settings = about.settings ?? (await readSettings(tx))
  const method = payment.method as PaymentMethodId
  const facts: OrderLetterFacts = {
    number: order.number,
    uuid: order.uuid,
    language: order.language,
    lines: whole.lines,
    totals: { ...order, uniqueCode: payment.uniqueCode, amount: payment.amount },
    voucherCode: order.voucherCode,
    address: order.address,
    parcels: whole.parcels,
    payment: {
      method,
      key: keyOfMethod(method),
      name: methodName(method, order.language),
      amount: payment.amount,
      deadline: payment.deadline,
      bankAccounts: method === bankTransfer ? settings.bankAccounts : [],
      isSandbox: payment.isSandbox,
    },
    standing: {
      status: order.status,
      isPaid: order.paymentStatus === 1,
      isFinished: order.finishedAt !== null,
      cancelled: order.cancelledAt === null ? null : order.cancelReason,
    },
    pagesUrl: pagesUrlOf(around, order.language),
    accessKey: around.sealer.keyFor(orderKeyName(order.uuid)),
    money: {
      icon: settings.currencyIcon,
      position: settings.currencyPosition,
      decimalFormat: settings.decimalFormat,
    },
    now: around.clock.now(),
  }
  await postLetter(tx, around, { recipient: order.email, letter: about.letter(facts) })
}
