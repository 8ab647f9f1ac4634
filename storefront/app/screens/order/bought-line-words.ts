import { defineWords } from '../../language/define-words.ts'

export const boughtLineWords = defineWords('bought_line', {
  en: {
    again: 'Buy again',
    again_of: 'Buy again: {{name}}',
    gone: '{{name}} is no longer sold.',
    review: 'Write a review',
    review_of: 'Write a review of {{name}}',
    stars_one: 'You gave {{count}} star of 5',
    stars_other: 'You gave {{count}} stars of 5',
    hidden: 'Not shown in the shop',
  },
  id: {
    again: 'Beli lagi',
    again_of: 'Beli lagi: {{name}}',
    gone: '{{name}} tidak dijual lagi.',
    review: 'Beri ulasan',
    review_of: 'Beri ulasan untuk {{name}}',
    stars_other: 'Anda memberi {{count}} dari 5 bintang',
    hidden: 'Tidak ditampilkan di toko',
  },
})
