import { defineWords } from '../../language/define-words.ts'

export const bankFieldsWords = defineWords('bank_fields', {
  en: {
    title: 'Account for the money',
    safe: 'Stored encrypted; only our finance staff sees it.',
    bank_name: 'Bank',
    bank_account_name: 'Account holder',
    bank_account_number: 'Account number',
  },
  id: {
    title: 'Rekening tujuan',
    safe: 'Disimpan terenkripsi; hanya bagian keuangan kami yang melihatnya.',
    bank_name: 'Nama bank',
    bank_account_name: 'Nama pemilik rekening',
    bank_account_number: 'Nomor rekening',
  },
})
