import { defineWords } from '../../language/define-words.ts'

/** How an order goes on. */
export const orderWords = defineWords('placed_order', {
  en: {
    steps: 'How your order goes on',
    // dynamic: step_*
    step_placed: 'Placed',
    step_paid: 'Paid',
    step_confirmed: 'Confirmed',
    step_packed: 'Handed to the courier',
    step_way: 'On its way',
    step_there: 'Delivered',
    step_ready: 'Ready to fetch',
    step_fetched: 'Fetched',
    soon: 'Next',
    about: 'About {{days}}',
    log: 'What has happened',
  },
  id: {
    steps: 'Perjalanan pesanan Anda',
    step_placed: 'Dipesan',
    step_paid: 'Dibayar',
    step_confirmed: 'Dikonfirmasi',
    step_packed: 'Diserahkan ke kurir',
    step_way: 'Dalam perjalanan',
    step_there: 'Sampai',
    step_ready: 'Siap diambil',
    step_fetched: 'Diambil',
    soon: 'Berikutnya',
    about: 'Perkiraan {{days}}',
    log: 'Riwayat pesanan',
  },
})
