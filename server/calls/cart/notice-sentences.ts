import { inLanguage, type Translated } from '@gema/contract/values/language.ts'
import type { NoticeKind } from '../../modules/cart/cart.ts'

/** What is said about a line. `{name}` is filled from the values of the notice. */
const sentences: Record<NoticeKind, Translated> = {
  price_up: {
    en: 'The price went up from {old} to {new}.',
    id: 'Harganya naik dari {old} menjadi {new}.',
  },
  price_down: {
    en: 'The price went down from {old} to {new}.',
    id: 'Harganya turun dari {old} menjadi {new}.',
  },
  out_of_stock: { en: 'Out of stock at the moment.', id: 'Stok sedang habis.' },
  too_many: {
    en: 'Only {stock} left. Please lower the quantity.',
    id: 'Hanya tersisa {stock}. Mohon kurangi jumlahnya.',
  },
  low_stock: { en: 'Only {stock} left.', id: 'Hanya tersisa {stock}.' },
  not_sold: { en: 'This product is no longer sold.', id: 'Produk ini sudah tidak dijual.' },
  flash_limit: {
    en: 'The flash price is for at most {most}. More than that are at the usual price, all of them.',
    id: 'Harga flash berlaku untuk paling banyak {most}. Jika lebih, semuanya dihitung dengan harga biasa.',
  },
  bundle_ended: {
    en: 'The bundle is no longer complete, so its parts are at their own prices.',
    id: 'Paketnya tidak lengkap lagi, jadi tiap bagian dihitung dengan harganya sendiri.',
  },
  from_account: {
    en: 'Came in from your account cart. Select it to buy it now.',
    id: 'Berasal dari keranjang akun Anda. Pilih untuk membelinya sekarang.',
  },
  clipped: {
    en: 'Your two carts together had more than can be had. The quantity is now {quantity}.',
    id: 'Gabungan kedua keranjang Anda melebihi persediaan. Jumlahnya kini {quantity}.',
  },
  add_on_unavailable: {
    en: 'Not offered at your destination, so not counted: {services}.',
    id: 'Tidak tersedia di tujuan Anda, jadi tidak dihitung: {services}.',
  },
}

/** Where other lines of the same product have taken all units at the flash price. */
const noFlashLeft: Translated = {
  en: 'No more units at the flash price for you: this is the usual price.',
  id: 'Jatah harga flash Anda sudah terpakai: ini harga biasa.',
}

/** The sentence of a notice, its blanks filled with values as people read them. */
export function noticeSentence(kind: NoticeKind, values: Record<string, string>, language: string): string {
  const sentence = kind === 'flash_limit' && values.most === '0' ? noFlashLeft : sentences[kind]
  return inLanguage(sentence, language).replace(/\{(\w+)\}/g, (blank, key: string) => values[key] ?? blank)
}
