import { defineWords } from '../../language/define-words.ts'

/** What a voucher gives, and from when on. */
export const voucherWords = defineWords('voucher', {
  en: {
    off: 'off',
    up_to: 'up to {{amount}}',
    free: 'Free',
    delivery: 'delivery',
    minimum: 'Min. spend {{price}}',
  },
  id: {
    off: 'potongan',
    up_to: 'sampai {{amount}}',
    free: 'Gratis',
    delivery: 'ongkos kirim',
    minimum: 'Min. belanja {{price}}',
  },
})
