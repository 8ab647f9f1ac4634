import { defineWords } from '../../language/define-words.ts'

export const articleWords = defineWords('article', {
  en: {
    articles: 'Articles',
    used: 'Used in this room',
    simulation: 'Open as a simulation',
    goes_well: 'Goes well with this',
    all_of: 'All in {{name}}',
    read_next: 'Read next',
    all_articles: 'All articles',
  },
  id: {
    articles: 'Artikel',
    used: 'Dipakai di ruang ini',
    simulation: 'Buka sebagai simulasi',
    goes_well: 'Cocok dengan ini',
    all_of: 'Semua {{name}}',
    read_next: 'Baca berikutnya',
    all_articles: 'Semua artikel',
  },
})
