interface EventWords {
  en: string
  id: string
}

/** What the log of an order says; `{…}` is filled from the event. Kinds that are not here are the staff's alone. */
export const orderEventWords: Record<string, EventWords> = {
  placed: {
    en: 'Order placed. The goods are kept for you.',
    id: 'Pesanan dibuat. Barang kami simpan untuk Anda.',
  },
  pay: { en: 'Payment received', id: 'Pembayaran diterima' },
  accept_cod: { en: 'Order accepted', id: 'Pesanan diterima toko' },
  revive: {
    en: 'Payment received late; the goods were still there',
    id: 'Pembayaran diterima terlambat; barang masih ada',
  },
  expire: { en: 'Not paid in time: cancelled', id: 'Tidak dibayar tepat waktu: dibatalkan' },
  payment_failed: { en: 'The payment was declined', id: 'Pembayaran ditolak' },
  payment_expired: { en: 'The payment page has run out', id: 'Halaman pembayaran sudah tidak berlaku' },
  payment_retried: { en: 'New try to pay: {method}', id: 'Mencoba membayar lagi: {method}' },
  provider_down: {
    en: 'The payment provider could not be reached',
    id: 'Penyedia pembayaran tidak dapat dihubungi',
  },
  payment_wrong_amount: {
    en: 'A payment of another amount has come. We are looking into it.',
    id: 'Pembayaran dengan jumlah berbeda masuk. Sedang kami periksa.',
  },
  paid_twice: {
    en: 'Paid twice: the second payment goes back',
    id: 'Terbayar dua kali: yang kedua kami kembalikan',
  },
  paid_too_late: {
    en: 'Paid after the order had ended: the money goes back',
    id: 'Dibayar setelah pesanan berakhir: uangnya kami kembalikan',
  },
  proof_sent: { en: 'Receipt of the transfer sent', id: 'Bukti transfer dikirim' },
  refunded: { en: 'Money sent back', id: 'Uang dikembalikan' },
  refund_by_hand: {
    en: 'The money is sent back by our staff',
    id: 'Uang akan dikembalikan oleh staf kami',
  },
  cancel: { en: 'Order cancelled', id: 'Pesanan dibatalkan' },
  ask_cancel: { en: 'Asked us to cancel it', id: 'Pembatalan diminta' },
  accept_cancel: { en: 'Cancelled as you asked', id: 'Dibatalkan sesuai permintaan Anda' },
  decline_cancel: { en: 'We could not cancel it any more', id: 'Pembatalan tidak dapat kami terima' },
  cancel_refunded: {
    en: 'Cancelled; the money goes back',
    id: 'Dibatalkan; dananya kami kembalikan',
  },
  hand_over: { en: 'Handed to the courier', id: 'Diserahkan ke kurir' },
  tracking_corrected: {
    en: 'New tracking number {tracking}',
    id: 'Nomor resi diperbarui: {tracking}',
  },
  in_transit: { en: 'On the way', id: 'Dalam perjalanan' },
  deliver: { en: 'Delivered', id: 'Barang sampai' },
  paid_on_delivery: { en: 'Paid on delivery', id: 'Dibayar saat barang diterima' },
  finish: { en: 'Order finished', id: 'Pesanan selesai' },
  refund_asked: { en: 'Money asked back', id: 'Pengembalian dana diajukan' },
  refund_approved: { en: 'Refund approved', id: 'Pengembalian dana disetujui' },
  refund_rejected: { en: 'Refund declined', id: 'Pengembalian dana ditolak' },
  refund_withdrawn: { en: 'Refund stopped', id: 'Pengembalian dana dihentikan' },
  refund_sent: { en: 'Refund sent', id: 'Dana sudah dikirim kembali' },
  complaint_filed: { en: 'Complaint filed', id: 'Komplain diajukan' },
  complaint_resolved: { en: 'Complaint resolved', id: 'Komplain selesai' },
  complaint_rejected: { en: 'Complaint declined', id: 'Komplain ditolak' },
  complaint_cancelled: { en: 'Complaint withdrawn', id: 'Komplain dibatalkan' },
  complaint_appealed: { en: 'Appeal against the decision', id: 'Banding diajukan' },
}
