import { defaultLanguage } from '@gema/contract/values/language.ts'
import { momentText } from '@gema/contract/values/moment-text.ts'
import { formatMoney } from '@gema/contract/values/money.ts'
import type { Letter } from '../notifications/notifications.ts'
import { englishWords } from './order-letter-english.ts'
import type { OrderLetterFacts, OrderLetterRefund } from './order-letter-facts.ts'
import { indonesianWords } from './order-letter-indonesian.ts'
import { orderLines, orderLink, orderSections, totalRows, transferFacts } from './order-letter-parts.ts'
import type { OrderLetterWords } from './order-letter-words.ts'

export type {
  OrderLetterFacts,
  OrderLetterLine,
  OrderLetterParcel,
  OrderLetterPayment,
  OrderLetterRefund,
  OrderLetterTotals,
} from './order-letter-facts.ts'

/** In whatever other language somebody reads, these words are English. */
const wordsOf = ({ language }: OrderLetterFacts): OrderLetterWords =>
  language === 'id' ? indonesianWords : englishWords

const deadlineOf = ({ payment, language, now }: OrderLetterFacts): string =>
  payment.deadline === null ? '' : momentText(payment.deadline, { language, now })

const namedOf = (facts: OrderLetterFacts) => ({
  number: facts.number,
  amount: formatMoney(facts.payment.amount, facts.money),
  method: facts.payment.name,
  deadline: deadlineOf(facts),
})

type Said = { subject: string; heading: string; paragraphs: string[]; action: string }

function letterOf(facts: OrderLetterFacts, { action, ...said }: Said): Letter {
  return {
    ...said,
    language: facts.language === 'id' ? 'id' : defaultLanguage,
    action: { text: action, url: orderLink(facts) },
    footer: wordsOf(facts).footer(facts.number),
  }
}

/** What was ordered, after what a letter has to say about it. */
function withOrder(facts: OrderLetterFacts, letter: Letter): Letter {
  const told = { facts, words: wordsOf(facts) }
  return {
    ...letter,
    lines: orderLines(told),
    rows: totalRows(told),
    sections: orderSections(told),
  }
}

/** After an order was placed: what is in it, and how it is paid. */
export function orderPlacedLetter(facts: OrderLetterFacts): Letter {
  const words = wordsOf(facts)
  const named = namedOf(facts)
  if (facts.payment.key === 'bank-transfer') {
    const letter = letterOf(facts, words.placedTransfer(named))
    return withOrder(facts, { ...letter, facts: transferFacts({ facts, words }, named.deadline) })
  }
  const said = facts.payment.key === 'cash-on-delivery' ? words.placedCash(named) : words.placedOnline(named)
  return withOrder(facts, letterOf(facts, said))
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
