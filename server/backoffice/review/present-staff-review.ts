import type { StaffReview } from '@gema/contract/backoffice/calls/review.ts'
import { inLanguage } from '@gema/contract/values/language.ts'
import { knownProducts } from '../../modules/catalogue/catalogue.ts'
import { maskName, type Review } from '../../modules/reviews/reviews.ts'
import type { Shop } from '../../shop.ts'

/** Reviews as the staff sees them, each with the name of its product, whether that is still sold or not. */
export async function presentStaffReviews(
  { db }: Shop,
  reviews: Review[],
  language: string,
): Promise<StaffReview[]> {
  const ids = [...new Set(reviews.map(({ productId }) => productId))]
  const products = ids.length === 0 ? [] : await knownProducts(db, { ids })
  const names = new Map(products.map(({ id, name }) => [id, inLanguage(name, language)]))
  return reviews.map((review) => ({
    id: review.uuid,
    product: names.get(review.productId) ?? '',
    author: maskName(review.author),
    rating: review.rating,
    text: review.text,
    pictures: review.pictures,
    reply: review.reply,
    is_hidden: review.isHidden,
    hidden_reason: review.hiddenReason,
    written_at: review.writtenAt.toISOString(),
  }))
}

export async function presentStaffReview(shop: Shop, review: Review, language: string): Promise<StaffReview> {
  const [shown] = await presentStaffReviews(shop, [review], language)
  if (shown === undefined) throw new Error('a review cannot be shown')
  return shown
}
