import { defineWords } from '../../language/define-words.ts'

export const compareButtonWords = defineWords('compare_button', {
  en: {
    compare: 'Compare',
    compared: 'In your comparison',
    see_list: 'Compare ({{count}})',
  },
  id: {
    compare: 'Bandingkan',
    compared: 'Ada di perbandingan',
    see_list: 'Bandingkan ({{count}})',
  },
})
