import { defineWords } from '../../language/define-words.ts'

export const orderBadgeWords = defineWords('order_badge', {
  en: {
    // dynamic: order_*
    order_pending: 'Waiting for payment',
    order_to_accept: 'Waiting to be confirmed',
    order_confirmed: 'Confirmed',
    order_picked_up: 'Handed to the courier',
    order_on_the_way: 'On the way',
    order_delivered: 'Delivered',
    order_finished: 'Finished',
    order_cancelled: 'Cancelled',
    paid: 'Paid',
    unpaid: 'Not paid yet',
    cash: 'Cash on delivery',
  },
  id: {
    order_pending: 'Menunggu pembayaran',
    order_to_accept: 'Menunggu konfirmasi',
    order_confirmed: 'Dikonfirmasi',
    order_picked_up: 'Diserahkan ke kurir',
    order_on_the_way: 'Dalam perjalanan',
    order_delivered: 'Sampai',
    order_finished: 'Selesai',
    order_cancelled: 'Dibatalkan',
    paid: 'Lunas',
    unpaid: 'Belum dibayar',
    cash: 'Bayar di tempat',
  },
})
