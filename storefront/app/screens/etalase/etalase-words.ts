import { defineWords } from '../../language/define-words.ts'

export const etalaseWords = defineWords('etalase', {
  en: {
    title: 'Display cases',
    description:
      'Our display cases: front speakers, subwoofers, receivers, projectors and more, side by side.',
    text: 'One shelf for each place in a system. Compare what could stand there.',
    recommended: 'Recommended for you',
    jump: 'Display cases on this page',
    see_all: 'See all {{count}}',
    see_all_of: 'See all {{count}} of {{name}}',
    empty_title: 'The display cases are empty',
    empty_text: 'We are putting the first things in. Meanwhile, all categories are open.',
    empty_action: 'See all categories',
  },
  id: {
    title: 'Etalase',
    description: 'Etalase kami: speaker depan, subwoofer, receiver, proyektor, dan lainnya, berdampingan.',
    text: 'Satu rak untuk setiap tempat dalam sistem. Bandingkan apa yang cocok di sana.',
    recommended: 'Rekomendasi untuk Anda',
    jump: 'Etalase di halaman ini',
    see_all: 'Lihat semua {{count}}',
    see_all_of: 'Lihat semua {{count}} di {{name}}',
    empty_title: 'Etalasenya masih kosong',
    empty_text: 'Barang pertama sedang kami tata. Sementara itu, semua kategori bisa dilihat.',
    empty_action: 'Lihat semua kategori',
  },
})
