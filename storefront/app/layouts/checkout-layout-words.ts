import { defineWords } from '../language/define-words.ts'

export const checkoutLayoutWords = defineWords('checkout_layout', {
  en: {
    home: 'To the home page',
    steps: 'Steps to your order',
    step_address: 'Address',
    step_delivery: 'Delivery',
    step_payment: 'Payment',
    step_done: 'done',
    secure: 'Secure checkout',
    back_to_cart: 'Back to the cart',
    go_on_shopping: 'Continue shopping',
    privacy: 'Privacy policy',
    returns: 'Returns and refunds',
  },
  id: {
    home: 'Ke beranda',
    steps: 'Langkah menuju pesanan',
    step_address: 'Alamat',
    step_delivery: 'Pengiriman',
    step_payment: 'Pembayaran',
    step_done: 'selesai',
    secure: 'Transaksi aman',
    back_to_cart: 'Kembali ke keranjang',
    go_on_shopping: 'Lanjut belanja',
    privacy: 'Kebijakan & Privasi',
    returns: 'Kebijakan Retur dan Pengembalian',
  },
})
