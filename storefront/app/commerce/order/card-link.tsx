import type { OrderCard } from '@gema/contract/shapes/order-card.ts'
import { PageLink } from '../../language/page-link.tsx'
import { returnPlace } from '../checkout/left-order.ts'
import type { CardAction } from './card-action.ts'
import { type CardActionProps, cardButtonClasses } from './card-action-props.ts'
import { complaintPlace, filingPlace, orderPlace } from './own-order-place.ts'

/** An action of a card that happens on another page. */
export function CardLink({ card, action, text, label, look }: CardActionProps) {
  return (
    <PageLink to={addressFor(action, card)} aria-label={label} className={cardButtonClasses(look)}>
      {text}
    </PageLink>
  )
}

function addressFor(action: CardAction, { id, payment, open_complaint }: OrderCard): string {
  const paying = returnPlace({ order: id, provider: payment.key })
  if (action === 'pay') return paying
  if (action === 'proof') return `${paying}#proof`
  if (action === 'complain') return filingPlace({ order: id })
  if (action === 'complaint' && open_complaint) return complaintPlace(open_complaint.id, { order: id })
  return orderPlace({ order: id })
}
