/** What a shopper has chosen when they cancel, as the log says it. */
export const cancelReasonWords = {
  changed_mind: { en: 'Changed my mind', id: 'Berubah pikiran' },
  wrong_order: { en: 'Ordered the wrong thing', id: 'Salah pesan' },
  cheaper_elsewhere: { en: 'Found it cheaper elsewhere', id: 'Menemukan harga lebih murah' },
  too_long: { en: 'It takes too long', id: 'Terlalu lama' },
} as const
