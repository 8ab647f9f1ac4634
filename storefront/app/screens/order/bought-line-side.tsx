import type { OrderLine } from '@gema/contract/shapes/order.ts'
import { preparesAdding } from '../../commerce/cart/use-add.ts'
import { useWords } from '../../language/use-words.ts'
import { FieldError } from '../../ui/field.tsx'
import { Stars } from '../../ui/stars.tsx'
import { boughtLineWords } from './bought-line-words.ts'
import type { BuyAgain } from './use-buy-again.ts'

interface BoughtLineSideProps {
  line: OrderLine
  again: BuyAgain
  canReview: boolean
  onReview: () => void
}

const linkClasses =
  'text-14 font-semibold text-primary hover:text-primary-hover hover:underline underline-offset-3'

/** What can be done with a product that was bought: the same again, and a review, or the stars that were given. */
export function BoughtLineSide({ line, again, canReview, onReview }: BoughtLineSideProps) {
  const t = useWords(boughtLineWords)
  const { name, review } = line
  const isBusy = again.busy === line.id
  return (
    <div className="grid justify-items-end gap-1.5 print:hidden">
      <button
        type="button"
        {...preparesAdding}
        aria-label={t('again_of', { name })}
        aria-busy={isBusy || undefined}
        onClick={() => again.buy(line)}
        className={`${linkClasses} ${isBusy ? 'opacity-55' : ''}`}
      >
        {t('again')}
      </button>
      {canReview && review === null && (
        <button
          type="button"
          aria-label={t('review_of', { name })}
          onClick={onReview}
          className={linkClasses}
        >
          {t('review')}
        </button>
      )}
      {review !== null && (
        <>
          <Stars rating={review.rating} label={t('stars', { count: review.rating })} />
          {review.is_hidden && <span className="text-12 text-ink-2">{t('hidden')}</span>}
        </>
      )}
      <div aria-live="polite" className="max-w-60 text-end whitespace-normal">
        {again.refused?.line === line.id && <FieldError>{again.refused.text}</FieldError>}
      </div>
    </div>
  )
}
