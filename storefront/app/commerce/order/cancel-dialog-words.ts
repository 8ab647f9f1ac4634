import { defineWords } from '../../language/define-words.ts'

export const cancelDialogWords = defineWords('cancel_order', {
  en: {
    title: 'Cancel order {{number}}?',
    text: 'It ends at once: we let go of the products, and a voucher is yours again. This cannot be undone.',
    ask_title: 'Ask us to cancel order {{number}}?',
    ask_text:
      'We are preparing it already, so we look first whether it can still be stopped. We answer within one working day.',
    back_as_paid: 'If we can cancel it, {{amount}} goes back the way you paid: {{method}}.',
    back_by_transfer: 'If we can cancel it, we transfer {{amount}} to the account you name here.',
    why: 'Why would you like to cancel?',
    // dynamic: why_*
    why_changed_mind: 'I have changed my mind',
    why_wrong_order: 'I ordered the wrong thing',
    why_cheaper_elsewhere: 'I found it cheaper elsewhere',
    why_too_long: 'It takes too long',
    another: 'Another reason',
    note: 'Anything else we should know?',
    optional: '(optional)',
    keep: 'Keep the order',
    cancel: 'Cancel the order',
    ask: 'Ask to cancel',
    cancelled: 'The order is cancelled.',
    asked: 'We have your request and answer within one working day.',
  },
  id: {
    title: 'Batalkan pesanan {{number}}?',
    text: 'Pesanan langsung berakhir: barangnya kami lepas, dan voucher kembali menjadi milik Anda. Ini tidak bisa diurungkan.',
    ask_title: 'Minta pembatalan pesanan {{number}}?',
    ask_text:
      'Pesanan sudah kami siapkan, jadi kami periksa dulu apakah masih bisa dihentikan. Kami jawab dalam satu hari kerja.',
    back_as_paid: 'Jika bisa dibatalkan, {{amount}} kembali lewat cara Anda membayar: {{method}}.',
    back_by_transfer: 'Jika bisa dibatalkan, {{amount}} kami transfer ke rekening yang Anda isi di sini.',
    why: 'Mengapa Anda ingin membatalkan?',
    why_changed_mind: 'Saya berubah pikiran',
    why_wrong_order: 'Saya salah pesan',
    why_cheaper_elsewhere: 'Saya menemukan harga lebih murah',
    why_too_long: 'Terlalu lama',
    another: 'Alasan lain',
    note: 'Ada lagi yang perlu kami ketahui?',
    optional: '(opsional)',
    keep: 'Jangan batalkan',
    cancel: 'Batalkan pesanan',
    ask: 'Minta pembatalan',
    cancelled: 'Pesanan dibatalkan.',
    asked: 'Permintaan Anda kami terima dan kami jawab dalam satu hari kerja.',
  },
})
