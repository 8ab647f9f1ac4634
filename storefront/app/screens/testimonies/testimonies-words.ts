import { defineWords } from '../../language/define-words.ts'

export const testimoniesWords = defineWords('testimonies', {
  en: {
    title: 'Testimonies',
    description: 'What customers say about sound, advice and installation by Gema, from all over Indonesia.',
    text: 'From living rooms like yours: what people say after the boxes are gone.',
    average: 'On average {{rating}} of 5 stars',
    count_one: '{{count}} testimony',
    count_other: '{{count}} testimonies',
    list: 'What customers say',
    empty_title: 'There is nothing on this page',
    empty_text: 'Either nobody has written yet, or the list has become shorter.',
    empty_action: 'To the first page',
  },
  id: {
    title: 'Testimoni',
    description: 'Kata pelanggan tentang suara, saran, dan instalasi dari Gema, dari seluruh Indonesia.',
    text: 'Dari ruang keluarga seperti milik Anda: kata mereka setelah kardusnya dibuang.',
    average: 'Rata-rata {{rating}} dari 5 bintang',
    count_other: '{{count}} testimoni',
    list: 'Kata pelanggan',
    empty_title: 'Tidak ada apa-apa di halaman ini',
    empty_text: 'Belum ada yang menulis, atau daftarnya sudah lebih pendek.',
    empty_action: 'Ke halaman pertama',
  },
})
