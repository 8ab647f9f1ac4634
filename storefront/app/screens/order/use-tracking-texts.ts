import type { Order } from '@gema/contract/shapes/order.ts'
import { useShop } from '../../api/use-shop.ts'
import { useMoments } from '../../commerce/account/use-moments.ts'
import { isFetched } from '../../commerce/order/is-fetched.ts'
import { useEstimateDays } from '../../commerce/order/use-estimate-days.ts'
import { useMoney } from '../../commerce/use-money.ts'
import type { WordKey } from '../../language/define-words.ts'
import { useWords } from '../../language/use-words.ts'
import { orderActionWords } from './order-action-words.ts'
import { standOf } from './order-stand.ts'
import { trackingWords } from './tracking-words.ts'

interface TrackingTexts {
  above: string
  heading: string
  below: string[]
}

/** What is said about where an order is: a line above, the heading, and what else is to be known. */
export function useTrackingTexts(order: Order): TrackingTexts {
  const t = useWords(trackingWords)
  const actions = useWords(orderActionWords)
  const money = useMoney()
  const { dayAndTime } = useMoments()
  const { long } = useEstimateDays()
  const { setting } = useShop()
  const { payment, estimate, cancelled, finished, delivered_at: arrived } = order
  const texts: Record<ReturnType<typeof standOf>, () => TrackingTexts> = {
    to_pay: () => ({
      above: t('to_pay'),
      heading: payment.deadline === null ? t('pay_now') : t('pay_by', { time: dayAndTime(payment.deadline) }),
      below: payment.status === 'open' ? [] : [payment.message ?? t('pay_failed')],
    }),
    checking: () => ({ above: t('checking'), heading: t('checking_title'), below: [t('checking_text')] }),
    to_accept: () => ({
      above: t('to_accept'),
      heading: t('to_accept_title'),
      below: [t('to_accept_text', { amount: money(order.amount) })],
    }),
    coming: () => {
      const fetched = isFetched(order)
      const store = order.parcels.map(({ store_name: name }) => name).join(', ')
      if (fetched && order.status === 4) return { above: '', heading: t('ready', { store }), below: [] }
      if (estimate === null) return { above: '', heading: t('soon'), below: [] }
      return { above: t(fetched ? 'estimate_fetch' : 'estimate'), heading: long(estimate), below: [] }
    },
    delivered: () => ({
      above: arrived === null ? '' : t('delivered', { time: dayAndTime(arrived) }),
      heading: t('delivered_title'),
      below: [
        order.finishes_at === null
          ? t('held')
          : actions('finishes_at', { time: dayAndTime(order.finishes_at) }),
      ],
    }),
    finished: () => ({
      above: finished === null ? '' : t('finished', { time: dayAndTime(finished.at) }),
      heading: t('finished_title', { shop: setting.site_name }),
      below: [
        t(finished?.by === 'system' ? 'finished_by_system' : 'finished_by_shopper'),
        ...(order.actions.review.is_allowed ? [t('review_waiting')] : []),
      ],
    }),
    cancelled: () => {
      const back = order.refunds.reduce((sum, { amount }) => sum + amount, 0)
      return {
        above: cancelled === null ? '' : t('cancelled', { time: dayAndTime(cancelled.at) }),
        heading: t(`cancelled_by_${cancelled?.reason ?? 'expired'}` as WordKey<typeof trackingWords>),
        below: [
          ...(cancelled?.note ? [t('said', { note: cancelled.note })] : []),
          back > 0
            ? t('money_back', { amount: money(back) })
            : payment.paid_at === null
              ? t('no_money')
              : t('money_back', { amount: money(payment.amount) }),
        ],
      }
    },
  }
  return texts[standOf(order)]()
}
