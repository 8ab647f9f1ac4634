import type { MoneyStyle } from '@gema/contract/values/money.ts'
import type { PaymentMethodId, PaymentMethodKey } from '@gema/contract/values/payment-method.ts'
import type { OrderAddress } from './orders-tables.ts'

export interface OrderLetterLine {
  name: string
  label: string
  quantity: number
  unitPrice: number
  addOns: { name: string; quantity: number; price: number }[]
}

export interface OrderLetterParcel {
  kind: 'courier' | 'own_fleet' | 'store_pickup'
  service: string
  daysMin: number
  daysMax: number
  storeName: string
  /** Once it was handed over to who brings it. */
  trackingNumber?: string | null
}

/** How an order stands, as far as letters depend on it. */
export interface OrderLetterStanding {
  /** 1 pending, 2 confirmed, 3 picked up, 4 on the way, 5 delivered. */
  status: number
  isPaid: boolean
  isFinished: boolean
  /** Who has cancelled it; absent: nobody. */
  cancelled: 'expired' | 'by_shopper' | 'by_shop' | null
}

/** The parts of what is paid, as the order holds them. */
export interface OrderLetterTotals {
  items: number
  addOns: number
  bundleDiscount: number
  voucherDiscount: number
  shipping: number
  shippingDiscount: number
  insurance: number
  /** Added to a bank transfer; else 0. */
  uniqueCode: number
  /** All of the above together: what is paid. */
  amount: number
}

export interface OrderLetterPayment {
  method: PaymentMethodId
  key: PaymentMethodKey
  /** As people call it. */
  name: string
  amount: number
  /** Absent: it is paid when it is delivered, or paid already. */
  deadline: Date | null
  /** Where a bank transfer goes; else empty. */
  bankAccounts: { bank: string; number: string; holder: string }[]
  isSandbox: boolean
}

/** All that the letters about an order tell. */
export interface OrderLetterFacts {
  number: string
  uuid: string
  language: string
  lines: OrderLetterLine[]
  totals: OrderLetterTotals
  voucherCode: string | null
  address: OrderAddress
  parcels: OrderLetterParcel[]
  payment: OrderLetterPayment
  standing: OrderLetterStanding
  /** The address of the pages in the order's language, without a slash at its end. */
  pagesUrl: string
  /** Opens the order in any browser; absent where only its hash is known, then the link asks for a sign-in. */
  accessKey: string | null
  money: MoneyStyle
  now: Date
}

/** Money that came and is given back. */
export interface OrderLetterRefund {
  amount: number
  /** How it was paid, as people call it. */
  paidWith: string
  /**
   * late: the order had ended, and what it was for is sold; double: the order was paid already; cancelled: it was called
   * off; agreed: its owner has asked for it.
   */
  reason: 'late' | 'double' | 'cancelled' | 'agreed'
  /** Whether it is on its way back already; else somebody of the shop does it. */
  isSent: boolean
}
