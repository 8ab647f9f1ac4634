import { formatMoney } from '@gema/contract/values/money.ts'
import { dayText } from '../../platform/pdf/paper-dates.ts'
import type { InvoiceFacts } from './invoice-facts.ts'
import { invoiceWordsOf } from './invoice-language.ts'
import type { InvoiceContents } from './invoice-shape.ts'
import { linesOf } from './lines-of-invoice.ts'
import { partiesOf, paymentOf } from './parties-of-invoice.ts'
import { totalsOf } from './totals-of-invoice.ts'

/** The number of the invoice of an order. */
export const invoiceNumber = (orderNumber: string): string => `INV/${orderNumber}`

/** What stands on the invoice of an order, in the language of who asks. What is not paid yet is a proforma. */
export function invoiceContents(facts: InvoiceFacts): InvoiceContents {
  const { order } = facts.whole
  const words = invoiceWordsOf(facts.language)
  const language = facts.language === 'id' ? 'id' : 'en'
  const isPaid = order.paymentStatus === 1
  const title = isPaid ? words.invoice : words.proforma
  const number = invoiceNumber(order.number)
  return {
    language,
    fileTitle: `${title} ${number}`,
    createdAt: facts.now,
    seller: facts.seller,
    title,
    number,
    facts: [
      { label: words.number, value: number },
      { label: words.date, value: dayText(order.placedAt, language) },
      { label: words.order, value: order.number },
    ],
    stamp: stampOf(facts),
    remark: remarkOf(facts),
    parties: partiesOf(facts),
    columns: words.columns,
    lines: linesOf(facts),
    totals: totalsOf(facts),
    payment: paymentOf(facts),
    thanks: isPaid && order.cancelledAt === null ? words.thanks : '',
    pages: words.pages,
  }
}

function stampOf({ whole: { order }, language }: InvoiceFacts): InvoiceContents['stamp'] {
  const { stamps } = invoiceWordsOf(language)
  if (order.cancelledAt !== null) return { text: stamps.cancelled, tone: 'cancelled' }
  return order.paymentStatus === 1
    ? { text: stamps.paid, tone: 'paid' }
    : { text: stamps.unpaid, tone: 'unpaid' }
}

function remarkOf({ whole: { order }, refunds, money, language }: InvoiceFacts): string {
  const words = invoiceWordsOf(language)
  if (order.cancelledAt === null) return order.paymentStatus === 1 ? '' : words.proformaRemark
  const at = dayText(order.cancelledAt, language)
  const back = refunds.reduce((sum, { amount }) => sum + amount, 0)
  return back > 0 ? words.cancelledRefunded(at, formatMoney(back, money)) : words.cancelledRemark(at)
}
