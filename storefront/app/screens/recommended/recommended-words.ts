import { defineWords } from '../../language/define-words.ts'

export const recommendedWords = defineWords('recommended', {
  en: {
    title: 'Recommended for you',
    description: 'What shoppers choose most: speakers, amplifiers, projectors and more that we recommend.',
    text: 'What shoppers choose most, and what we would choose ourselves.',
    etalase: 'Display cases',
    list: 'Products',
    count_one: '{{shown}} product',
    count_other: '{{shown}} products',
    empty_title: 'There is nothing on this page',
    empty_text: 'The list may have become shorter. Its first page shows what is popular now.',
    empty_action: 'To the first page',
  },
  id: {
    title: 'Rekomendasi untuk Anda',
    description: 'Yang paling banyak dipilih: speaker, amplifier, proyektor, dan lainnya yang kami sarankan.',
    text: 'Yang paling banyak dipilih pembeli, dan yang akan kami pilih sendiri.',
    etalase: 'Etalase',
    list: 'Produk',
    count_other: '{{shown}} produk',
    empty_title: 'Tidak ada apa-apa di halaman ini',
    empty_text: 'Daftarnya mungkin sudah lebih pendek. Halaman pertama memuat yang diminati sekarang.',
    empty_action: 'Ke halaman pertama',
  },
})
