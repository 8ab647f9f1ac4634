import { defineWords } from '../../language/define-words.ts'

export const brandsWords = defineWords('brands', {
  en: {
    title: 'Brands',
    description: 'All makers in our shop from A to Z, each with its own story and everything we sell of it.',
    text: 'The makers behind the sound, from A to Z.',
    count_one: '{{count}} brand',
    count_other: '{{count}} brands',
    letters: 'Brands by letter',
    products_one: '{{count}} product',
    products_other: '{{count}} products',
    empty_title: 'There are no brands here',
    empty_text: 'This page of the list is empty.',
    empty_action: 'See all brands',
  },
  id: {
    title: 'Merek',
    description: 'Semua merek di toko kami dari A sampai Z, lengkap dengan kisah dan semua produknya.',
    text: 'Para pembuat di balik suaranya, dari A sampai Z.',
    count_other: '{{count}} merek',
    letters: 'Merek menurut huruf',
    products_other: '{{count}} produk',
    empty_title: 'Tidak ada merek di sini',
    empty_text: 'Halaman daftar ini kosong.',
    empty_action: 'Lihat semua merek',
  },
})
