import { lazy, Suspense, useState } from 'react'
import { useWords } from '../../language/use-words.ts'
import { Button } from '../../ui/button.tsx'
import { useChange } from '../account/use-change.ts'
import type { ReviewedLine } from '../review/reviewed-line.ts'
import { useToast } from '../use-toast.ts'
import type { CardActionProps } from './card-action-props.ts'
import { orderCardWords } from './order-card-words.ts'
import { useOrdersChanged } from './use-orders-changed.ts'

const ReviewDialog = lazy(() =>
  import('../review/review-dialog.tsx').then((module) => ({ default: module.ReviewDialog })),
)

/** Opens the form for the one product of an order that has no review yet. */
export function ReviewHere({ card, text, label, look }: CardActionProps) {
  const t = useWords(orderCardWords)
  const toast = useToast()
  const { change, busy } = useChange()
  const ordersChanged = useOrdersChanged()
  const [line, setLine] = useState<ReviewedLine>()
  const [open, setOpen] = useState(false)
  const [isWritten, setWritten] = useState(false)
  const begin = async () => {
    const answer = await change('ratingReviewFetch', { order: card.id, state: 'waiting' })
    const waiting = answer.ok ? answer.data.result.data[0] : undefined
    if (waiting === undefined) {
      // Another tab was faster, or nobody answered.
      if (answer.ok) return ordersChanged()
      return toast.error(answer.code >= 500 ? t('no_review') : answer.message)
    }
    setLine({ ...waiting, id: waiting.line })
    setOpen(true)
  }
  const close = () => {
    setOpen(false)
    // The list is loaded anew after the thanks: without something to review, this button and its dialog are gone.
    if (isWritten) void ordersChanged()
  }
  return (
    <>
      <Button
        look={look}
        size={40}
        busy={busy}
        aria-label={label}
        onClick={begin}
        className="max-w768:flex-1 max-w768:px-2"
      >
        {text}
      </Button>
      {line && (
        <Suspense>
          <ReviewDialog
            order={card.id}
            line={line}
            open={open}
            onClose={close}
            onDone={() => setWritten(true)}
          />
        </Suspense>
      )}
    </>
  )
}
