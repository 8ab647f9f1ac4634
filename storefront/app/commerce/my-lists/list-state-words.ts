import { defineWords } from '../../language/define-words.ts'

export const listStateWords = defineWords('list_state', {
  en: {
    failed: 'This list could not be loaded. Nothing on it is lost.',
    offline: 'You are offline. Your list comes as soon as the connection is back.',
    again: 'Try again',
    loading: 'Loading your list',
  },
  id: {
    failed: 'Daftar ini belum dapat dimuat. Isinya tidak hilang.',
    offline: 'Anda sedang luring. Daftar Anda muncul begitu koneksi kembali.',
    again: 'Coba lagi',
    loading: 'Memuat daftar Anda',
  },
})
