import { dayRange, type OrderLetterWords } from './order-letter-words.ts'

export const indonesianWords: OrderLetterWords = {
  placedOnline: ({ number, amount, method, deadline }) => ({
    subject: `Pesanan ${number}: menunggu pembayaran`,
    heading: 'Terima kasih atas pesanan Anda',
    paragraphs: [
      `Pesanan ${number} sudah kami catat. Pesanan diproses setelah ${amount} dibayar dengan ${method}.`,
      ...(deadline === '' ? [] : [`Semua barang kami simpan untuk Anda sampai ${deadline}.`]),
      'Sudah membayar? Anda tidak perlu melakukan apa pun: konfirmasinya segera kami kirim.',
    ],
    action: 'Bayar sekarang',
  }),
  placedTransfer: ({ number, amount, deadline }) => ({
    subject: `Pesanan ${number}: cara transfer`,
    heading: 'Terima kasih atas pesanan Anda',
    paragraphs: [
      `Pesanan ${number} sudah kami catat. Mohon transfer tepat ${amount}: dari tiga angka terakhir kami mengenali pembayaran Anda.`,
      ...(deadline === '' ? [] : [`Semua barang kami simpan untuk Anda sampai ${deadline}.`]),
      'Kirim bukti transfer di halaman pesanan Anda. Kami periksa paling lama dua jam.',
    ],
    action: 'Kirim bukti transfer',
  }),
  placedCash: ({ number, amount }) => ({
    subject: `Pesanan ${number}`,
    heading: 'Terima kasih atas pesanan Anda',
    paragraphs: [
      `Pesanan ${number} sudah kami catat. Mohon siapkan ${amount}: Anda membayar kepada kurir saat paket diserahkan.`,
      'Kami kabari lagi begitu pesanan dikirim.',
    ],
    action: 'Lihat pesanan',
  }),
  received: ({ number, amount, method }) => ({
    subject: `Pesanan ${number} sudah dibayar`,
    heading: 'Pembayaran Anda sudah kami terima',
    paragraphs: [
      `Terima kasih. Kami sudah menerima ${amount} untuk pesanan ${number}, dibayar dengan ${method}.`,
      'Sekarang pesanan kami siapkan. Kami kabari lagi begitu dikirim.',
    ],
    action: 'Lihat pesanan',
  }),
  expired: ({ number, deadline }) => ({
    subject: `Pesanan ${number} berakhir`,
    heading: 'Pesanan Anda berakhir',
    paragraphs: [
      deadline === ''
        ? `Pesanan ${number} tidak dapat kami konfirmasi tepat waktu, jadi dibatalkan.`
        : `Pembayaran untuk pesanan ${number} tidak kami terima sampai ${deadline}, jadi pesanan dibatalkan.`,
      'Anda tidak berutang apa pun. Voucher yang Anda pakai kembali menjadi milik Anda.',
      'Ternyata sudah membayar? Uang Anda kami kembalikan, atau pesanan kami lanjutkan, dan kami mengabari Anda.',
    ],
    action: 'Lihat pesanan',
  }),
  refunded: ({ number, amount, method }, { reason, isSent }) => ({
    subject: isSent
      ? `Uang Anda sedang dikembalikan: pesanan ${number}`
      : `Uang Anda akan dikembalikan: pesanan ${number}`,
    heading: isSent ? 'Uang Anda sedang dikembalikan' : 'Uang Anda akan dikembalikan',
    paragraphs: [
      {
        late: `Pembayaran ${amount} untuk pesanan ${number} masuk setelah pesanan berakhir, dan barangnya sudah terjual. Kami mohon maaf.`,
        double: `Pesanan ${number} sudah dibayar ketika ${amount} masuk sekali lagi. Anda cukup membayar sekali.`,
        cancelled: `Pesanan ${number} dibatalkan, dan Anda sudah membayar ${amount}.`,
        agreed: `Seperti disepakati, kami kembalikan ${amount} dari pesanan ${number}.`,
      }[reason],
      isSent
        ? `${amount} sudah kami kembalikan lewat ${method}, sama seperti cara Anda membayar. Tergantung banknya, uang terlihat dalam 3 sampai 14 hari.`
        : `${amount} kami kembalikan lewat ${method}, sama seperti cara Anda membayar, dalam dua hari kerja. Anda tidak perlu melakukan apa pun.`,
      ...(reason === 'double' ? ['Pesanan Anda sendiri tetap berjalan.'] : []),
    ],
    action: 'Lihat pesanan',
  }),
  rows: {
    items: 'Produk',
    addOns: 'Layanan',
    bundle: 'Potongan paket',
    voucher: (code) => (code === null ? 'Voucher' : `Voucher ${code}`),
    shipping: 'Ongkos kirim',
    shippingDiscount: 'Potongan ongkos kirim',
    insurance: 'Asuransi',
    uniqueCode: 'Kode unik',
    total: 'Total',
    free: 'Gratis',
  },
  facts: {
    amount: 'Jumlah tepat',
    account: ({ bank, holder }) => `${bank}, a.n. ${holder}`,
    deadline: 'Paling lambat',
  },
  sections: {
    address: 'Dikirim ke',
    recipient: 'Diambil oleh',
    delivery: 'Pengiriman',
    payment: 'Pembayaran',
  },
  days: (min, max) => (max === 0 ? 'hari yang sama' : `${dayRange(min, max)} hari`),
  parcel: ({ service, store, days }) => `${service}: ${days}, dari ${store}`,
  pickup: ({ store, days }) => `Diambil di ${store}: siap dalam ${days}`,
  sandbox: 'Pembayaran uji coba: tidak ada uang yang berpindah.',
  footer: (number) =>
    `Anda menerima surel ini karena pesanan ${number} dibuat dengan alamat ini. Ada pertanyaan? Balas saja.`,
}
