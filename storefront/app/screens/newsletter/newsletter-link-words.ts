import { defineWords } from '../../language/define-words.ts'

export const newsletterLinkWords = defineWords('newsletter-link', {
  en: {
    confirm_title: 'Your letter from Gema',
    confirm_text: 'One more press, and the next letter is yours.',
    confirm_action: 'Confirm my address',
    confirm_done: 'Confirmed. The next letter is on its way to you at the start of the month.',
    leave_title: 'Leave the letter',
    leave_text: 'We will take your address off the list at once.',
    leave_action: 'Take me off the list',
    leave_done: 'Done. You will get no more letters from us.',
    failed: 'That did not get through. Check your connection and try again.',
    to_shop: 'To the shop',
  },
  id: {
    confirm_title: 'Surat bulanan Gema untuk Anda',
    confirm_text: 'Tekan sekali lagi untuk mulai menerima surel kami.',
    confirm_action: 'Konfirmasi alamat saya',
    confirm_done: 'Terkonfirmasi. Surat berikutnya kami kirim di awal bulan.',
    leave_title: 'Berhenti berlangganan',
    leave_text: 'Alamat Anda segera kami hapus dari daftar.',
    leave_action: 'Hapus saya dari daftar',
    leave_done: 'Selesai. Anda tidak akan menerima surat lagi dari kami.',
    failed: 'Permintaan belum terkirim. Periksa koneksi Anda lalu coba lagi.',
    to_shop: 'Ke toko',
  },
})
