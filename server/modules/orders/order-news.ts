import { momentText } from '@gema/contract/values/moment-text.ts'
import { formatMoney } from '@gema/contract/values/money.ts'
import type { Letter, LetterFact } from '../notifications/notifications.ts'
import type { OrderLetterFacts } from './order-letter-facts.ts'
import { letterOf, namedOf, withOrder, wordsOf } from './order-letter-frame.ts'
import { isFetched, orderLink, payLink, transferFacts } from './order-letter-parts.ts'
import { englishNews } from './order-news-english.ts'
import { indonesianNews } from './order-news-indonesian.ts'
import type { NewsKind, NewsNamed, OrderNewsWords, Stand } from './order-news-words.ts'

/** What there is to tell about an order after the sale. `again`: all about it once more, because somebody has asked. */
export interface OrderNews {
  kind: NewsKind
  /** What was said about it; empty: nothing. Of parcels on their way: where they are. */
  reason?: string
  /** Money that is asked for or given back. */
  amount?: number
  /** The last four digits of the account that it goes to; absent: back the way it came. */
  lastFour?: string | undefined
  tracking?: { service: string; number: string }[]
  /** When it finishes by itself. */
  finishesAt?: Date | null
  /** Money was paid and goes back. */
  isRefunded?: boolean
  /** The refund waits for an approval. */
  isToBeApproved?: boolean
}

/** The letter about something that happened to an order. */
export function orderNewsLetter(facts: OrderLetterFacts, news: OrderNews): Letter {
  // In whatever other language somebody reads, these words are English.
  const words = facts.language === 'id' ? indonesianNews : englishNews
  const named = newsNamed(facts, news, words)
  const texts = words.letters[news.kind](named)
  if (news.kind === 'again') return orderAgain(facts, words, { ...texts, deadline: named.deadline })
  const told = factsOf(facts, news, words)
  const letter = letterOf(facts, texts, orderLink(facts, news.kind === 'finished' ? 'review' : ''))
  return told.length === 0 ? letter : { ...letter, facts: told }
}

function newsNamed(facts: OrderLetterFacts, news: OrderNews, words: OrderNewsWords): NewsNamed {
  const { language, now, money, payment, standing } = facts
  const amount = formatMoney(news.amount ?? payment.amount, money)
  const isCash = payment.key === 'cash-on-delivery' && !standing.isPaid
  const stores = isFetched(facts) ? new Set(facts.parcels.map(({ storeName }) => storeName)) : []
  const named = {
    ...namedOf(facts),
    amount,
    reason: (news.reason ?? '').trim(),
    account: news.lastFour === undefined ? '' : `•••• ${news.lastFour}`,
    finishes: news.finishesAt == null ? '' : momentText(news.finishesAt, { language, now }),
    cash: isCash ? formatMoney(payment.amount, money) : '',
    fetchedAt: [...stores].join(', '),
    isRefunded: news.isRefunded === true,
    isToBeApproved: news.isToBeApproved === true,
    isTransfer: payment.key === 'bank-transfer',
    hasVoucher: facts.voucherCode !== null,
    standing,
  }
  return { ...named, stands: words.stands[standOf(named)](named) }
}

/** Where an order has come to. */
function standOf({ standing, cash, fetchedAt }: Omit<NewsNamed, 'stands'>): Stand {
  const { status, isFinished, cancelled } = standing
  if (cancelled !== null) return 'cancelled'
  if (isFinished) return 'finished'
  if (status === 1) return cash === '' ? 'unpaid' : 'unaccepted'
  if (status === 2) return 'confirmed'
  if (status === 3) return fetchedAt === '' ? 'handed_over' : 'packed'
  if (status === 4) return fetchedAt === '' ? 'on_the_way' : 'ready'
  return fetchedAt === '' ? 'delivered' : 'fetched'
}

/** What is to be copied or looked up: tracking numbers, and where the parcels are. */
function factsOf(facts: OrderLetterFacts, news: OrderNews, words: OrderNewsWords): LetterFact[] {
  const isOnItsWay = news.kind === 'handed_over' || news.kind === 'in_transit'
  const place = news.kind === 'in_transit' ? (news.reason ?? '').trim() : ''
  return [
    ...(place === '' ? [] : [{ label: words.facts.place, value: place }]),
    ...(isOnItsWay ? trackingFacts(news.tracking ?? knownTracking(facts), words) : []),
  ]
}

const knownTracking = ({ parcels }: OrderLetterFacts) =>
  parcels.flatMap(({ service, trackingNumber }) =>
    trackingNumber == null ? [] : [{ service, number: trackingNumber }],
  )

const trackingFacts = (
  tracking: { service: string; number: string }[],
  words: OrderNewsWords,
): LetterFact[] =>
  tracking.map(({ service, number }) => ({ label: words.facts.tracking(service), value: number }))

/** All about an order; where it waits for money, its button leads to the payment. */
function orderAgain(
  facts: OrderLetterFacts,
  words: OrderNewsWords,
  { deadline, ...texts }: ReturnType<OrderNewsWords['letters'][NewsKind]> & { deadline: string },
): Letter {
  const { payment, standing } = facts
  const waits = standing.status === 1 && standing.cancelled === null && payment.key !== 'cash-on-delivery'
  if (!waits) {
    const told = standing.cancelled === null ? trackingFacts(knownTracking(facts), words) : []
    return withOrder(facts, { ...letterOf(facts, texts), ...(told.length > 0 && { facts: told }) })
  }
  const isTransfer = payment.key === 'bank-transfer'
  const action = isTransfer ? words.pay.transfer : words.pay.online
  const letter = letterOf(facts, { ...texts, action }, payLink(facts))
  const transfer = isTransfer && { facts: transferFacts({ facts, words: wordsOf(facts) }, deadline) }
  return withOrder(facts, { ...letter, ...transfer })
}
