import { defineWords } from '../../language/define-words.ts'

export const searchWords = defineWords('search', {
  en: {
    search: 'Search',
    results: 'Results for “{{text}}”',
    instead: 'Showing results for “{{text}}”.',
    meant: 'You searched for “{{text}}”.',
    nothing: 'Nothing found for “{{text}}”',
    nothing_text: 'Check the spelling, or try fewer or other words.',
    try: 'Try one of these',
    popular: 'Popular categories',
    short_title: 'What are you looking for?',
    short_text: 'Type at least three letters: a product, a brand or a model number.',
    field: 'Search the shop',
    submit: 'Search',
  },
  id: {
    search: 'Pencarian',
    results: 'Hasil untuk “{{text}}”',
    instead: 'Menampilkan hasil untuk “{{text}}”.',
    meant: 'Anda mencari “{{text}}”.',
    nothing: 'Tidak ada hasil untuk “{{text}}”',
    nothing_text: 'Periksa ejaannya, atau coba kata yang lebih sedikit atau berbeda.',
    try: 'Coba salah satu ini',
    popular: 'Kategori populer',
    short_title: 'Anda mencari apa?',
    short_text: 'Ketik sedikitnya tiga huruf: produk, merek, atau nomor model.',
    field: 'Cari di toko',
    submit: 'Cari',
  },
})
