import { defineWords } from '../../language/define-words.ts'

export const articleCardWords = defineWords('article_card', {
  en: { minutes_one: '{{count}} minute', minutes_other: '{{count}} minutes' },
  id: { minutes_other: '{{count}} menit' },
})
