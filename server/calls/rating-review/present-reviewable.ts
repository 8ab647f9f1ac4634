import type { Reviewable } from '@gema/contract/calls/rating-review.ts'
import type { FinishedLine } from '../../modules/orders/orders.ts'
import type { Review } from '../../modules/reviews/reviews.ts'
import { presentReview } from './present-review.ts'

/**
 * A line of a finished order with what its buyer wrote; only they are told why it was hidden. Its address is that of the
 * product today, as long as there is one.
 */
export function presentReviewable(
  line: FinishedLine,
  { review, slug }: { review: Review | undefined; slug: string | undefined },
): Reviewable {
  const { order } = line
  if (order.finishedAt === null) throw new Error('a line of an order that is not finished cannot be reviewed')
  return {
    order: { id: order.uuid, number: order.number, finished_at: order.finishedAt.toISOString() },
    line: line.uuid,
    product_uuid: line.productUuid,
    slug: slug ?? line.slug,
    name: line.name,
    label: line.label,
    image_path: line.image,
    image_alt: line.imageAlt,
    review:
      review === undefined
        ? null
        : { ...presentReview(review), is_hidden: review.isHidden, hidden_reason: review.hiddenReason },
  }
}
