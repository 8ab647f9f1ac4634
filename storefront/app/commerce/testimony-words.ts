import { defineWords } from '../language/define-words.ts'

export const testimonyWords = defineWords('testimony', {
  en: {
    stars: '{{rating}} of 5 stars',
    bought: '{{city}} · bought {{product}}',
  },
  id: {
    stars: '{{rating}} dari 5 bintang',
    bought: '{{city}} · membeli {{product}}',
  },
})
