import type { OrderCard } from '@gema/contract/shapes/order-card.ts'
import type { WordKey } from '../../language/define-words.ts'
import { useWords } from '../../language/use-words.ts'
import { BuyAgain } from './buy-again.tsx'
import { cardActionsOf, leadsOn } from './card-action.ts'
import { CardLink } from './card-link.tsx'
import { FinishButton } from './finish-button.tsx'
import { orderCardWords } from './order-card-words.ts'
import { ReviewButton } from './review-button.tsx'

const parts = { finish: FinishButton, review: ReviewButton, buy_again: BuyAgain }

/** The buttons of an order in a list; on phones they share the width. */
export function CardActions({ card, now }: { card: OrderCard; now: string }) {
  const t = useWords(orderCardWords)
  return (
    <div className="relative ms-auto flex flex-wrap gap-2 max-w768:w-full">
      {cardActionsOf(card, now).map((action) => {
        const text = t(`do_${action}` as WordKey<typeof orderCardWords>)
        const Part = action in parts ? parts[action as keyof typeof parts] : CardLink
        return (
          <Part
            key={action}
            card={card}
            action={action}
            text={text}
            label={t('do_of', { action: text, number: card.number })}
            look={leadsOn(action) ? 'primary' : 'secondary'}
          />
        )
      })}
    </div>
  )
}
