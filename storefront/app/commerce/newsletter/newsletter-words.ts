import { defineWords } from '../../language/define-words.ts'

export const newsletterWords = defineWords('newsletter', {
  en: {
    title: 'One useful letter a month',
    text: 'New arrivals, room-tuning advice and the next flash sale. Leave any time.',
    email: 'Your e-mail address',
    subscribe: 'Subscribe',
    sent: 'Almost done: open the mail that we have just sent to {{email}} and confirm.',
    failed: 'We could not sign you up. Check your connection and try again.',
  },
  id: {
    title: 'Satu surel bermanfaat setiap bulan',
    text: 'Produk baru, saran penataan ruang, dan flash sale berikutnya. Berhenti kapan saja.',
    email: 'Alamat surel Anda',
    subscribe: 'Berlangganan',
    sent: 'Hampir selesai: buka surel yang baru kami kirim ke {{email}} lalu konfirmasi alamat Anda.',
    failed: 'Permintaan belum terkirim. Periksa koneksi Anda lalu coba lagi.',
  },
})
