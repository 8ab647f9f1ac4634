import { defineWords } from '../../language/define-words.ts'

export const cardWords = defineWords('card', {
  en: {
    flash: 'Flash',
    is_new: 'New',
    sold: '{{count}} sold',
    thousand: '{{count}}k',
    rated: '{{rating}} of 5 stars, {{count}} reviews',
    installation: 'Installation',
    free_shipping: 'Free shipping',
    out_of_stock: 'Out of stock',
    left: '{{left}} left of {{quota}}',
    used_up: 'Quota used up, normal price',
    was: 'Before: {{price}}',
    add: 'Add to cart',
    add_of: 'Add to cart: {{product}}',
  },
  id: {
    flash: 'Flash',
    is_new: 'Baru',
    sold: '{{count}} terjual',
    thousand: '{{count}}rb',
    rated: '{{rating}} dari 5 bintang, {{count}} ulasan',
    installation: 'Instalasi',
    free_shipping: 'Gratis ongkir',
    out_of_stock: 'Stok habis',
    left: 'Sisa {{left}} dari {{quota}}',
    used_up: 'Kuota habis, harga normal',
    was: 'Sebelumnya: {{price}}',
    add: '+ Keranjang',
    add_of: '+ Keranjang: {{product}}',
  },
})
