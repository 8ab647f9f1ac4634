import { defineWords } from '../app/language/define-words.ts'

export const offlineWords = defineWords('offline', {
  en: {
    title: 'You are offline',
    text: 'This page needs a network. As soon as there is one again, it opens by itself.',
    title_unreachable: 'Gema cannot be reached',
    text_unreachable:
      'Your device is connected, but the shop does not answer. As soon as it does, this page opens by itself.',
    again: 'Try again',
    prices: 'Prices and stock are shown again when there is a network.',
  },
  id: {
    title: 'Anda sedang offline',
    text: 'Halaman ini memerlukan jaringan. Begitu tersambung lagi, halaman terbuka dengan sendirinya.',
    title_unreachable: 'Gema tidak dapat dihubungi',
    text_unreachable:
      'Perangkat Anda tersambung, tetapi toko tidak menjawab. Begitu toko menjawab, halaman terbuka dengan sendirinya.',
    again: 'Coba lagi',
    prices: 'Harga dan stok tampil kembali saat ada jaringan.',
  },
})
