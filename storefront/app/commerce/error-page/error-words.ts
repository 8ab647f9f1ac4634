import { defineWords } from '../../language/define-words.ts'

export const errorWords = defineWords('error', {
  en: {
    not_found: 'This page could not be found',
    not_found_hint: 'The link may be old, or the product has left the shop.',
    wrong: 'Something went wrong',
    wrong_hint: 'Something went wrong, please try again',
    search: 'Search speakers, microphones, recliners…',
    search_label: 'Search the shop',
    popular: 'Popular categories',
    to_home: 'Go to the homepage',
    reload: 'Reload',
    request: 'Request {{id}}',
  },
  id: {
    not_found: 'Halaman ini tidak ditemukan',
    not_found_hint: 'Tautannya mungkin sudah lama, atau produknya tidak dijual lagi.',
    wrong: 'Terjadi kesalahan',
    wrong_hint: 'Terjadi kesalahan, silakan coba lagi',
    search: 'Cari speaker, mikrofon, kursi recliner…',
    search_label: 'Cari di toko',
    popular: 'Kategori populer',
    to_home: 'Ke beranda',
    reload: 'Muat ulang',
    request: 'Permintaan {{id}}',
  },
})
