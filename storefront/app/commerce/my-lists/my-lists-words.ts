import { defineWords } from '../../language/define-words.ts'

export const myListsWords = defineWords('my_lists', {
  en: {
    failed: 'That could not be saved. Check your connection and try again.',
    undo: 'Undo',
  },
  id: {
    failed: 'Belum tersimpan. Periksa koneksi lalu coba lagi.',
    undo: 'Urungkan',
  },
})
