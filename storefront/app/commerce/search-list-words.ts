import { defineWords } from '../language/define-words.ts'

/** Words of a dropdown with a search field. */
export const searchListWords = defineWords('search_list', {
  en: {
    search: 'Search {{list}}',
    count: '{{shown}} of {{total}}',
    none: 'Nothing fits. Try fewer letters.',
    busy: 'Loading the list',
    failed: 'The list could not be loaded.',
    retry: 'Try again',
    close: 'Close',
  },
  id: {
    search: 'Cari {{list}}',
    count: '{{shown}} dari {{total}}',
    none: 'Tidak ada yang cocok. Coba huruf yang lebih sedikit.',
    busy: 'Memuat daftar',
    failed: 'Daftar belum bisa dimuat.',
    retry: 'Coba lagi',
    close: 'Tutup',
  },
})
