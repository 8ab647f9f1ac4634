import { defineWords } from '../../language/define-words.ts'

export const claimWords = defineWords('claim', {
  en: {
    claim: 'Claim',
    claim_of: 'Claim voucher {{name}}',
    claimed: 'In your wallet',
    see: 'See',
    see_wallet: 'See your voucher wallet',
  },
  id: {
    claim: 'Klaim',
    claim_of: 'Klaim voucher {{name}}',
    claimed: 'Ada di dompet Anda',
    see: 'Lihat',
    see_wallet: 'Lihat dompet voucher Anda',
  },
})
