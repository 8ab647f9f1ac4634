import { addressOf } from '../../addresses.ts'
import { PageLink } from '../../language/page-link.tsx'
import { useWords } from '../../language/use-words.ts'
import { type ButtonSize, buttonClasses } from '../../ui/button-classes.ts'
import { classNames } from '../../ui/class-names.ts'
import { Stars } from '../../ui/stars.tsx'
import { ShopPicture } from '../shop-picture.tsx'
import { reviewDialogWords } from './review-dialog-words.ts'
import type { ReviewedLine } from './reviewed-line.ts'
import type { ReviewDone } from './use-review-form.ts'

interface ReviewThanksProps {
  line: ReviewedLine
  done: ReviewDone
}

/** What the shop says when a review is written. */
export function ReviewThanks({ line, done: { message, rating } }: ReviewThanksProps) {
  const t = useWords(reviewDialogWords)
  return (
    <div role="status" className="grid justify-items-center gap-3 py-2 text-center">
      <ShopPicture
        picture={line.image_path}
        alt=""
        widths={[160, 240]}
        sizes="96px"
        className="size-24 rounded-inner bg-tile"
      />
      <Stars rating={rating} label={t('given', { rating })} />
      <p className="text-14 text-pretty text-ink-2">{message}</p>
    </div>
  )
}

interface SeeReviewProps extends ReviewThanksProps {
  size: ButtonSize
  onClick: () => void
}

/** The way to the reviews of the product, where the new one stands. */
export function SeeReview({ line, done, size, onClick }: SeeReviewProps) {
  const t = useWords(reviewDialogWords)
  const place = addressOf('product', { main: done.slug, id: line.product_uuid })
  return (
    <PageLink
      to={`${place}#reviews`}
      onClick={onClick}
      className={classNames(buttonClasses('primary', size), 'max-w768:flex-1')}
    >
      {t('see')}
    </PageLink>
  )
}
