import { defineWords } from '../../language/define-words.ts'

export const storesWords = defineWords('stores', {
  en: {
    title: 'Stores',
    description:
      'Our stores in Jakarta and our partners in Java: addresses, opening hours, demo rooms and routes.',
    text: 'Hear it before you buy it. Bring your own songs; no appointment, no hurry.',
    own_title: 'Our own stores',
    partners_title: 'Partner sellers',
    partners_text: 'Specialists whom we know. They sell and ship by themselves.',
    products_one: '{{shown}} product',
    products_other: '{{shown}} products',
    visit: 'Visit store',
    empty_title: 'There are no stores yet',
    empty_text: 'Our doors open soon. Until then you find everything online.',
    empty_action: 'See all categories',
  },
  id: {
    title: 'Toko',
    description:
      'Toko kami di Jakarta dan mitra kami di Jawa: alamat, jam buka, ruang demo, dan petunjuk arah.',
    text: 'Dengarkan dulu sebelum membeli. Bawa lagu Anda sendiri; tanpa janji temu, santai saja.',
    own_title: 'Toko kami sendiri',
    partners_title: 'Mitra penjual',
    partners_text: 'Para ahli yang kami kenal. Mereka menjual dan mengirim sendiri.',
    products_other: '{{shown}} produk',
    visit: 'Lihat toko',
    empty_title: 'Belum ada toko',
    empty_text: 'Pintu kami segera dibuka. Sampai saat itu, semuanya ada di sini.',
    empty_action: 'Lihat semua kategori',
  },
})
