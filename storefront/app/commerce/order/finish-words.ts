import { defineWords } from '../../language/define-words.ts'

export const finishWords = defineWords('finish_order', {
  en: {
    title: 'Has everything arrived as it should?',
    text: 'Finish order {{number}} once everything is there and works. Afterwards you can still write a review and use the warranty, but no longer complain or ask for money back.',
    not_yet: 'Not yet',
    finish: 'Finish the order',
    finished: 'The order is finished. Thank you.',
  },
  id: {
    title: 'Barang sudah sampai dan sesuai?',
    text: 'Selesaikan pesanan {{number}} setelah semua barang sampai dan berfungsi baik. Setelah itu Anda tetap bisa menulis ulasan dan memakai garansi, tetapi tidak bisa lagi mengajukan komplain atau pengembalian dana.',
    not_yet: 'Nanti dulu',
    finish: 'Selesaikan pesanan',
    finished: 'Pesanan selesai. Terima kasih.',
  },
})
