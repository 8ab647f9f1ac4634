import { defineWords } from '../language/define-words.ts'

export const demoWords = defineWords('demo', {
  en: {
    label: 'About this demo',
    notice: 'A demo shop: makers, people and reviews are invented, and nothing is sold or delivered.',
    mailbox: 'Read the demo mail',
  },
  id: {
    label: 'Tentang demo ini',
    notice: 'Toko demo: merek, orang, dan ulasannya rekaan, dan tidak ada yang dijual atau dikirim.',
    mailbox: 'Baca surel demo',
  },
})
