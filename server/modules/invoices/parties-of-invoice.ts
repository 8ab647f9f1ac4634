import { formatMoney } from '@gema/contract/values/money.ts'
import type { PaperPart } from '../../platform/pdf/draw-part.ts'
import { dayText, momentTextOf } from '../../platform/pdf/paper-dates.ts'
import type { InvoiceFacts } from './invoice-facts.ts'
import { invoiceWordsOf } from './invoice-language.ts'

const filled = (lines: string[]): string[] => lines.map((line) => line.trim()).filter((line) => line !== '')

/** Who sells, who pays, where it goes, and whom the tax invoice is for. */
export function partiesOf({ whole, seller, buyer, language }: InvoiceFacts): PaperPart[] {
  const { order, parcels } = whole
  const { address, taxInvoice } = order
  const words = invoiceWordsOf(language)
  const isFetched = parcels.length > 0 && parcels.every(({ kind }) => kind === 'store_pickup')
  const brought = parcels.flatMap(({ service, storeName, trackingNumber }) => [
    words.parcel(service, storeName),
    trackingNumber === null ? '' : words.tracking(trackingNumber),
  ])
  return [
    { heading: words.from, lines: filled([seller.name, ...seller.lines]) },
    { heading: words.billedTo, lines: filled([buyer ?? address.recipient, order.email]) },
    {
      heading: isFetched ? words.fetchedBy : words.deliveredTo,
      lines: filled([
        ...[address.recipient, address.phone],
        ...(isFetched ? [] : [address.street, address.landmark, `${address.region} ${address.postcode}`]),
        ...brought,
      ]),
    },
    ...(taxInvoice === null
      ? []
      : [
          {
            heading: words.taxInvoice,
            lines: filled([...[taxInvoice.name, words.taxNumber(taxInvoice.tax_number)], taxInvoice.address]),
          },
        ]),
  ]
}

/** How and when it was paid, or is to be. */
export function paymentOf({ whole: { order }, payment, money, language }: InvoiceFacts): PaperPart {
  const words = invoiceWordsOf(language)
  const { charged, isSandbox, method } = payment
  const at = order.paymentStatus === 1 ? payment.paidAt : null
  const when = () => {
    if (order.paymentStatus === 1) return at === null ? words.paid : words.paidOn(momentTextOf(at, language))
    if (order.cancelledAt !== null) return words.neverPaid(dayText(order.cancelledAt, language))
    if (payment.isCash) return words.paidAtTheDoor
    return payment.deadline === null
      ? words.notPaid
      : words.payUntil(momentTextOf(payment.deadline, language))
  }
  return {
    heading: words.payment,
    lines: filled([
      ...[method, when()],
      charged === null
        ? ''
        : words.charged(chargedText(charged), charged.currency, formatMoney(charged.rate, money)),
      isSandbox ? words.sandbox : '',
    ]),
  }
}

const chargedText = ({ currency, minor, exponent }: { currency: string; minor: number; exponent: number }) =>
  `${currency} ${(minor / 10 ** exponent).toFixed(exponent)}`
