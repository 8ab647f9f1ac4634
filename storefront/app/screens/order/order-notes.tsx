import type { Order } from '@gema/contract/shapes/order.ts'
import { useMoments } from '../../commerce/account/use-moments.ts'
import { complaintPlace, type OrderPlace } from '../../commerce/order/own-order-place.ts'
import { useMoney } from '../../commerce/use-money.ts'
import { PageLink } from '../../language/page-link.tsx'
import { useWords } from '../../language/use-words.ts'
import { Note } from '../../ui/note.tsx'
import { isComplaintOpen } from './is-complaint-open.ts'
import { orderMatterWords } from './order-matter-words.ts'
import { orderWords } from './order-words.ts'

interface OrderNotesProps {
  order: Order
  place: OrderPlace
  isOffline: boolean
  isOld: boolean
}

/** What is open about an order: a wish to cancel it, money that was asked for, a complaint. */
export function OrderNotes({ order, place, isOffline, isOld }: OrderNotesProps) {
  const t = useWords(orderMatterWords)
  const page = useWords(orderWords)
  const money = useMoney()
  const { dayAndTime } = useMoments()
  const { cancel_request: wish, refunds, complaints, cancelled } = order
  const asked = refunds.find(({ status }) => status === 'requested')
  const open = complaints.find(isComplaintOpen)
  return (
    <div className="grid gap-2.5 empty:hidden print:hidden">
      {(isOffline || isOld) && <Note kind="warn">{page(isOffline ? 'offline' : 'not_fresh')}</Note>}
      {wish?.state === 'open' && (
        <Note kind="warn">
          {t('cancel_open', { time: dayAndTime(wish.at) })}
          {wish.reason !== '' && <span className="block">{t('you_said', { text: wish.reason })}</span>}
        </Note>
      )}
      {wish?.state === 'declined' && cancelled === null && (
        <Note kind="bad">
          {t('cancel_declined')}
          {wish.answer && <span className="block">{t('we_said', { text: wish.answer })}</span>}
        </Note>
      )}
      {asked && cancelled === null && (
        <Note kind="info">{t('refund_open', { amount: money(asked.amount) })}</Note>
      )}
      {open && (
        <Note kind="warn">
          {t('complaint_open', { number: open.number })}{' '}
          <PageLink to={complaintPlace(open.id, place)}>{t('see_complaint')}</PageLink>
        </Note>
      )}
    </div>
  )
}
