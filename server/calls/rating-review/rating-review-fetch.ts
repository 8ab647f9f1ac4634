import type { ratingReviewFetch } from '@gema/contract/calls/rating-review.ts'
import { inLanguage } from '@gema/contract/values/language.ts'
import { type Handler, refuse } from '../../http/handler.ts'
import { knownProducts } from '../../modules/catalogue/catalogue.ts'
import { type FinishedLine, finishedLines } from '../../modules/orders/orders.ts'
import { reviewsOfLines } from '../../modules/reviews/reviews.ts'
import { readSettings } from '../../modules/settings/settings.ts'
import type { Shop } from '../../shop.ts'
import { cartOwnerOf } from '../callers/cart-owner.ts'
import { orderOfCaller } from '../callers/own-order.ts'
import { presentPage } from '../paging/present-page.ts'
import { presentReviewable } from './present-reviewable.ts'

/** What the caller has bought in finished orders and may review, and what they wrote. */
export const answerRatingReviewFetch: Handler<typeof ratingReviewFetch, Shop> = async (input, context) => {
  const { shop, caller, language } = context
  const order =
    input.order === undefined
      ? undefined
      : await orderOfCaller(shop, caller, { order: input.order, key: input.key })
  if (input.order !== undefined && order === undefined) return refuse('order_unknown')
  const lines = await finishedLines(shop.db, order ? { orderId: order.id } : cartOwnerOf(caller))
  const [reviews, sold, { reviewPictureKb }] = await Promise.all([
    reviewsOfLines(
      shop.db,
      lines.map(({ id }) => id),
    ),
    slugsOfSold(shop, lines, language),
    readSettings(shop.db),
  ])
  const isWanted = (line: FinishedLine) => {
    if (reviews.has(line.id)) return input.state !== 'waiting'
    // About what is no longer sold, nobody can write any more.
    return input.state !== 'written' && sold.has(line.productUuid)
  }
  const wanted = lines.filter(isWanted)
  const start = (input.page - 1) * input.per_page
  const shown = wanted.slice(start, start + input.per_page)
  return {
    result: presentPage(
      shown.map((line) =>
        presentReviewable(line, { review: reviews.get(line.id), slug: sold.get(line.productUuid) }),
      ),
      { ...input, total: wanted.length },
    ),
    picture_kb: reviewPictureKb,
  }
}

/** Which of the products are still sold, and how their addresses begin in the language of the caller. */
async function slugsOfSold(
  { db }: Shop,
  lines: FinishedLine[],
  language: string,
): Promise<Map<string, string>> {
  const uuids = [...new Set(lines.map(({ productUuid }) => productUuid))]
  const known = uuids.length === 0 ? [] : await knownProducts(db, { uuids })
  const sold = known.filter(({ isActive }) => isActive)
  return new Map(sold.map(({ uuid, slug }) => [uuid, inLanguage(slug, language)]))
}
