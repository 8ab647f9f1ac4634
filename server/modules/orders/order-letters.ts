import { formatMoney } from '@gema/contract/values/money.ts'
import type { Letter } from '../notifications/notifications.ts'
import type { OrderLetterFacts, OrderLetterRefund } from './order-letter-facts.ts'
import { letterOf, namedOf, withOrder, wordsOf } from './order-letter-frame.ts'
import { payLink, transferFacts } from './order-letter-parts.ts'

export type {
  OrderLetterFacts,
  OrderLetterLine,
  OrderLetterParcel,
  OrderLetterPayment,
  OrderLetterRefund,
  OrderLetterStanding,
  OrderLetterTotals,
} from './order-letter-facts.ts'

/** After an order was placed: what is in it, and how it is paid. */
export function orderPlacedLetter(facts: OrderLetterFacts): Letter {
  const words = wordsOf(facts)
  const named = namedOf(facts)
  if (facts.payment.key === 'bank-transfer') {
    const letter = letterOf(facts, words.placedTransfer(named), payLink(facts))
    return withOrder(facts, { ...letter, facts: transferFacts({ facts, words }, named.deadline) })
  }
  // Cash is paid at the door: there is nothing to do but to look.
  if (facts.payment.key === 'cash-on-delivery')
    return withOrder(facts, letterOf(facts, words.placedCash(named)))
  return withOrder(facts, letterOf(facts, words.placedOnline(named), payLink(facts)))
}

/** Once an order is paid. */
export const paymentReceivedLetter = (facts: OrderLetterFacts): Letter =>
  withOrder(facts, letterOf(facts, wordsOf(facts).received(namedOf(facts))))

/** Once an order was not paid in time. */
export const orderExpiredLetter = (facts: OrderLetterFacts): Letter =>
  letterOf(facts, wordsOf(facts).expired(namedOf(facts)))

/** Once money is given back, be it late, double, or of an order that was called off. */
export const paymentRefundedLetter = (facts: OrderLetterFacts, refund: OrderLetterRefund): Letter =>
  letterOf(
    facts,
    wordsOf(facts).refunded(
      { ...namedOf(facts), amount: formatMoney(refund.amount, facts.money), method: refund.paidWith },
      refund,
    ),
  )
