import { defaultLanguage } from '@gema/contract/values/language.ts'
import { momentText } from '@gema/contract/values/moment-text.ts'
import { formatMoney } from '@gema/contract/values/money.ts'
import type { Letter } from '../notifications/notifications.ts'
import type { OrderLetterFacts } from '../orders/orders.ts'
import type { ComplaintNewsKind } from './complaint-letter-words.ts'
import { englishComplaints } from './complaint-letters-english.ts'
import { indonesianComplaints } from './complaint-letters-indonesian.ts'
import type { ComplaintRow } from './complaints-queries.ts'

/** Something that happened to a complaint, as its owner is told. */
export interface ComplaintNews {
  kind: ComplaintNewsKind
  complaint: Pick<ComplaintRow, 'uuid' | 'number' | 'description' | 'lastFour'>
  /** What was said about it. */
  text?: string
  staff?: string
  appealUntil?: Date | null
  /** Money that goes back. */
  refund?: number | undefined
  /** The refund waits for an approval. */
  isToBeApproved?: boolean
  /** What is complained about, as people call it. */
  items?: string[]
}

/** The page of a complaint; the key in it opens it in any browser. */
export function complaintLink(
  { pagesUrl, accessKey }: Pick<OrderLetterFacts, 'pagesUrl' | 'accessKey'>,
  { uuid }: { uuid: string },
): string {
  const key = accessKey === null ? '' : `?key=${encodeURIComponent(accessKey)}`
  return `${pagesUrl}/user/complaint/${uuid}${key}`
}

/** The letter to the owner of a complaint. */
export function complaintLetter(
  facts: Pick<OrderLetterFacts, 'number' | 'language' | 'pagesUrl' | 'accessKey' | 'money' | 'now'>,
  news: ComplaintNews,
): Letter {
  const { complaint, appealUntil, refund, items = [] } = news
  const { language, now, money } = facts
  // In whatever other language somebody reads, these words are English.
  const words = language === 'id' ? indonesianComplaints : englishComplaints
  const { action, ...said } = words.letters[news.kind]({
    number: complaint.number,
    order: facts.number,
    staff: news.staff ?? '',
    text: linesOf(news.text ?? ''),
    appealUntil: appealUntil == null ? '' : momentText(appealUntil, { language, now }),
    refund: refund === undefined ? '' : formatMoney(refund, money),
    isToBeApproved: news.isToBeApproved === true,
    account: complaint.lastFour === null ? '' : `•••• ${complaint.lastFour}`,
  })
  return {
    ...said,
    language: language === 'id' ? 'id' : defaultLanguage,
    action: { text: action, url: complaintLink(facts, complaint) },
    ...(news.kind === 'filed' && {
      sections: [
        { heading: words.sections.items, paragraphs: items },
        { heading: words.sections.description, paragraphs: linesOf(complaint.description) },
      ],
    }),
    footer: words.footer(facts.number),
  }
}

const linesOf = (text: string): string[] => text.split(/\s*\n\s*/).filter((line) => line !== '')

const shopHeadings = {
  filed: 'A new complaint',
  replied: 'The shopper has written',
  agreed: 'The shopper agrees to the proposal',
  declined: 'The shopper asks for another solution',
  cancelled: 'The shopper has withdrawn the complaint',
  appealed: 'The shopper appeals the rejection',
}

export type ShopNewsKind = keyof typeof shopHeadings

/** To the shop itself: no bank details and no files, because mails lie about for years. */
export const shopLetter = (
  kind: ShopNewsKind,
  told: { number: string; order: string; type: string; text: string; items?: string[]; files: number },
): Letter => ({
  language: defaultLanguage,
  subject: `Complaint ${told.number}, order ${told.order}: ${shopHeadings[kind].toLowerCase()}`,
  heading: shopHeadings[kind],
  paragraphs: [
    `Complaint ${told.number} about order ${told.order} (${told.type.replaceAll('_', ' ')}).`,
    ...(told.items ?? []),
    ...linesOf(told.text),
    ...(told.files === 0
      ? []
      : [`Files: ${told.files}. They are kept encrypted and are not part of this mail.`]),
  ],
  footer: 'Sent by the shop, because something happened to a complaint.',
})
