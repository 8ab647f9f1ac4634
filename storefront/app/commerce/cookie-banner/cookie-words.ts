import { defineWords } from '../../language/define-words.ts'

export const cookieWords = defineWords('cookies', {
  en: {
    title: 'Cookies, plainly.',
    text: 'The needed ones keep your cart, sign-in and language. Others come only with videos from YouTube. You choose.',
    // dynamic: now_*
    now_needed: 'Your choice now: only the needed.',
    now_all: 'Your choice now: all allowed.',
    only_needed: 'Only the needed',
    allow_all: 'Allow all',
  },
  id: {
    title: 'Soal cookie, apa adanya.',
    text: 'Yang diperlukan menyimpan keranjang, akun, dan bahasa Anda. Yang lain hanya datang bersama video YouTube. Anda yang memilih.',
    now_needed: 'Pilihan Anda sekarang: hanya yang diperlukan.',
    now_all: 'Pilihan Anda sekarang: semua diizinkan.',
    only_needed: 'Hanya yang diperlukan',
    allow_all: 'Izinkan semua',
  },
})
