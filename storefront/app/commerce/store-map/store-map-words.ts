import { defineWords } from '../../language/define-words.ts'

export const storeMapWords = defineWords('store_map', {
  en: { label: 'Drawing of the streets around {{store}}' },
  id: { label: 'Gambar jalan di sekitar {{store}}' },
})
