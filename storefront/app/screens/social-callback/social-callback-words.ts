import { defineWords } from '../../language/define-words.ts'

export const socialCallbackWords = defineWords('social_callback', {
  en: {
    title: 'Signing you in',
    lead: 'One moment, please. This page leads you on by itself.',
    stopped: 'You are not signed in',
    not_connected: 'Nothing was connected',
    nothing: 'There is nothing to finish here. Please begin again on the sign-in page.',
    failed: 'We could not reach the shop. Check your connection and try again.',
    try_again: 'Try again',
    to_login: 'To the sign-in',
    to_profile: 'To the profile',
    register: 'Register with e-mail',
    welcome: 'Welcome, {{name}}.',
    connected: 'It is connected: from now on you can sign in with it, too.',
  },
  id: {
    title: 'Sedang masuk',
    lead: 'Mohon tunggu sebentar. Halaman ini akan berlanjut sendiri.',
    stopped: 'Anda belum masuk',
    not_connected: 'Belum ada yang terhubung',
    nothing: 'Tidak ada yang perlu diselesaikan di sini. Silakan mulai lagi dari halaman masuk.',
    failed: 'Toko belum dapat dihubungi. Periksa koneksi, lalu coba lagi.',
    try_again: 'Coba lagi',
    to_login: 'Ke halaman masuk',
    to_profile: 'Ke profil',
    register: 'Daftar dengan surel',
    welcome: 'Selamat datang, {{name}}.',
    connected: 'Sudah terhubung: mulai sekarang Anda juga bisa masuk lewat sana.',
  },
})
