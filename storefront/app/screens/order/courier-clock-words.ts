import { defineWords } from '../../language/define-words.ts'

export const courierClockWords = defineWords('courier_clock', {
  en: {
    title: 'Demo: courier clock',
    text: 'In this demo nobody packs or drives. Move the order on yourself and see what its buyer sees.',
    move: 'Move on',
    transfers: 'To the demo bank account',
    failed: 'The clock did not answer. Please try again.',
  },
  id: {
    title: 'Demo: jam kurir',
    text: 'Di demo ini tidak ada yang mengemas atau mengantar. Majukan sendiri pesanannya dan lihat apa yang dilihat pembeli.',
    move: 'Majukan',
    transfers: 'Ke rekening bank demo',
    failed: 'Jam kurir tidak menjawab. Silakan coba lagi.',
  },
})
