import { defineWords } from '../../language/define-words.ts'

/** The drawer that opens when something was put into the cart. */
export const drawerWords = defineWords('cart_drawer', {
  en: {
    title: 'Added to your cart',
    close: 'Close',
    quantity_added: 'Added: {{count}}',
    bundle: 'Bundle',
    before: 'Before: {{price}}',
    subtotal_one: 'Selected in your cart ({{count}} item)',
    subtotal_other: 'Selected in your cart ({{count}} items)',
    view_cart: 'View cart',
    check_out: 'Check out',
    goes_well: 'Goes well with it',
  },
  id: {
    title: 'Masuk ke keranjang Anda',
    close: 'Tutup',
    quantity_added: 'Ditambahkan: {{count}}',
    bundle: 'Paket',
    before: 'Sebelumnya: {{price}}',
    subtotal_other: 'Terpilih di keranjang ({{count}} barang)',
    view_cart: 'Lihat keranjang',
    check_out: 'Bayar',
    goes_well: 'Cocok dipadukan',
  },
})
