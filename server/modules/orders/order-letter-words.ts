import type { OrderLetterRefund } from './order-letter-facts.ts'

/** What a letter says, before it is set in its frame. */
export interface Texts {
  subject: string
  heading: string
  paragraphs: string[]
  action: string
}

interface Named {
  number: string
  /** What is paid, as shoppers read it. */
  amount: string
  /** How it is paid, as people call it. */
  method: string
  /** Until when it is held; empty: without an end. */
  deadline: string
}

/** What the letters about an order say, in one language. */
export interface OrderLetterWords {
  placedOnline(named: Named): Texts
  placedTransfer(named: Named): Texts
  placedCash(named: Named): Texts
  received(named: Named): Texts
  expired(named: Named): Texts
  refunded(named: Named, refund: Pick<OrderLetterRefund, 'reason' | 'isSent'>): Texts
  rows: {
    items: string
    addOns: string
    bundle: string
    voucher(code: string | null): string
    shipping: string
    shippingDiscount: string
    insurance: string
    uniqueCode: string
    total: string
    free: string
  }
  facts: {
    amount: string
    account(of: { bank: string; holder: string }): string
    deadline: string
  }
  sections: { address: string; recipient: string; delivery: string; payment: string }
  days(min: number, max: number): string
  parcel(of: { service: string; store: string; days: string }): string
  pickup(of: { store: string; days: string }): string
  sandbox: string
  footer(number: string): string
}

/** "2–4", or "2" where both are the same. */
export const dayRange = (min: number, max: number): string => (min === max ? `${min}` : `${min}–${max}`)
