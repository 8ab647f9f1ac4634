import { defineWords } from '../../language/define-words.ts'

export const pageWords = defineWords('page', {
  en: {
    title: 'Good to know',
    description:
      'Everything about shopping at Gema on paper: who we are, how to order, delivery, returns, privacy and terms.',
    text: 'Who we are, how shopping here works, and what we promise. Written to be read.',
    pages: 'Pages',
    changed: 'Last changed {{date}}',
    faq: 'Questions that people ask',
    stores_title: 'Our stores',
    stores_text: 'Both stores have rooms to listen in. No appointment, no hurry.',
    all_stores: 'All stores',
    steps: 'Step by step',
    facts: 'In figures',
    catalogue: 'Download the catalogue (PDF)',
    empty_title: 'There are no pages yet',
    empty_action: 'To the home page',
  },
  id: {
    title: 'Informasi',
    description:
      'Semua tentang berbelanja di Gema: siapa kami, cara memesan, pengiriman, retur, privasi, serta syarat dan ketentuan.',
    text: 'Siapa kami, bagaimana berbelanja di sini, dan apa janji kami. Ditulis supaya enak dibaca.',
    pages: 'Halaman',
    changed: 'Terakhir diubah {{date}}',
    faq: 'Yang sering ditanyakan',
    stores_title: 'Toko kami',
    stores_text: 'Kedua toko punya ruang untuk mendengarkan. Tanpa janji temu, tanpa terburu-buru.',
    all_stores: 'Semua toko',
    steps: 'Langkah demi langkah',
    facts: 'Dalam angka',
    catalogue: 'Unduh katalog (PDF)',
    empty_title: 'Belum ada halaman',
    empty_action: 'Ke beranda',
  },
})
