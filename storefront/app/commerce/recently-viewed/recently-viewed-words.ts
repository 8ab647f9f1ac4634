import { defineWords } from '../../language/define-words.ts'

export const recentlyViewedWords = defineWords('recentlyViewed', {
  en: { title: 'Recently viewed' },
  id: { title: 'Terakhir dilihat' },
})
