import { defineWords } from '../../language/define-words.ts'

export const orderWords = defineWords('order', {
  en: {
    title: 'Order',
    page_title: 'Order {{number}} · {{shop}}',
    orders: 'Orders',
    loading: 'Loading your order',
    placed: 'Placed {{day}}, {{time}}',
    not_fresh: 'We could not look for news about this order. What you see may be a little old.',
    offline: 'You are offline. What you see may be a little old.',
    log: 'What has happened',
    other_orders: 'Other orders',
    all_orders: 'All orders',
    unknown_title: 'Order not found',
    unknown_text:
      'Orders open in the account or the browser that placed them, or by the link in the confirmation mail. With the order number and your e-mail you can still see where it is.',
    nobody_title: 'Sign in to see this order',
    nobody_text:
      'Ordered without an account? Open the link in the confirmation mail, or follow the order with its number and your e-mail.',
    sign_in: 'Sign in',
    track: 'Track an order',
    to_orders: 'To your orders',
  },
  id: {
    title: 'Pesanan',
    page_title: 'Pesanan {{number}} · {{shop}}',
    orders: 'Pesanan',
    loading: 'Memuat pesanan Anda',
    placed: 'Dipesan {{day}}, {{time}}',
    not_fresh: 'Kabar terbaru pesanan ini belum bisa dimuat. Yang tampil mungkin sedikit lama.',
    offline: 'Anda sedang luring. Yang tampil mungkin sedikit lama.',
    log: 'Riwayat pesanan',
    other_orders: 'Pesanan lain',
    all_orders: 'Semua pesanan',
    unknown_title: 'Pesanan tidak ditemukan',
    unknown_text:
      'Pesanan terbuka di akun atau peramban tempat memesan, atau lewat tautan di surel konfirmasi. Dengan nomor pesanan dan surel, Anda tetap bisa melihat posisinya.',
    nobody_title: 'Masuk untuk melihat pesanan ini',
    nobody_text:
      'Memesan tanpa akun? Buka tautan di surel konfirmasi, atau lacak pesanan dengan nomornya dan surel Anda.',
    sign_in: 'Masuk',
    track: 'Lacak pesanan',
    to_orders: 'Ke pesanan Anda',
  },
})
