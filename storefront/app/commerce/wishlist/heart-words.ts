import { defineWords } from '../../language/define-words.ts'

export const heartWords = defineWords('heart', {
  en: {
    add: 'Add {{product}} to wishlist',
    remove: 'Remove {{product}} from wishlist',
  },
  id: {
    add: 'Tambahkan {{product}} ke wishlist',
    remove: 'Hapus {{product}} dari wishlist',
  },
})
