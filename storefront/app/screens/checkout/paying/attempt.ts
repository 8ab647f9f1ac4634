import type { CallInput } from '@gema/contract/client.ts'
import { newUuid } from '../../../api/new-uuid.ts'
import { forgetInTab, keepInTab, recallInTab } from '../../../commerce/checkout/kept-in-tab.ts'
import { shortMark } from './short-mark.ts'

export type CheckoutInput = CallInput<'checkoutStore'>
/** What is sent, without the key. */
export type OrderWish = Omit<CheckoutInput, 'idempotency_key'>

/** One attempt to order. However often it is sent, it makes one order. */
export interface Attempt {
  key: string
  /** Of what is sent and of the cart that it is for: something else is another attempt. */
  mark: string
  /** What was sent, until an answer comes: it may have become an order without anybody knowing. */
  unanswered?: CheckoutInput
}

interface Wanted {
  wish: OrderWish
  /** Of the cart: the same things bought once more are another order. */
  revision: number
}

const place = 'gema-attempt'

/** The mark of an attempt: the same contents in any order of their fields have the same one. */
export const markOfWish = ({ wish, revision }: Wanted): string =>
  shortMark(JSON.stringify([revision, wish], sortedKeys))

/** Goes on with the known attempt where it is for the same, else begins another. */
export function attemptFor(
  known: Attempt | undefined,
  wanted: Wanted,
  makeKey: () => string = newUuid,
): Required<Attempt> {
  const mark = markOfWish(wanted)
  const key = known?.mark === mark ? known.key : makeKey()
  return { key, mark, unanswered: { ...wanted.wish, idempotency_key: key } }
}

/** Begins an attempt or goes on with it, and remembers it before anything is sent. */
export function beginAttempt(wanted: Wanted): Required<Attempt> {
  const attempt = attemptFor(recallAttempt(), wanted)
  keepInTab(place, attempt)
  return attempt
}

/** An answer has come: whatever it was, nothing has to be asked again. The same wish still has the same key. */
export function attemptAnswered(): void {
  const known = recallAttempt()
  if (known !== undefined) keepInTab(place, { key: known.key, mark: known.mark } satisfies Attempt)
}

export const recallAttempt = (): Attempt | undefined => recallInTab<Attempt>(place)

export const forgetAttempt = (): void => forgetInTab(place)

/** Objects with their fields in the order of the alphabet. */
function sortedKeys(_: string, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value
  return Object.fromEntries(Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1)))
}
