/** What the log of an order says to the staff alone. */
export const staffEventWords: Record<string, { en: string; id: string }> = {
  refund_first_approved: {
    en: 'Refund approved by one; somebody else has to approve it as well',
    id: 'Pengembalian dana disetujui satu orang; perlu persetujuan orang kedua',
  },
  contact_opened: {
    en: 'Phone, address and e-mail opened in full',
    id: 'Telepon, alamat, dan surel dibuka lengkap',
  },
  paid_again: {
    en: 'The same page was paid twice. Give the second payment back by hand.',
    id: 'Halaman yang sama terbayar dua kali. Kembalikan pembayaran kedua secara manual.',
  },
}
