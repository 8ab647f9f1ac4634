import { useWords } from '../../language/use-words.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Sheet } from '../../ui/sheet.tsx'
import { useNarrow } from '../../ui/use-narrow.ts'
import { reviewDialogWords } from './review-dialog-words.ts'
import { ReviewForm } from './review-form.tsx'
import { ReviewThanks, SeeReview } from './review-thanks.tsx'
import type { ReviewedLine } from './reviewed-line.ts'
import { useReviewForm } from './use-review-form.ts'

export interface ReviewDialogProps {
  order: string
  /** From the link of a mail. */
  orderKey?: string
  line: ReviewedLine
  open: boolean
  onClose: () => void
  /** The review is written: what the page says about the line is no longer so. The dialog stays to say thanks. */
  onDone: () => void
}

/** Reviews what was bought: a dialog, on phones a sheet from below. */
export const ReviewDialog = (props: ReviewDialogProps) => <ReviewOfLine key={props.line.id} {...props} />

function ReviewOfLine({ order, orderKey, line, open, onClose, onDone }: ReviewDialogProps) {
  const t = useWords(reviewDialogWords)
  const isNarrow = useNarrow()
  const place = { order, ...(orderKey !== undefined && { key: orderKey }), line: line.id }
  const state = useReviewForm(place, onDone)
  const { isSending, done } = state
  const close = () => {
    // What is on its way must come to its end first.
    if (!isSending) onClose()
  }
  const title = done === undefined ? t('title') : t('thanks')
  const body =
    done === undefined ? <ReviewForm line={line} state={state} /> : <ReviewThanks line={line} done={done} />
  const size = isNarrow ? 48 : 40
  const send = (
    <Button
      type="submit"
      form="review-form"
      size={size}
      busy={isSending}
      className={isNarrow ? 'flex-1' : ''}
    >
      {t('send')}
    </Button>
  )
  const action =
    done === undefined ? send : <SeeReview line={line} done={done} size={size} onClick={onClose} />
  if (isNarrow) {
    return (
      <Sheet open={open} onOpenChange={close} title={title} closeLabel={t('close')} actions={action}>
        <div className="pt-2 pb-5">{body}</div>
      </Sheet>
    )
  }
  return (
    <Dialog open={open} onOpenChange={close} title={title} busy={isSending}>
      <div className="mt-4">{body}</div>
      {/* However many photos there are, the buttons stay in sight. */}
      <div className="sticky -bottom-6 -mx-6 mt-5 -mb-6 flex justify-end gap-3 border-t border-line bg-page px-6 py-4">
        <Button look="secondary" size={size} onClick={close} disabled={isSending}>
          {done === undefined ? t('cancel') : t('close')}
        </Button>
        {action}
      </div>
    </Dialog>
  )
}
