import type { Order } from '@gema/contract/shapes/order.ts'
import type { Refund } from '@gema/contract/shapes/refund.ts'
import { useMoments } from '../../commerce/account/use-moments.ts'
import { type BadgeLook, badgeClasses } from '../../commerce/order/badge-classes.ts'
import { panelClasses } from '../../commerce/order/order-panel.ts'
import { useMoney } from '../../commerce/use-money.ts'
import type { WordKey } from '../../language/define-words.ts'
import { useWords } from '../../language/use-words.ts'
import { orderMatterWords } from './order-matter-words.ts'

/** Money of an order that was asked back or given back, and how far each of it is. */
export function RefundsPanel({ order }: { order: Pick<Order, 'refunds' | 'payment'> }) {
  const t = useWords(orderMatterWords)
  if (order.refunds.length === 0) return null
  return (
    <section className={panelClasses}>
      <h2 className="mb-3 text-18">{t('refunds')}</h2>
      <ul className="grid gap-3.5 text-14 [&>li+li]:border-t [&>li+li]:border-line [&>li+li]:pt-3.5">
        {order.refunds.map((refund) => (
          <RefundItem key={refund.id} refund={refund} method={order.payment.name} />
        ))}
      </ul>
    </section>
  )
}

const looks: Record<Refund['status'], BadgeLook> = {
  requested: 'warn',
  approved: 'info',
  refunded: 'ok',
  rejected: 'bad',
}

function RefundItem({ refund, method }: { refund: Refund; method: string }) {
  const t = useWords(orderMatterWords)
  const money = useMoney()
  const { dayAndTime } = useMoments()
  const { status, amount, way, bank, answer } = refund
  const decided = status === 'rejected' ? 'rejected_at' : 'approved_at'
  const moments = [
    t('asked_at', { time: dayAndTime(refund.asked_at) }),
    ...(refund.decided_at === null ? [] : [t(decided, { time: dayAndTime(refund.decided_at) })]),
    ...(refund.refunded_at === null ? [] : [t('sent_at', { time: dayAndTime(refund.refunded_at) })]),
  ]
  const to =
    way === 'origin'
      ? t('to_origin', { method })
      : bank === null
        ? t('to_some_bank')
        : t('to_bank', { bank: bank.name, digits: bank.last_four })
  return (
    <li className="wrap-anywhere">
      <p className="flex flex-wrap items-center justify-between gap-2">
        <b dir="ltr" className="figures text-16 font-bold whitespace-nowrap">
          {money(amount)}
        </b>
        <span className={badgeClasses(looks[status])}>
          {t(`refund_state_${status}` as WordKey<typeof orderMatterWords>)}
        </span>
      </p>
      <p className="mt-1">{t(`cause_${refund.cause}` as WordKey<typeof orderMatterWords>)}</p>
      {status !== 'rejected' && <p>{to}</p>}
      <ol className="figures mt-1 text-12 text-ink-2">
        {moments.map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ol>
      {status === 'approved' && <p className="mt-1 text-12 text-ink-2">{t('approved_next')}</p>}
      {answer && (
        <p className="mt-1.5 rounded-control bg-soft px-2.5 py-1.5">{t('we_said', { text: answer })}</p>
      )}
    </li>
  )
}
