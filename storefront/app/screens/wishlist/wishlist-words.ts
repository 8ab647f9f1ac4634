import { defineWords } from '../../language/define-words.ts'

export const wishlistWords = defineWords('wishlist', {
  en: {
    title: 'Wishlist',
    count_one: '{{shown}} product, the newest first',
    count_other: '{{shown}} products, the newest first',
    list: 'Products on your wishlist',
    view: 'View product',
    view_of: 'View product: {{product}}',
    removed: 'Removed',
    undo: 'Undo',
    undo_of: 'Undo: put {{product}} back',
    empty_title: 'Your wishlist is empty',
    empty_text: 'Press the heart on a product, and it waits for you here, with its price of the day.',
    empty_action: 'See what we recommend',
  },
  id: {
    title: 'Wishlist',
    count_other: '{{shown}} produk, terbaru lebih dahulu',
    list: 'Produk di wishlist Anda',
    view: 'Lihat produk',
    view_of: 'Lihat produk: {{product}}',
    removed: 'Dihapus',
    undo: 'Urungkan',
    undo_of: 'Urungkan: kembalikan {{product}}',
    empty_title: 'Wishlist Anda masih kosong',
    empty_text: 'Tekan tanda hati pada produk, dan produk itu menunggu Anda di sini dengan harga terkini.',
    empty_action: 'Lihat rekomendasi kami',
  },
})
