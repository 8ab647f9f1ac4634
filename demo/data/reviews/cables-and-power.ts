import type { DemoReviewText } from './review-text.ts'

export const cablesAndPowerReviews: DemoReviewText[] = [
  {
    rating: 5,
    language: 'id',
    text: 'Terasa padat dan rapi di tangan, bukan barang ringan yang bikin was-was.',
  },
  {
    rating: 5,
    language: 'id',
    text: 'Ruang TV jadi lebih tertata, dan saya tidak perlu minta maaf lagi ke istri soal hobi audio.',
  },
  { rating: 3, language: 'id', text: 'Biasa saja, fungsinya sama dengan yang lama, hanya lebih rapi.' },
  { rating: 5, language: 'en', text: 'Bought one to try, then came back for the rest of the house.' },
  {
    rating: 5,
    language: 'en',
    text: 'I kept postponing this purchase for a year. Silly, because it took care of my problem on the first evening.',
  },
  { rating: 5, language: 'id', text: 'Mantap, sesuai deskripsi' },
  { rating: 5, language: 'en', text: 'Feels built to outlast the equipment it serves.' },
  {
    rating: 5,
    language: 'en',
    text: 'Exactly the right part for my setup, confirmed by the shop before I paid.',
  },
  {
    rating: 2,
    language: 'id',
    text: 'Kemasan sudah terbuka dan ada bekas pakai. Diganti memang, tapi saya yang harus urus kurir penjemputannya.',
  },
  {
    rating: 5,
    language: 'id',
    text: 'Build quality-nya di atas yang biasa dijual di toko elektronik dekat rumah.',
  },
  {
    rating: 4,
    language: 'id',
    text: 'Pas dan kuat, tapi perlu sedikit penyesuaian waktu pertama kali dipakai.',
  },
  {
    rating: 5,
    language: 'id',
    text: 'Orang tua di kampung bisa pakai sendiri, cukup saya pandu sekali lewat video call.',
  },
  {
    rating: 5,
    language: 'id',
    text: 'Masalah yang bikin kesal berbulan-bulan selesai dalam sepuluh menit setelah barang ini datang.',
  },
  {
    rating: 5,
    language: 'id',
    text: 'Saya tanya lewat chat cocok atau tidak, dibalas lengkap dengan gambar. Pelayanannya juara.',
  },
  {
    rating: 4,
    language: 'id',
    text: 'Menjalankan tugasnya dengan baik. Semoga lain kali ada pilihan model lebih banyak.',
  },
  { rating: 5, language: 'id', text: 'Dikirim pakai dus tebal dan busa rapat. Niat banget.' },
  { rating: 4, language: 'id', text: 'Oke, cuma dusnya penyok karena ditumpuk barang lain di ekspedisi.' },
  {
    rating: 1,
    language: 'id',
    text: 'Barang yang datang berbeda dengan yang saya pesan, dan waktu minta tukar katanya stok habis. Tiga minggu uang belum kembali.',
  },
  { rating: 5, language: 'en', text: 'Unexciting in the best way: it works and I have forgotten about it.' },
  { rating: 5, language: 'en', text: 'You can tell someone thought about the details.' },
  {
    rating: 4,
    language: 'id',
    text: 'Empat bintang saja karena status resi baru berubah setelah barang sampai.',
  },
  {
    rating: 2,
    language: 'en',
    text: 'Turned out not to suit my equipment although chat support had said it would. The refund came, minus shipping.',
  },
  {
    rating: 4,
    language: 'en',
    text: 'Solid product, though the box is far too big and stuffed with plastic.',
  },
  {
    rating: 3,
    language: 'id',
    text: 'Ada lecet halus di permukaannya waktu datang. Tidak pengaruh ke fungsi, cuma kurang sreg untuk barang baru.',
  },
  { rating: 5, language: 'id', text: 'Langsung cocok dengan perangkat lama saya, tidak perlu utak-atik.' },
  { rating: 5, language: 'id', text: 'Barang kecil, efeknya besar. Sistem jadi terasa lengkap.' },
  {
    rating: 4,
    language: 'en',
    text: 'Good quality. The description could say more clearly what it works with; I had to ask.',
  },
  { rating: 5, language: 'id', text: 'Ori, segel rapi, pengiriman ke Pontianak aman.' },
  {
    rating: 5,
    language: 'id',
    text: 'Detail finishing-nya bagus untuk barang yang jarang diperhatikan orang.',
  },
  {
    rating: 5,
    language: 'id',
    text: 'Buat proyek ruang meeting kantor pesan lumayan banyak. Semua berfungsi, tidak ada yang cacat, faktur lengkap. Bagian pembelian senang karena dokumennya rapi. Tim gedung senang karena tidak perlu bolak-balik. Saya senang karena selesai.',
  },
  { rating: 4, language: 'id', text: 'Bagus, hanya kemasannya susah dibuka. Butuh gunting dan sabar.' },
  {
    rating: 3,
    language: 'id',
    text: 'Pesanan pertama keliru tipenya. Ditukar tanpa biaya, tapi bolak-balik seminggu.',
  },
  { rating: 5, language: 'en', text: 'Well made, well finished, well packed.' },
  {
    rating: 5,
    language: 'id',
    text: 'Tadinya beli yang asal-asalan dan dua kali rusak. Sekali ini beli yang benar, tidur pun nyenyak.',
  },
  { rating: 5, language: 'en', text: 'Same-day delivery within Jakarta, and it was in use before dinner.' },
  { rating: 4, language: 'id', text: 'Berfungsi baik. Kalau lihat fotonya saya kira agak lebih besar.' },
  {
    rating: 5,
    language: 'id',
    text: 'Pesan pagi, sore diantar kurir instan. Malamnya sudah bisa nonton lagi.',
  },
  {
    rating: 4,
    language: 'id',
    text: 'Tulisan petunjuknya terlalu kecil buat mata saya, kualitasnya sendiri oke.',
  },
  {
    rating: 5,
    language: 'en',
    text: 'The contractor on our renovation asked where I got it and ordered the same for his own place.',
  },
  {
    rating: 3,
    language: 'en',
    text: 'Nothing wrong with it, but I did not notice the improvement I was led to expect.',
  },
  {
    rating: 4,
    language: 'en',
    text: 'Does what I needed. The courier left it with a neighbour without telling me, so I lost a day searching.',
  },
  {
    rating: 5,
    language: 'id',
    text: 'Teknisi yang memasang home theater kami menyarankan ini. Sarannya tepat.',
  },
  { rating: 5, language: 'id', text: 'Sudah lima bulan dipakai harian, tidak ada masalah.' },
  { rating: 4, language: 'id', text: 'Sejauh ini aman. Kita lihat nanti setelah setahun.' },
  { rating: 5, language: 'id', text: 'Saya bukan orang teknik, tapi bisa pakai tanpa bantuan siapa pun.' },
  {
    rating: 5,
    language: 'id',
    text: 'Langganan di sini untuk urusan pelengkap audio karena tidak pernah dapat barang asal.',
  },
]
