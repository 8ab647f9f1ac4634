import { PageLink } from '../../language/page-link.tsx'
import { type CardActionProps, cardButtonClasses } from './card-action-props.ts'
import { orderPlace } from './own-order-place.ts'
import { ReviewHere } from './review-here.tsx'

/** Reviews what has arrived: one product right here, several on the page of the order. */
export function ReviewButton(props: CardActionProps) {
  const { card, text, label, look } = props
  if (card.reviewable === 1) return <ReviewHere {...props} />
  return (
    <PageLink
      to={`${orderPlace({ order: card.id })}#review`}
      aria-label={label}
      className={cardButtonClasses(look)}
    >
      {text}
    </PageLink>
  )
}
