import { defaultLanguage } from '@gema/contract/values/language.ts'
import { momentText } from '@gema/contract/values/moment-text.ts'
import { formatMoney } from '@gema/contract/values/money.ts'
import type { Letter } from '../notifications/notifications.ts'
import { englishWords } from './order-letter-english.ts'
import type { OrderLetterFacts } from './order-letter-facts.ts'
import { indonesianWords } from './order-letter-indonesian.ts'
import { orderLines, orderLink, orderSections, totalRows } from './order-letter-parts.ts'
import type { OrderLetterWords, Texts } from './order-letter-words.ts'

/** In whatever other language somebody reads, these words are English. */
export const wordsOf = ({ language }: OrderLetterFacts): OrderLetterWords =>
  language === 'id' ? indonesianWords : englishWords

const deadlineOf = ({ payment, language, now }: OrderLetterFacts): string =>
  payment.deadline === null ? '' : momentText(payment.deadline, { language, now })

/** What sentences about an order are filled with. */
export const namedOf = (facts: OrderLetterFacts) => ({
  number: facts.number,
  amount: formatMoney(facts.payment.amount, facts.money),
  method: facts.payment.name,
  deadline: deadlineOf(facts),
})

/** A letter about an order; its button leads to the page of the order, unless it leads elsewhere. */
export function letterOf(
  facts: OrderLetterFacts,
  { action, ...said }: Texts,
  url: string = orderLink(facts),
): Letter {
  return {
    ...said,
    language: facts.language === 'id' ? 'id' : defaultLanguage,
    action: { text: action, url },
    footer: wordsOf(facts).footer(facts.number),
  }
}

/** What was ordered, after what a letter has to say about it. */
export function withOrder(facts: OrderLetterFacts, letter: Letter): Letter {
  const told = { facts, words: wordsOf(facts) }
  return {
    ...letter,
    lines: orderLines(told),
    rows: totalRows(told),
    sections: orderSections(told),
  }
}
