import { formatMoney } from '@gema/contract/values/money.ts'
import { dayText } from '../../platform/pdf/paper-dates.ts'
import type { InvoiceFacts } from './invoice-facts.ts'
import { invoiceWordsOf } from './invoice-language.ts'
import type { InvoiceTotal } from './invoice-shape.ts'

/** The sum in its parts, and what was given back of it; parts of nothing are left out, but the delivery is always told. */
export function totalsOf(facts: InvoiceFacts): InvoiceTotal[] {
  const { whole, payment, refunds, money, language } = facts
  const { order } = whole
  const { totals: words } = invoiceWordsOf(language)
  const plus = (label: string, amount: number): InvoiceTotal[] =>
    amount === 0 ? [] : [{ label, amount: formatMoney(amount, money) }]
  const less = (label: string, amount: number): InvoiceTotal[] =>
    amount === 0 ? [] : [{ label, amount: `−${formatMoney(amount, money)}` }]
  const isLess = order.bundleDiscount + order.voucherDiscount > 0
  const total = order.total + payment.uniqueCode
  return [
    {
      label: isLess ? words.subtotalBefore : words.subtotal,
      amount: formatMoney(order.items + order.addOns, money),
    },
    ...less(words.bundle, order.bundleDiscount),
    ...less(words.voucher(order.voucherCode), order.voucherDiscount),
    {
      label: words.shipping,
      amount: order.shipping === 0 ? words.free : formatMoney(order.shipping, money),
    },
    ...less(words.shippingDiscount, order.shippingDiscount),
    ...plus(words.insurance, order.insurance),
    ...plus(words.uniqueCode, payment.uniqueCode),
    { label: words.total, amount: formatMoney(total, money), isTotal: true },
    ...refunds.flatMap(({ amount, sentAt }) =>
      less(sentAt === null ? words.refundComing : words.refunded(dayText(sentAt, language)), amount),
    ),
    ...(refunds.length === 0
      ? []
      : [
          {
            label: words.left,
            amount: formatMoney(total - refunds.reduce((sum, { amount }) => sum + amount, 0), money),
            isTotal: true,
          },
        ]),
  ]
}
