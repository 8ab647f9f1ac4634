import { defineWords } from '../../language/define-words.ts'

export const articlesWords = defineWords('articles', {
  en: {
    title: 'Articles',
    title_about: 'Articles: {{subject}}',
    description:
      'Where speakers go, how large a screen may be, what impedance means: articles by the people who install rooms every day.',
    text: 'Written by the people who install, repair and tune. No riddles, and nothing that you need a laboratory for.',
    count_one: '{{count}} article',
    count_other: '{{count}} articles',
    subjects: 'Subjects',
    all: 'All',
    empty_title: 'There is nothing to read here yet',
    empty_text: 'Nobody has written about this, or the list has become shorter.',
    empty_action: 'See all articles',
  },
  id: {
    title: 'Artikel',
    title_about: 'Artikel: {{subject}}',
    description:
      'Letak speaker, ukuran layar, arti impedansi: artikel dari orang-orang yang memasang ruang audio setiap hari.',
    text: 'Ditulis oleh mereka yang memasang, memperbaiki, dan menyetel. Tanpa teka-teki, tanpa perlu laboratorium.',
    count_other: '{{count}} artikel',
    subjects: 'Topik',
    all: 'Semua',
    empty_title: 'Belum ada bacaan di sini',
    empty_text: 'Belum ada yang menulis tentang ini, atau daftarnya sudah lebih pendek.',
    empty_action: 'Lihat semua artikel',
  },
})
