import { defineWords } from '../../language/define-words.ts'

/** Words of the ways to pay. */
export const paymentWords = defineWords('payment', {
  en: {
    ways: 'Ways to pay',
    card: 'Card',
    transfer: 'Bank transfer',
    paypal: 'PayPal',
    cod: 'Cash on delivery',
    others: 'Others',
    transfer_short: 'Checked in 2 hours',
    foreign_short: 'In {{currency}}',
    online_short: 'Online',
    cod_short: 'Pay when it arrives',
    others_short_one: '{{count}} option',
    others_short_other: '{{count}} options',
    unavailable: 'Not available',
    processed_by: 'Processed by',
    takes: 'Accepted: {{names}}',
    hosted: 'You pay on {{provider}}’s own page.',
    hosted_text:
      'When you press the button we take you there, and you come straight back here afterwards. What you type there never passes through our shop.',
    sandbox: '{{provider}} runs as a sandbox here: the page looks real, but no money moves.',
    foreign: 'Charged as {{amount}} at {{rate}} for one {{currency}} ({{source}}, {{time}}).',
    transfer_text:
      'A unique code of at most three digits is added to the amount so that your transfer is recognised quickly. The next page shows the account, the exact amount and the deadline, and takes a photo of your receipt.',
    transfer_checked: 'We check transfers within two hours.',
    cod_text:
      'You pay the courier in cash, or at the till when you pick it up. Please have the exact amount ready.',
    held_minutes: 'The order is held for {{count}} minutes while it waits for your payment.',
    held_hours: 'The order is held for {{count}} hours while it waits for your payment.',
    held_stock: 'What you buy is kept for you meanwhile.',
  },
  id: {
    ways: 'Cara membayar',
    card: 'Kartu',
    transfer: 'Transfer bank',
    paypal: 'PayPal',
    cod: 'Bayar di tempat',
    others: 'Lainnya',
    transfer_short: 'Dicek maks. 2 jam',
    foreign_short: 'Dalam {{currency}}',
    online_short: 'Daring',
    cod_short: 'COD',
    others_short_other: '{{count}} pilihan',
    unavailable: 'Tidak tersedia',
    processed_by: 'Diproses oleh',
    takes: 'Menerima: {{names}}',
    hosted: 'Anda membayar di halaman {{provider}} sendiri.',
    hosted_text:
      'Setelah menekan tombol bayar, Anda kami antar ke sana lalu langsung kembali ke sini. Data yang Anda isi di sana tidak pernah melewati toko kami.',
    sandbox:
      '{{provider}} di sini hanya simulasi: halamannya mirip aslinya, tetapi tidak ada uang yang berpindah.',
    foreign: 'Ditagih sebesar {{amount}} dengan kurs {{rate}} per {{currency}} ({{source}}, {{time}}).',
    transfer_text:
      'Jumlahnya memuat kode unik paling banyak tiga angka agar transfer Anda cepat dikenali. Halaman berikutnya menampilkan rekening, jumlah pasti, dan batas waktunya, serta menerima foto bukti transfer.',
    transfer_checked: 'Transfer kami periksa paling lama dua jam.',
    cod_text:
      'Anda membayar tunai kepada kurir, atau di kasir saat mengambilnya di toko. Mohon siapkan uang pas.',
    held_minutes: 'Pesanan ditahan {{count}} menit sambil menunggu pembayaran Anda.',
    held_hours: 'Pesanan ditahan {{count}} jam sambil menunggu pembayaran Anda.',
    held_stock: 'Barang Anda kami simpan sampai saat itu.',
  },
})
