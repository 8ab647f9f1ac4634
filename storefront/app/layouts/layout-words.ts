import { defineWords } from '../language/define-words.ts'

export const layoutWords = defineWords('layout', {
  en: {
    home: 'To the home page',
    welcome_login: 'Welcome back. Your wishlist, vouchers and saved simulations are where you left them.',
    welcome_register: 'Save simulations, follow your orders, and use your first voucher.',
    welcome_verify: 'One more step, then you can save simulations and use your first voucher.',
    welcome_registered: 'Make yourself at home. The best seat is already yours.',
    welcome_forgot: 'It happens to everybody. Two minutes, and you are back to the music.',
    welcome_new_password: 'Once it is changed, every other device is signed out of your account.',
    welcome_social: 'One moment, and your music room opens.',
    privacy: 'Privacy policy',
  },
  id: {
    home: 'Ke beranda',
    welcome_login: 'Selamat datang kembali. Wishlist, voucher, dan simulasi Anda masih di tempatnya.',
    welcome_register: 'Simpan simulasi, ikuti pesanan, dan pakai voucher pertama Anda.',
    welcome_verify: 'Satu langkah lagi, lalu Anda bisa menyimpan simulasi dan memakai voucher pertama.',
    welcome_registered: 'Anggap rumah sendiri. Kursi terbaiknya sudah milik Anda.',
    welcome_forgot: 'Terjadi pada semua orang. Dua menit, lalu Anda kembali ke musiknya.',
    welcome_new_password: 'Setelah diganti, semua perangkat lain keluar dari akun Anda.',
    welcome_social: 'Sebentar lagi, ruang musik Anda terbuka.',
    privacy: 'Kebijakan & Privasi',
  },
})
