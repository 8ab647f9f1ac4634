import type { QuoteWords } from './quote-words.ts'

const uses = {
  film: 'untuk film',
  music: 'untuk musik',
  karaoke: 'untuk karaoke',
  background: 'untuk musik latar',
}

export const indonesianQuote: QuoteWords = {
  quotation: 'Penawaran',
  fileName: 'penawaran',
  code: 'Kode',
  system: 'Sistem',
  room: 'Ruang',
  roomText: (size, { seats, use, va }) =>
    [size, `${seats} tempat duduk`, uses[use], ...(va === null ? [] : [va])].join(', '),
  saved: 'Disimpan pada',
  checked: 'Harga dicek pada',
  online: 'Tautan',
  scan: 'Pindai untuk membuka',
  remark: (moment) =>
    `Harga dan stok hari ini dicek pada ${moment}. Belum ada barang yang disisihkan: harga dan stok bisa berubah sampai Anda memesan. Belum termasuk pengiriman dan instalasi.`,
  columns: {
    product: 'Produk',
    quantity: 'Jml',
    saved: 'Saat disimpan',
    today: 'Hari ini',
    amount: 'Subtotal',
  },
  drifts: {
    same: 'Harga tetap',
    price_up: 'Harga naik',
    price_down: 'Harga turun',
    low_stock: 'Stok menipis',
    out_of_stock: 'Stok habis',
    discontinued: 'Tidak dijual lagi',
  },
  someAvailable: (available, quantity) => `${available} dari ${quantity} tersedia`,
  totals: {
    products: 'Produk',
    bundle: 'Diskon paket',
    total: 'Total',
    saved: 'Saat disimpan',
    today: 'Hari ini',
  },
  onlySome: (available, lines) =>
    `Total hari ini menghitung yang tersedia hari ini: ${available} dari ${lines} baris tersedia lengkap.`,
  difference: {
    more: (amount) => `${amount} lebih mahal daripada saat disimpan.`,
    less: (amount) => `${amount} lebih murah daripada saat disimpan.`,
    none: 'Sama seperti saat disimpan.',
  },
  notes: 'Kecocokan sistem',
  verdicts: { ok: 'Cocok', note: 'Perhatikan', warning: 'Perlu diperbaiki' },
  stores: 'Lihat dan dengarkan di toko kami',
  pages: 'Halaman {page} dari {pages}',
}
