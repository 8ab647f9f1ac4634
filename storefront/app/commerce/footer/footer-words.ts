import { defineWords } from '../../language/define-words.ts'

export const footerWords = defineWords('footer', {
  en: {
    catalogue: 'Download the catalogue (PDF)',
    pay_with: 'Pay with',
    cookies: 'Cookie settings',
    // dynamic: social_*
    social_whatsapp: 'Chat on WhatsApp',
    social_photos: 'Our photos',
    social_videos: 'Our videos',
    social_email: 'Write to us',
    // dynamic: payment_*
    payment_bank_transfer: 'Bank transfer',
    payment_cash_on_delivery: 'Cash on delivery',
  },
  id: {
    catalogue: 'Unduh katalog (PDF)',
    pay_with: 'Bayar dengan',
    cookies: 'Pengaturan cookie',
    social_whatsapp: 'Chat lewat WhatsApp',
    social_photos: 'Foto kami',
    social_videos: 'Video kami',
    social_email: 'Tulis kepada kami',
    payment_bank_transfer: 'Transfer bank',
    payment_cash_on_delivery: 'Bayar di tempat',
  },
})
