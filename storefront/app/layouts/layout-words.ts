import { defineWords } from '../language/define-words.ts'

export const layoutWords = defineWords('layout', {
  en: {
    home: 'To the home page',
    welcome: 'Welcome back. Your wishlist, vouchers and saved simulations are where you left them.',
    agreement: 'By continuing you agree to our terms and to the',
    privacy: 'privacy policy',
  },
  id: {
    home: 'Ke beranda',
    welcome: 'Selamat datang kembali. Wishlist, voucher, dan simulasi Anda masih di tempatnya.',
    agreement: 'Dengan melanjutkan, Anda menyetujui syarat kami dan',
    privacy: 'Kebijakan & Privasi',
  },
})
