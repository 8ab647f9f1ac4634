import type { OrderLetterStanding } from './order-letter-facts.ts'
import type { Texts } from './order-letter-words.ts'

/** What the sentences about an order after the sale are filled with. What is not known is empty. */
export interface NewsNamed {
  number: string
  /** The money that the news is about, else what the order costs. */
  amount: string
  /** How it was paid, as people call it. */
  method: string
  /** What was said about it. */
  reason: string
  /** Where money is sent to: "•••• 1234"; empty: back the way it came. */
  account: string
  /** When it finishes by itself. */
  finishes: string
  /** Until when it waits for its payment. */
  deadline: string
  /** What is still to be paid in cash; empty: nothing. */
  cash: string
  /** The stores where all of it is fetched; empty: it is brought. */
  fetchedAt: string
  /** Money was paid and goes back. */
  isRefunded: boolean
  /** The refund waits for an approval. */
  isToBeApproved: boolean
  /** It was paid by bank transfer: money goes back to an account, not the way it came. */
  isTransfer: boolean
  hasVoucher: boolean
  standing: OrderLetterStanding
  /** How it stands, as a sentence. */
  stands: string
}

/** Where an order can come to, as one sentence says it. */
export type Stand =
  | 'cancelled'
  | 'finished'
  | 'unaccepted'
  | 'unpaid'
  | 'confirmed'
  | 'packed'
  | 'ready'
  | 'fetched'
  | 'handed_over'
  | 'on_the_way'
  | 'delivered'

/** What there is to tell. */
export type NewsKind =
  | 'accepted'
  | 'cancelled'
  | 'cancel_asked'
  | 'cancel_declined'
  | 'handed_over'
  | 'in_transit'
  | 'delivered'
  | 'reminder'
  | 'finished'
  | 'refund_asked'
  | 'refund_approved'
  | 'refund_rejected'
  | 'refund_withdrawn'
  | 'refunded'
  | 'again'

/** What the letters after the sale say, in one language. */
export interface OrderNewsWords {
  letters: Record<NewsKind, (named: NewsNamed) => Texts>
  stands: Record<Stand, (named: Omit<NewsNamed, 'stands'>) => string>
  /** Buttons of an order that waits to be paid. */
  pay: { online: string; transfer: string }
  facts: { place: string; tracking(service: string): string }
}

/** Those about money that goes back, or does not. */
export type MoneyNewsWords = Pick<
  OrderNewsWords['letters'],
  'cancelled' | 'refund_asked' | 'refund_approved' | 'refund_rejected' | 'refund_withdrawn' | 'refunded'
>

/** Some sentences of which those that say nothing are left out. */
export const said = (...sentences: (string | false)[]): string[] =>
  sentences.filter((sentence) => sentence !== false && sentence !== '').map(String)
