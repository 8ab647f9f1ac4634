/** What the hosted pages of the sandbox say. */
const english = {
  title: (provider: string) => `Pay with ${provider}`,
  notice: 'Sandbox: no money moves',
  noticeText: (provider: string) =>
    `This page belongs to the shop and stands in for ${provider}. Nothing is charged, and nobody is asked for a card.`,
  order: 'Order',
  amount: 'Amount',
  email: 'E-mail',
  pay: (amount: string) => `Pay ${amount}`,
  others: 'Or try what else can happen',
  twice: 'Pay, and tell the shop twice',
  twiceText: 'The same message reaches the shop two times. It counts once.',
  later: 'Pay, but the shop hears of it later',
  laterText: 'You go back at once. The message follows about 15 seconds later.',
  decline: 'Decline',
  declineText: 'The payment fails, as with a card that is refused.',
  leave: 'Leave without paying',
  leaveText: 'You go back, and the payment stays open.',
  paid: 'This payment is paid',
  paidText: 'It cannot be paid again.',
  failed: 'This payment was declined',
  failedText: 'To try again, choose how to pay in the shop.',
  expired: 'This payment has expired',
  expiredText: 'The time to pay is over. The shop can begin another one.',
  waiting: 'This payment is on its way',
  waitingText: 'The shop will hear of it in a moment.',
  back: 'Back to the shop',
  unknown: 'No such payment',
  unknownText: 'This address belongs to no payment of the sandbox. Please begin in the shop.',
  continuing: 'One moment',
  continuingText: 'You are being led back to the shop.',
  continue: 'Continue',
}

export type SandboxWords = typeof english

const indonesian: SandboxWords = {
  title: (provider) => `Bayar dengan ${provider}`,
  notice: 'Mode uji coba: tidak ada uang yang berpindah',
  noticeText: (provider) =>
    `Halaman ini milik toko dan menjadi pengganti ${provider}. Tidak ada yang ditagih, dan data kartu tidak diminta.`,
  order: 'Pesanan',
  amount: 'Jumlah',
  email: 'Surel',
  pay: (amount) => `Bayar ${amount}`,
  others: 'Atau coba kemungkinan lain',
  twice: 'Bayar, dan kabari toko dua kali',
  twiceText: 'Pesan yang sama sampai ke toko dua kali, tetapi dihitung sekali.',
  later: 'Bayar, tetapi toko tahu belakangan',
  laterText: 'Anda langsung kembali ke toko. Pesannya menyusul sekitar 15 detik kemudian.',
  decline: 'Tolak',
  declineText: 'Pembayaran gagal, seperti pada kartu yang ditolak.',
  leave: 'Keluar tanpa membayar',
  leaveText: 'Anda kembali ke toko, dan pembayaran tetap terbuka.',
  paid: 'Pembayaran ini sudah lunas',
  paidText: 'Tidak bisa dibayar lagi.',
  failed: 'Pembayaran ini ditolak',
  failedText: 'Untuk mencoba lagi, pilih cara bayar di toko.',
  expired: 'Pembayaran ini kedaluwarsa',
  expiredText: 'Batas waktu bayar sudah lewat. Anda bisa memulai pembayaran baru di toko.',
  waiting: 'Pembayaran ini sedang diproses',
  waitingText: 'Toko akan segera menerima kabarnya.',
  back: 'Kembali ke toko',
  unknown: 'Pembayaran tidak ditemukan',
  unknownText: 'Alamat ini bukan milik pembayaran mana pun di mode uji coba. Silakan mulai dari toko.',
  continuing: 'Mohon tunggu',
  continuingText: 'Anda sedang diarahkan kembali ke toko.',
  continue: 'Lanjutkan',
}

export type SpokenWords = SandboxWords & { language: string }

/** The words of a payment's language; English, where the sandbox does not speak it. */
export const sandboxWords = (language: string | undefined): SpokenWords =>
  language === 'id' ? { ...indonesian, language: 'id' } : { ...english, language: 'en' }
