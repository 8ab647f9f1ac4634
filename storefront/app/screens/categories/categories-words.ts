import { defineWords } from '../../language/define-words.ts'

export const categoriesWords = defineWords('categories', {
  en: {
    title: 'All categories',
    description:
      'Speakers, projectors, karaoke, vinyl, headphones, furniture, acoustics and cables: all that we sell.',
    text: 'Everything we sell, by room and by sound.',
    jump: 'Main categories',
    see_all: 'See all',
    see_all_of: 'See all of {{category}}',
    products_one: '{{count}} product',
    products_other: '{{count}} products',
    popular: 'Most popular',
    empty_title: 'There are no categories yet',
    empty_text: 'We are filling the shelves. Come back in a little while.',
    to_home: 'Go to the homepage',
  },
  id: {
    title: 'Semua kategori',
    description:
      'Speaker, proyektor, karaoke, vinil, headphone, furnitur, akustik, dan kabel: semua yang kami jual.',
    text: 'Semua yang kami jual, menurut ruang dan suara.',
    jump: 'Kategori utama',
    see_all: 'Lihat semua',
    see_all_of: 'Lihat semua {{category}}',
    products_other: '{{count}} produk',
    popular: 'Paling diminati',
    empty_title: 'Belum ada kategori',
    empty_text: 'Rak kami sedang diisi. Silakan kembali sebentar lagi.',
    to_home: 'Ke beranda',
  },
})
