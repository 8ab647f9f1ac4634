import type { Order } from '@gema/contract/shapes/order.ts'
import type { Refund } from '@gema/contract/shapes/refund.ts'
import { expect, test } from 'vitest'
import { anOrder, anUnpaidOrder, paidBy } from '../../../testing/an-order.ts'
import { expectTexts } from '../../../testing/expect-texts.ts'
import { show } from '../../../testing/show.tsx'
import { OrderActions } from './order-actions.tsx'
import { OrderHead } from './order-head.tsx'
import { OrderNotes } from './order-notes.tsx'
import { RefundsPanel } from './refunds-panel.tsx'
import { TrackingPanel } from './tracking-panel.tsx'

/** The parts of the page of an order that say how it stands. */
function Parts({ order }: { order: Order }) {
  const part = { order, place: { order: order.id }, onAsk: () => {}, onLook: () => {} }
  return (
    <>
      <OrderHead order={order} />
      <OrderNotes {...part} isOffline={false} isOld={false} />
      <TrackingPanel {...part} />
      <OrderActions {...part} />
      <RefundsPanel order={order} />
    </>
  )
}

const at = '2026-11-16T03:00:00Z'

const aRefund = (given: Partial<Refund>): Refund => ({
  ...{ id: anOrder().id, status: 'requested', cause: 'request', amount: 800_000, items: [], way: 'bank' },
  ...{ bank: { name: 'Bank Nusa Raya', last_four: '4417' }, reason: '', answer: null },
  ...{ asked_at: at, decided_at: null, refunded_at: null },
  ...given,
})

const wish = { at, reason: 'It takes too long' }
const no = (reason: string) => ({ is_allowed: false, reason })

/** An order that can neither be finished nor cancelled as long as something is open about it. */
const held = (given: Partial<Order>): Order => {
  const order = anOrder({ finishes_at: null, ...given })
  return { ...order, actions: { ...order.actions, finish: no('Something is open.') } }
}

interface Standing {
  order: Order
  en: string[]
  id: string[]
}

const standings: Record<string, Standing> = {
  'waits for its payment': {
    order: anUnpaidOrder(),
    en: ['Waiting for payment', 'Not paid yet', 'Cancel the order', 'Report a delivery problem'],
    id: ['Menunggu pembayaran', 'Belum dibayar', 'Batalkan pesanan', 'Laporkan masalah pengiriman'],
  },
  'is confirmed': {
    order: anOrder({ status: 2 }),
    en: ['Confirmed', 'Paid', 'Ask to cancel the order'],
    id: ['Dikonfirmasi', 'Lunas', 'Minta pembatalan pesanan'],
  },
  'shall be cancelled': {
    order: anOrder({ status: 2, cancel_request: { ...wish, state: 'open', answer: null } }),
    en: ['You asked us on…', 'You wrote: It takes too long'],
    id: ['Anda meminta pembatalan pesanan ini pada…', 'Anda menulis: It takes too long'],
  },
  'was not cancelled any more': {
    order: anOrder({ status: 2, cancel_request: { ...wish, state: 'declined', answer: 'It is packed.' } }),
    en: ['We could not cancel this order any more.…', 'Our answer: It is packed.'],
    id: ['Pesanan ini tidak bisa lagi kami batalkan.…', 'Jawaban kami: It is packed.'],
  },
  'was cancelled': {
    order: {
      ...anUnpaidOrder(),
      cancelled: { at, reason: 'by_shopper', note: 'Ordered the wrong thing' },
    },
    en: ['Cancelled', 'You cancelled this order', 'Reason: Ordered the wrong thing', 'No money was taken.'],
    id: [
      'Dibatalkan',
      'Anda membatalkan pesanan ini',
      'Alasan: Ordered the wrong thing',
      'Tidak ada uang yang diambil.',
    ],
  },
  'was cancelled after it was paid': {
    order: anOrder({
      ...{ status: 2, cancelled: { at, reason: 'by_shopper', note: '' } },
      refunds: [aRefund({ status: 'approved', cause: 'cancel', amount: 2_120_123 })],
    }),
    en: ['Money back', 'Approved', 'For the cancelled order', 'The money is on its way to you.'],
    id: [
      'Pengembalian dana',
      'Disetujui',
      'Untuk pesanan yang dibatalkan',
      'Dana sedang dikirim kepada Anda.',
    ],
  },
  'has been handed to the courier': {
    order: anOrder({ status: 3 }),
    en: ['Handed to the courier', 'Finishes by itself…'],
    id: ['Diserahkan ke kurir', 'Otomatis selesai…'],
  },
  'is on its way': {
    order: anOrder({ status: 4 }),
    en: ['On the way', 'Follow the parcel'],
    id: ['Dalam perjalanan', 'Lacak kiriman'],
  },
  'has been delivered': {
    order: anOrder(),
    en: [
      'Delivered',
      'Is everything there and as it should be?',
      'Finishes by itself on…',
      'Finish the order',
    ],
    id: ['Sampai', 'Barang sudah lengkap dan sesuai?', 'Otomatis selesai…', 'Selesaikan pesanan'],
  },
  'is finished': {
    order: anOrder({ finished: { at, by: 'shopper' } }),
    en: ['Finished', 'Thank you for shopping at Gema', 'Write a review'],
    id: ['Selesai', 'Terima kasih sudah berbelanja di Gema', 'Beri ulasan'],
  },
  'has an open complaint': {
    order: held({ complaints: [{ id: anOrder().id, number: 'KMP-2611-0147', status: 'created' }] }),
    en: ['Complaint KMP-2611-0147 about this order is open.…', 'It does not finish by itself as long as…'],
    id: [
      'Komplain KMP-2611-0147 untuk pesanan ini masih terbuka.…',
      'Pesanan tidak selesai otomatis selama…',
    ],
  },
  'has money that was asked back': {
    order: held({ refunds: [aRefund({})] }),
    en: [
      'You have asked for Rp 800.000 back.…',
      'Requested',
      'At your request',
      'To Bank Nusa Raya •••• 4417',
    ],
    id: [
      'Anda mengajukan pengembalian dana Rp 800.000.…',
      'Diajukan',
      'Atas permintaan Anda',
      'Ke Bank Nusa Raya •••• 4417',
    ],
  },
  'has money that went back by card': {
    order: anOrder({
      payment: paidBy('stripe'),
      refunds: [
        aRefund({ status: 'refunded', cause: 'complaint', way: 'origin', bank: null, refunded_at: at }),
      ],
    }),
    en: ['Sent', 'From a complaint', 'The way it was paid: Stripe'],
    id: ['Dikirim', 'Dari komplain', 'Lewat cara Anda membayar: Stripe'],
  },
  'has money that is not given back': {
    order: anOrder({ refunds: [aRefund({ status: 'rejected', answer: 'It was used.', decided_at: at })] }),
    en: ['Rejected', 'Our answer: It was used.'],
    id: ['Ditolak', 'Jawaban kami: It was used.'],
  },
}

const cases = Object.entries(standings).flatMap(([what, { order, ...texts }]) =>
  (['en', 'id'] as const).map((language) => ({ what, language, order, texts: texts[language] })),
)

test.each(cases)(
  'the page of an order that $what says so, in $language',
  async ({ order, language, texts }) => {
    const screen = await show(<Parts order={order} />, { language })
    await expectTexts(screen, texts)
  },
)

test('what cannot be done with an order is no button, and says why', async () => {
  const { actions, ...order } = anOrder()
  const refused = { ...actions, refund: no('This order is finished.'), complain: no('It is too late.') }
  const screen = await show(<Parts order={{ ...order, actions: refused }} />)
  await expect.element(screen.getByText('This order is finished.')).toBeVisible()
  await expect.element(screen.getByText('It is too late.')).toBeVisible()
  await expect.element(screen.getByRole('button', { name: /^Ask for money back/ })).not.toBeInTheDocument()
  await expect.element(screen.getByRole('link', { name: /^File a complaint/ })).not.toBeInTheDocument()
})
