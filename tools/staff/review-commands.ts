import type { StaffReview } from '@gema/contract/backoffice/calls/review.ts'
import type { AskStaff } from '@gema/contract/client.ts'
import { dataOf, pageOf } from './refused.ts'
import { listText, plain, wib } from './texts.ts'

type Given = Record<string, string>

/** What can be done with reviews; each answers what is told. */
export const reviewCommands = {
  async reviews(ask: AskStaff, { page }: Given): Promise<string> {
    const list = dataOf(await ask('reviewFetch', { page: pageOf(page) }))
    return listText(list.data.map(reviewRow), list)
  },
  hideReview: async (ask: AskStaff, { id = '', reason = '' }: Given) =>
    reviewLine(dataOf(await ask('reviewHide', { id, reason }))),
  showReview: async (ask: AskStaff, { id = '' }: Given) =>
    reviewLine(dataOf(await ask('reviewShow', { id }))),
  answerReview: async (ask: AskStaff, { id = '', text = '' }: Given) =>
    reviewLine(dataOf(await ask('reviewAnswer', { id, text }))),
}

const stateOf = ({ is_hidden, reply }: StaffReview): string =>
  [is_hidden ? 'hidden' : 'shown', ...(reply === null ? [] : ['answered'])].join(', ')

const reviewRow = (review: StaffReview): string[] => [
  review.id,
  wib(review.written_at),
  '★'.repeat(review.rating).padEnd(5, '☆'),
  stateOf(review),
  plain(review.product),
  plain(review.author),
  plain(review.text).slice(0, 80),
]

const reviewLine = (review: StaffReview): string =>
  plain(`Review of ${review.product} by ${review.author}: ${stateOf(review)}`)
