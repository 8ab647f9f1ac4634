import type { Order } from '@gema/contract/shapes/order.ts'
import { lazy, Suspense } from 'react'
import type { OrderPlace } from '../../commerce/order/own-order-place.ts'
import { loadCancel, loadFinish, loadMail, loadRefund, loadReview } from './load-questions.ts'
import type { Asked } from './order-part-props.ts'

const CancelDialog = lazy(() => loadCancel().then(({ CancelDialog }) => ({ default: CancelDialog })))
const RefundDialog = lazy(() => loadRefund().then(({ RefundDialog }) => ({ default: RefundDialog })))
const FinishQuestion = lazy(() => loadFinish().then(({ FinishQuestion }) => ({ default: FinishQuestion })))
const ReviewDialog = lazy(() => loadReview().then(({ ReviewDialog }) => ({ default: ReviewDialog })))
const MailQuestion = lazy(() => loadMail().then(({ MailQuestion }) => ({ default: MailQuestion })))

interface OrderQuestionsProps {
  order: Order
  place: OrderPlace
  asked: Asked
  onDone: (order: Order) => void
  onLook: () => void
}

/** The dialogs of the page, each loaded when it is first needed. */
export function OrderQuestions({ order, place, asked, onDone, onLook }: OrderQuestionsProps) {
  const { question, isOpen, close } = asked
  if (question === undefined) return null
  const { what } = question
  const dialog = { order, place, open: isOpen, onClose: close, onDone }
  return (
    <Suspense>
      {what === 'cancel' && <CancelDialog {...dialog} />}
      {what === 'refund' && <RefundDialog {...dialog} />}
      {what === 'mail' && <MailQuestion {...dialog} />}
      {what === 'finish' && (
        <FinishQuestion
          order={order}
          orderKey={place.key}
          open={isOpen}
          onOpenChange={close}
          onDone={onDone}
        />
      )}
      {what === 'review' && (
        <ReviewDialog
          order={order.id}
          {...(place.key !== undefined && { orderKey: place.key })}
          line={question.line}
          open={isOpen}
          onClose={close}
          onDone={onLook}
        />
      )}
    </Suspense>
  )
}
