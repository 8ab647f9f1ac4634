import type { DemoReviewText } from './review-text.ts'

export const headphonesReviews: DemoReviewText[] = [
  {
    rating: 5,
    language: 'id',
    text: 'Nyaman banget, dipakai kerja dari pagi sampai sore sampai lupa kalau lagi pakai.',
  },
  { rating: 5, language: 'id', text: 'Vokalnya dekat, seperti penyanyinya duduk di depan saya.' },
  { rating: 5, language: 'en', text: 'I put them on for one song and took them off three hours later.' },
  {
    rating: 5,
    language: 'id',
    text: 'Saya berkacamata dan biasanya pelipis sakit setelah satu jam. Dengan yang ini aman.',
  },
  { rating: 4, language: 'id', text: 'Suara juara, cuma di cuaca panas telinga agak gerah kalau kelamaan.' },
  { rating: 5, language: 'id', text: 'Detailnya gila sih.' },
  {
    rating: 5,
    language: 'id',
    text: 'Boleh dicoba lama di toko pakai lagu pilihan sendiri, dan tidak ada yang menyuruh cepat-cepat. Akhirnya pilih ini karena paling jujur.',
  },
  {
    rating: 5,
    language: 'en',
    text: 'Light touch on the ears, honest sound in between. What else does one need?',
  },
  { rating: 5, language: 'id', text: 'Segel kebersihannya utuh, kotaknya rapi, cocok buat kado.' },
  {
    rating: 3,
    language: 'id',
    text: 'Kepala saya kecil, jadi walau sudah disetel paling rapat masih terasa longgar. Untuk suaranya sendiri saya tidak ada keluhan.',
  },
  {
    rating: 5,
    language: 'id',
    text: 'Buat mixing lagu rumahan sangat membantu, kesalahan kecil langsung kedengaran.',
  },
  {
    rating: 5,
    language: 'id',
    text: 'Bantalannya empuk dan tidak menekan. Telinga saya yang lebar pun muat.',
  },
  {
    rating: 4,
    language: 'en',
    text: 'Terrific sound. The headband leaves a mark on my hair, not on my mood.',
  },
  {
    rating: 5,
    language: 'en',
    text: 'I edit podcasts for a living. Clicks, breaths, chairs, a scooter three streets away: these show me all of it without making it unpleasant. My desk speakers are now mostly decoration. Clients have noticed the difference, and one even asked what changed.',
  },
  {
    rating: 5,
    language: 'id',
    text: 'Sekarang saya mendengarkan lagi semua lagu lama dari awal. Serasa kenalan ulang.',
  },
  { rating: 4, language: 'id', text: 'Agak ketat di minggu pertama, setelah itu pas.' },
  {
    rating: 5,
    language: 'id',
    text: 'Nada tingginya halus, nada rendahnya ada bentuknya, dan suara penyanyi tidak pernah tertutup. Untuk rekaman akustik ini luar biasa.',
  },
  { rating: 5, language: 'id', text: 'Anak latihan piano digital pakai ini, rumah jadi damai.' },
  {
    rating: 2,
    language: 'id',
    text: 'Sisi kanan mati setelah seminggu. Garansi berjalan dan diganti, namun nunggunya hampir sebulan tanpa kabar yang jelas.',
  },
  {
    rating: 5,
    language: 'en',
    text: 'Courteous staff, clean covers for trying on, no pressure at all. The purchase made itself.',
  },
  {
    rating: 5,
    language: 'id',
    text: 'Tengah malam nonton film sendirian tanpa bangunin istri. Penyelamat rumah tangga haha',
  },
  {
    rating: 5,
    language: 'id',
    text: 'Terasa kokoh tapi tetap ramah di kepala. Sambungannya tidak berderit waktu digerakkan.',
  },
  {
    rating: 4,
    language: 'id',
    text: 'Terlalu besar buat dibawa di tas kerja saya, jadinya khusus di rumah. Di rumah sih jadi rebutan.',
  },
  { rating: 5, language: 'id', text: 'Awalnya kira hype doang. Ternyata emang bagus.' },
  { rating: 5, language: 'en', text: 'Strings sound like strings, breath sounds like breath.' },
  {
    rating: 5,
    language: 'id',
    text: 'Pekerjaan saya menyalin rekaman rapat, seharian penuh, sering dengan suara pelan dan orang yang bicara bersamaan. Dulu satu kalimat bisa saya ulang lima kali. Dengan ini jarang sekali. Kepala tidak pusing, telinga tidak panas. Balik modal dalam bentuk waktu tidur.',
  },
  {
    rating: 3,
    language: 'id',
    text: 'Dapat yang tergores tipis. Boleh ditukar, syaratnya saya antar sendiri ke toko, dua jam kena macet. Yang baru tidak ada cacat.',
  },
  { rating: 5, language: 'id', text: 'Sesuai foto, sesuai janji.' },
  {
    rating: 4,
    language: 'en',
    text: 'Great clarity. I would have preferred a shorter wait, but the stock had to come from elsewhere first.',
  },
  {
    rating: 5,
    language: 'id',
    text: 'Senang karena bantalannya bisa diganti kalau nanti aus. Saya jadi berani pakai tiap hari.',
  },
  {
    rating: 4,
    language: 'id',
    text: 'Resinya telat diperbarui, sempat saya kira hilang. Produknya sendiri tidak ada kendala.',
  },
  { rating: 5, language: 'en', text: 'Came to Medan in three days, seal intact, box without a crease.' },
  { rating: 5, language: 'id', text: 'Pas di kepala saya, pas juga di kepala anak, tinggal digeser.' },
  {
    rating: 1,
    language: 'id',
    text: 'Kotak sampai dengan segel sudah terbuka, seperti bekas dicoba orang. Untuk barang yang menempel di telinga itu tidak bisa diterima. Refund penuh memang dapat, tapi kok bisa lolos pengecekan.',
  },
  { rating: 5, language: 'en', text: 'They reward good recordings and forgive the rest.' },
  {
    rating: 4,
    language: 'id',
    text: 'Telinga saya butuh beberapa hari untuk terbiasa dengan suara sejujur ini, dulu kebanyakan bass.',
  },
  {
    rating: 5,
    language: 'id',
    text: 'Teman satu band ikut pesan setelah pinjam punya saya sehari. Tolong komisinya, Gema, hehe.',
  },
  {
    rating: 4,
    language: 'en',
    text: 'Beautiful midrange. People who want a heavy thump should listen first, as I did, and then decide.',
  },
  {
    rating: 3,
    language: 'en',
    text: 'Pleasant sound, nothing more for me. I had hoped for a bigger jump from my old ones, and perhaps my recordings are the limit.',
  },
  {
    rating: 4,
    language: 'id',
    text: 'Kertas panduannya cuma bahasa Inggris dan hurufnya kecil. Suara dan kenyamanannya tidak saya ragukan.',
  },
  {
    rating: 5,
    language: 'id',
    text: 'Dua tahun gonta-ganti, berhentinya di sini. Pelan pun isinya lengkap, jadi telinga tidak perlu disiksa.',
  },
  { rating: 3, language: 'id', text: 'Lima hari di jalan padahal masih satu kota. Begitu dipakai sih enak.' },
  {
    rating: 4,
    language: 'id',
    text: 'Setelan bandonya agak seret di satu sisi, lama-lama lancar sendiri. Overall mantap.',
  },
  {
    rating: 2,
    language: 'en',
    text: 'The pads made my skin itch, and an exchange was refused because I had worn them. A fair rule, still a hard lesson.',
  },
  {
    rating: 4,
    language: 'en',
    text: 'Nearly perfect; the left and right letters are too small for my eyes.',
  },
  {
    rating: 5,
    language: 'en',
    text: 'Second purchase of the same thing: the first was promptly stolen by my daughter.',
  },
]
