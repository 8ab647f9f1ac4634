import type { MoneyStyle } from '@gema/contract/values/money.ts'
import type { WholeOrder } from '../orders/orders.ts'

/** How an order is paid, as its invoice tells it. */
export interface InvoicePayment {
  /** As people call it. */
  method: string
  /** Added to a bank transfer; else 0. */
  uniqueCode: number
  paidAt: Date | null
  /** Until when it can be paid; absent: when it is delivered. */
  deadline: Date | null
  isCash: boolean
  isSandbox: boolean
  /** What was charged where the provider does not take the shop's currency; `rate` is in whole units of the shop's. */
  charged: { currency: string; minor: number; exponent: number; rate: number } | null
}

/** Money that was given back or is on its way back. */
export interface InvoiceRefund {
  amount: number
  /** Absent: it is approved and not sent yet. */
  sentAt: Date | null
}

type Line = WholeOrder['lines'][number]

/** Of an order, what its invoice tells. */
export interface InvoiceOrder {
  order: Pick<
    WholeOrder['order'],
    | ('number' | 'email' | 'placedAt' | 'paymentStatus' | 'cancelledAt' | 'address' | 'taxInvoice')
    | ('items' | 'addOns' | 'bundleDiscount' | 'voucherDiscount' | 'voucherCode')
    | ('shipping' | 'shippingDiscount' | 'insurance' | 'total')
  >
  lines: (Pick<
    Line,
    'name' | 'label' | 'sku' | 'quantity' | 'unitPrice' | 'bundleDiscount' | 'voucherDiscount'
  > & { addOns: Pick<Line['addOns'][number], 'name' | 'quantity' | 'price'>[] })[]
  parcels: Pick<WholeOrder['parcels'][number], 'kind' | 'service' | 'storeName' | 'trackingNumber'>[]
}

/** All that an invoice is made of. */
export interface InvoiceFacts {
  whole: InvoiceOrder
  payment: InvoicePayment
  refunds: InvoiceRefund[]
  seller: {
    name: string
    /** Address, phone and e-mail, a line each. */
    lines: string[]
    /** The colour of the shop, as `#rrggbb`. */
    colour: string
  }
  /** The name of the account; a guest is called as the recipient is. */
  buyer: string | null
  money: MoneyStyle
  /** Of who asks for it. */
  language: string
  now: Date
}
