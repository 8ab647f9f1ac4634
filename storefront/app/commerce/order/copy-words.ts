import { defineWords } from '../../language/define-words.ts'

export const copyWords = defineWords('copy', {
  en: {
    copy: 'Copy',
    copied: 'Copied',
    not_copied: 'Copying did not work. Please mark it and copy it by hand.',
  },
  id: {
    copy: 'Salin',
    copied: 'Tersalin',
    not_copied: 'Belum bisa disalin. Silakan tandai lalu salin sendiri.',
  },
})
