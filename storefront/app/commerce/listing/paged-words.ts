import { defineWords } from '../../language/define-words.ts'

/** What the second and every further page of a list is called. */
export const pagedWords = defineWords('paged', {
  en: { page: '{{title}}, page {{number}}' },
  id: { page: '{{title}}, halaman {{number}}' },
})
