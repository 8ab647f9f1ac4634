import type { DemoReviewText } from './review-text.ts'

export const receiversAndAmplifiersReviews: DemoReviewText[] = [
  {
    rating: 5,
    language: 'id',
    text: 'Speaker lama saya ternyata bukan jelek, cuma kurang tenaga. Sekarang hidup lagi.',
  },
  {
    rating: 5,
    language: 'id',
    text: 'Senyap total waktu tidak ada yang diputar. Telinga ditempel ke speaker pun hampir tidak ada desis.',
  },
  { rating: 5, language: 'en', text: 'Effortless is the word. It never sounds as if it is working hard.' },
  {
    rating: 5,
    language: 'id',
    text: 'Tenaganya berlimpah tapi halus. Sampai hari ini belum pernah saya butuh setengahnya.',
  },
  {
    rating: 4,
    language: 'id',
    text: 'Suara istimewa, tapi pastikan lemarinya ada sirkulasi udara. Saya sampai melepas papan belakangnya.',
  },
  {
    rating: 5,
    language: 'id',
    text: 'Mantap jiwa, teknisinya jago. Kabel speaker yang tadinya semrawut jadi rapi dan diberi label.',
  },
  {
    rating: 5,
    language: 'id',
    text: 'Admin menanyakan impedansi dan sensitivitas speaker saya sebelum mengiyakan pesanan. Baru kali ini belanja audio serasa konsultasi.',
  },
  {
    rating: 5,
    language: 'en',
    text: 'Dead quiet background and a firm grip on the low notes. My speakers have never behaved so well.',
  },
  { rating: 5, language: 'id', text: 'Film malam, musik pagi. Dua-duanya dapat.' },
  {
    rating: 3,
    language: 'id',
    text: 'Kinerjanya bagus, tapi dari tiga jadwal pemasangan hanya yang ketiga yang benar-benar jadi.',
  },
  { rating: 5, language: 'id', text: 'Bungkusnya berlapis-lapis. Bukanya lama, tapi hati tenang.' },
  {
    rating: 5,
    language: 'id',
    text: 'Listrik di rumah kadang turun, jadi saya sempat waswas. Sudah dua bulan aman dan suaranya stabil.',
  },
  {
    rating: 4,
    language: 'en',
    text: 'Excellent performer. The rear panel is easy to wire only if you can get behind it, so plan the space.',
  },
  {
    rating: 5,
    language: 'id',
    text: 'Barang baru, segel utuh, kartu garansi dicap, faktur rapi. Urusan kantor pun lancar.',
  },
  {
    rating: 5,
    language: 'id',
    text: 'Dibanding perangkat lama saya yang sudah lima belas tahun: detail naik, ruang suara lebih lebar, nada rendah lebih terkendali. Telinga tua saya pun bisa membedakan.',
  },
  {
    rating: 4,
    language: 'id',
    text: 'Petunjuk di dalam dus terlalu ringkas. Untung teknisi tidak keberatan ditelepon malam-malam, jadi hanya kurang satu bintang.',
  },
  {
    rating: 5,
    language: 'en',
    text: 'I sent a sketch of my cabinet and got it back with the clearances marked. Service like this still exists.',
  },
  {
    rating: 5,
    language: 'id',
    text: 'Si mas teknisi menunjukkan jarak udara yang aman di lemari saya, pakai meteran segala. Pemasangannya bersih.',
  },
  { rating: 5, language: 'id', text: 'Suara gitar akustik terdengar utuh, senar dan kayunya. Istimewa.' },
  {
    rating: 2,
    language: 'id',
    text: 'Salah satu terminal longgar dari pabrik. Diperbaiki di toko, bukan diganti, dan saya harus bolak-balik dua kali menembus macet.',
  },
  {
    rating: 5,
    language: 'id',
    text: 'Kirain bakal ribet, ternyata nyambungnya gampang bgt. Terminalnya jelas dan kuat.',
  },
  {
    rating: 5,
    language: 'en',
    text: 'Replaced a unit that died in a thunderstorm. The shop also told me how to protect the new one.',
  },
  {
    rating: 4,
    language: 'id',
    text: 'Bagus sekali. Hanya saja kabel dayanya kaku dan susah dibelokkan di rak yang sempit.',
  },
  {
    rating: 5,
    language: 'id',
    text: 'Dengar dulu di ruang demo pakai lagu sendiri, tidak diburu-buru. Dibungkus hari itu juga.',
  },
  { rating: 5, language: 'id', text: 'Sampai Pekanbaru mulus, asuransinya tidak terpakai, alhamdulillah.' },
  {
    rating: 4,
    language: 'en',
    text: 'Superb sound. The invoice had my company name misspelt and needed two requests to correct.',
  },
  {
    rating: 5,
    language: 'id',
    text: 'Pengerjaannya terasa presisi, tidak ada bagian yang goyang atau renggang.',
  },
  {
    rating: 3,
    language: 'id',
    text: 'Tutup atasnya sedikit penyok, kena di ekspedisi. Toko langsung setuju ganti, tetapi stoknya kosong dan saya menunggu sampai minggu berikutnya dengan rak yang menganga.',
  },
  {
    rating: 5,
    language: 'en',
    text: 'One calm technician, one afternoon. He explained every connection, let me redo the last one myself, and then sat down to listen with us for a song. My wife offered him dinner. He declined, but took the cake.',
  },
  { rating: 4, language: 'id', text: 'Molor sehari dari perkiraan sampai. Selebihnya memuaskan.' },
  {
    rating: 5,
    language: 'id',
    text: 'Bertahun-tahun saya gonta-ganti kabel dan geser-geser speaker mencari suara yang pas. Ternyata yang kurang ada di sini. Malam pertama saya dengar sampai jam dua. Besoknya telat masuk kantor. Tidak menyesal.',
  },
  {
    rating: 5,
    language: 'id',
    text: 'Saya pensiunan dan tidak paham istilahnya. Teknisi menjelaskan pelan-pelan lalu menuliskan urutan menyalakan di secarik kertas. Sampai sekarang masih saya tempel di lemari.',
  },
  {
    rating: 1,
    language: 'id',
    text: 'Dikirim ke alamat lama padahal sudah saya ubah sebelum membayar. Barang muter seminggu lebih, dus datang kusut, dan tidak ada yang minta maaf sampai saya telepon sendiri.',
  },
  {
    rating: 5,
    language: 'id',
    text: 'Nonton konser serasa duduk di baris kelima. Tetangga belum marah, saya belum bosan.',
  },
  {
    rating: 4,
    language: 'en',
    text: 'Warm welcome, good advice, very good equipment. Parking at the store on a Saturday is another story.',
  },
  {
    rating: 5,
    language: 'en',
    text: 'Plays in my home office from morning to night and has never once protested.',
  },
  {
    rating: 4,
    language: 'id',
    text: 'Butuh penyesuaian kira-kira seminggu. Awalnya terasa terlalu jujur, rekaman yang jelek ketahuan semua.',
  },
  { rating: 5, language: 'id', text: 'Top.' },
  {
    rating: 3,
    language: 'en',
    text: 'Fine once running, yet the guide assumes you already know the terms. Something friendlier for beginners like my father would help.',
  },
  { rating: 5, language: 'en', text: 'Not flashy, simply right.' },
  {
    rating: 4,
    language: 'id',
    text: 'Oke punya. Sayang gampang kena sidik jari, jadi anak-anak sekarang dilarang pegang.',
  },
  {
    rating: 3,
    language: 'id',
    text: 'Suaranya belum sesuai bayangan. Kata teknisi speaker saya yang jadi penghambat, dan mungkin benar, tapi kenapa tidak dibahas waktu saya pesan.',
  },
  {
    rating: 4,
    language: 'en',
    text: 'Did the wiring myself and it took longer than planned, mostly my fault. Sound quality is everything I hoped for.',
  },
  {
    rating: 4,
    language: 'id',
    text: 'Sesuai kebutuhan saya. Saran saja: waktu checkout ingatkan pembeli bahwa kabel speaker dibeli terpisah, saya baru sadar malam itu.',
  },
  {
    rating: 2,
    language: 'en',
    text: 'Hum through the speakers from day one. It turned out to be the wiring of my building, but three weeks of messages passed before someone came to look.',
  },
  {
    rating: 5,
    language: 'en',
    text: 'Arrived in Bali within the estimate, well wrapped, and worked first time.',
  },
]
