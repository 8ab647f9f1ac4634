import { defineWords } from '../../language/define-words.ts'

export const contentsWords = defineWords('contents', {
  en: {
    title: 'On this page',
    minutes_left_one: 'About {{count}} minute left',
    minutes_left_other: 'About {{count}} minutes left',
    at_the_end: 'Read to the end',
  },
  id: {
    title: 'Daftar isi',
    minutes_left_other: 'Sekitar {{count}} menit lagi',
    at_the_end: 'Sudah sampai akhir',
  },
})
