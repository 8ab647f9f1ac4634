import { defineWords } from '../language/define-words.ts'

export const toastWords = defineWords('toastMessage', {
  en: { success: 'Done', error: 'That did not work', close: 'Close this message' },
  id: { success: 'Berhasil', error: 'Belum berhasil', close: 'Tutup pesan ini' },
})
