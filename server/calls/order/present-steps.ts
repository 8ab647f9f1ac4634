import type { OrderStepShown } from '@gema/contract/shapes/order.ts'
import type { WholeOrder } from '../../modules/orders/orders.ts'
import { cashOnDelivery, type Payment } from '../../modules/payments/payments.ts'

interface StepWords {
  en: string
  id: string
  /** Where it is fetched instead of sent. */
  pickup?: { en: string; id: string }
  /** Where it is paid on delivery. */
  cash?: { en: string; id: string }
}

const keys = ['pending', 'confirmed', 'picked_up', 'on_the_way', 'delivered'] as const

const words: Record<(typeof keys)[number], StepWords> = {
  pending: {
    en: 'Waiting for payment',
    id: 'Menunggu pembayaran',
    cash: { en: 'Waiting to be confirmed', id: 'Menunggu konfirmasi' },
  },
  confirmed: { en: 'Confirmed', id: 'Dikonfirmasi' },
  picked_up: {
    en: 'Handed to the courier',
    id: 'Diserahkan ke kurir',
    pickup: { en: 'Packed', id: 'Dikemas' },
  },
  on_the_way: {
    en: 'On the way',
    id: 'Dalam perjalanan',
    pickup: { en: 'Ready to fetch', id: 'Siap diambil' },
  },
  delivered: { en: 'Delivered', id: 'Sampai', pickup: { en: 'Fetched', id: 'Diambil' } },
}

/** Which events of the log have brought an order to each of its steps. */
const broughtBy: Record<(typeof keys)[number], readonly string[]> = {
  pending: ['placed'],
  confirmed: ['pay', 'accept_cod', 'revive'],
  picked_up: ['hand_over'],
  on_the_way: ['in_transit'],
  delivered: ['deliver'],
}

/** The five steps of an order, each with when it was taken; those of an order that has ended go no further. */
export function presentSteps(
  { order, parcels, events }: Pick<WholeOrder, 'order' | 'parcels' | 'events'>,
  { language, payment }: { language: string; payment: Pick<Payment, 'method'> },
): OrderStepShown[] {
  const isFetched = parcels.length > 0 && parcels.every(({ kind }) => kind === 'store_pickup')
  const isCash = payment.method === cashOnDelivery
  const isOver = order.cancelledAt !== null || order.finishedAt !== null
  return keys.map((key, place) => {
    const status = (place + 1) as OrderStepShown['status']
    const { pickup, cash, ...usual } = words[key]
    const said = (isFetched ? pickup : undefined) ?? (isCash ? cash : undefined) ?? usual
    const taken = events.find(({ kind }) => broughtBy[key].includes(kind))
    const isBehind = status < order.status || (status === order.status && isOver)
    return {
      key,
      status,
      name: language === 'id' ? said.id : said.en,
      state: isBehind ? 'done' : status === order.status ? 'active' : 'todo',
      at: taken?.happenedAt.toISOString() ?? null,
    }
  })
}
