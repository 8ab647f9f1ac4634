import type { CatalogueWords } from './catalogue-words.ts'

export const indonesianCatalogue: CatalogueWords = {
  catalogue: 'Katalog',
  fileName: (shop, month) => `katalog-${shop}-${month}.pdf`,
  pricesAsOf: (day) => `Harga per ${day}`,
  foot: (day, host) => `Harga per ${day}, termasuk PPN; dapat berubah sewaktu-waktu. Harga hari ini: ${host}`,
  index: 'Daftar isi',
  lead: (products, makers) => `${products} produk dari ${makers} merek.`,
  someOf: (printed, total, host) =>
    `${printed} produk yang paling diminati dari ${total} produk; selengkapnya di ${host}.`,
  scan: 'Arahkan kamera ponsel ke kode di samping produk: halamannya menampilkan harga hari ini, stok, semua foto, dan ulasan pembeli. Di PDF, cukup klik produknya.',
  products: (count) => `${count} produk`,
  continued: 'lanjutan',
  from: 'mulai',
  choices: {
    finish: (count) => `${count} pilihan warna`,
    size: (count) => `${count} ukuran`,
    length: (count) => `${count} pilihan panjang`,
    seats: (count) => `${count} susunan kursi`,
    set: (count) => `${count} pilihan paket`,
    version: (count) => `${count} versi`,
  },
  fillers: [
    {
      title: 'Kami yang memasang',
      text: 'Kabel tersembunyi, speaker di ketinggian yang tepat, semuanya diukur dan disetel: tim kami sendiri memasang apa yang Anda beli di sini.',
      path: '/request-instalasi',
    },
    {
      title: 'Dengarkan sebelum memutuskan',
      text: 'Bawa piringan hitam yang Anda hafal atau film yang sudah sepuluh kali Anda tonton. Di toko kami, Anda membandingkan dengan tenang, selama yang Anda mau.',
      path: '/stores',
    },
    {
      title: 'Rakit sistem Anda sendiri',
      text: 'Pilih amplifier, speaker, dan layar satu per satu. Simulasi memberi tahu apa yang cocok untuk ruangan dan daya listrik Anda, sambil menghitung harganya.',
      path: '/simulation',
    },
  ],
  order: 'Cara memesan',
  steps: (host) => [
    {
      title: 'Pilih',
      text: `Pindai kode di samping produk, atau cari namanya di ${host}. Ragu apakah semuanya cocok? Simulasi di sana memeriksanya untuk Anda.`,
    },
    {
      title: 'Dengarkan dulu',
      text: 'Datanglah ke toko kami dengan musik dan film yang Anda kenal. Kami sambungkan apa saja yang ingin Anda bandingkan.',
    },
    {
      title: 'Pesan',
      text: 'Secara online, lewat telepon, atau di toko. Ongkos kirim terlihat sebelum Anda membayar, dan paket dapat dilacak dari pintu kami sampai ke pintu Anda.',
    },
    {
      title: 'Nikmati',
      text: 'Jika ada yang tidak sesuai, tulis atau telepon kami. Kami menjawab, menukar, atau memperbaiki, dan garansi setiap merek berlaku penuh.',
    },
  ],
  installation: {
    title: 'Instalasi',
    text: 'Tim kami sendiri mengantar sistem Anda, memasangnya, merapikan kabelnya, dan menyetelnya untuk ruangan Anda. Ceritakan ruangannya, lalu kami menelepon dengan jadwal dan harganya.',
  },
  stores: 'Toko kami',
  scanSite: 'Pindai untuk membuka toko',
}
