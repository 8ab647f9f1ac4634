import type { OrderCard } from '@gema/contract/shapes/order-card.ts'
import { type ButtonLook, buttonClasses } from '../../ui/button-classes.ts'
import type { CardAction } from './card-action.ts'

/** What the parts of a card's foot are handed. */
export interface CardActionProps {
  card: OrderCard
  action: CardAction
  /** As it is read and as it is told apart from those of the other cards. */
  text: string
  label: string
  look: ButtonLook
}

/** The look of each of them. */
export const cardButtonClasses = (look: ButtonLook): string =>
  `${buttonClasses(look, 40)} max-w768:flex-1 max-w768:px-2`
