import { defineWords } from '../../language/define-words.ts'

export const followingWords = defineWords('following', {
  en: {
    title: 'Followed stores',
    count_one: '{{count}} store, the newest first',
    count_other: '{{count}} stores, the newest first',
    list: 'Stores that you follow',
    products_one: '{{shown}} product',
    products_other: '{{shown}} products',
    since: 'Followed since {{date}}',
    visit: 'Visit store',
    empty_title: 'You follow no store yet',
    empty_text: 'Follow a store to find it again quickly, with its opening hours and the way there.',
    empty_action: 'See all stores',
  },
  id: {
    title: 'Toko diikuti',
    count_other: '{{count}} toko, terbaru lebih dahulu',
    list: 'Toko yang Anda ikuti',
    products_other: '{{shown}} produk',
    since: 'Diikuti sejak {{date}}',
    visit: 'Lihat toko',
    empty_title: 'Belum ada toko yang Anda ikuti',
    empty_text: 'Ikuti sebuah toko agar mudah menemukannya lagi, dengan jam buka dan petunjuk arahnya.',
    empty_action: 'Lihat semua toko',
  },
})
