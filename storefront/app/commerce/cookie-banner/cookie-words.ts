import { defineWords } from '../../language/define-words.ts'

export const cookieWords = defineWords('cookies', {
  en: {
    title: 'Cookies, plainly.',
    text: 'Some keep your cart and sign-in working. Others help us see which pages are slow. You choose.',
    only_needed: 'Only the needed',
    allow_all: 'Allow all',
  },
  id: {
    title: 'Soal cookie, apa adanya.',
    text: 'Sebagian menjaga keranjang dan akun Anda tetap berfungsi. Sebagian lagi menunjukkan halaman mana yang lambat. Anda yang memilih.',
    only_needed: 'Hanya yang diperlukan',
    allow_all: 'Izinkan semua',
  },
})
