import type { DemoReviewText } from './review-text.ts'

export const turntablesAndStreamersReviews: DemoReviewText[] = [
  { rating: 5, language: 'id', text: 'Album-album lama jadi seperti baru dibeli kemarin.' },
  {
    rating: 5,
    language: 'id',
    text: 'Akhirnya saya duduk dan mendengarkan satu album sampai habis, bukan cuma jadi latar kerja.',
  },
  {
    rating: 5,
    language: 'en',
    text: 'It made me cancel my evening plans and go through half of my collection.',
  },
  { rating: 4, language: 'id', text: 'Bagus banget, tapi kabel listriknya agak pendek buat rak saya.' },
  { rating: 5, language: 'id', text: 'Suaranya tenang dan hangat, tidak bikin telinga lelah.' },
  {
    rating: 5,
    language: 'id',
    text: 'Barang mulus, bungkusnya tebal, adminnya asyik diajak ngobrol soal musik. Mantap!',
  },
  {
    rating: 5,
    language: 'id',
    text: 'Bapak menangis waktu lagu pernikahannya diputar lagi. Terima kasih sudah membantu memilihkan.',
  },
  {
    rating: 5,
    language: 'en',
    text: 'Smooth, detailed, unhurried. I had forgotten how good some of these recordings are.',
  },
  {
    rating: 5,
    language: 'id',
    text: 'Teknisi membantu menaruhnya rata dan agak jauh dari speaker, lalu menjelaskan alasannya. Ilmu baru buat saya.',
  },
  {
    rating: 3,
    language: 'id',
    text: 'Unit yang pertama pinggirnya baret, lima hari kemudian dapat yang mulus tanpa biaya. Bunyinya sesuai harapan, cuma rasa senang bukanya sudah telanjur lewat.',
  },
  {
    rating: 5,
    language: 'id',
    text: 'Pojok ruang tamu yang dulu kosong sekarang jadi tempat favorit semua tamu.',
  },
  {
    rating: 4,
    language: 'en',
    text: 'Sounds lovely and looks the part. I had to buy a new shelf to make room, which was not in the plan.',
  },
  { rating: 5, language: 'id', text: 'Latarnya hening, jadi instrumen kecil di belakang ikut terdengar.' },
  {
    rating: 4,
    language: 'id',
    text: 'Butuh meja yang benar-benar kokoh. Di rak lama saya kurang stabil, setelah pindah baru keluar bagusnya.',
  },
  { rating: 5, language: 'id', text: 'Beli buat kado suami. Seminggu pertama saya dicuekin wkwk' },
  { rating: 5, language: 'en', text: 'Set-up took one cup of coffee.' },
  {
    rating: 5,
    language: 'id',
    text: 'Saya bandingkan bergantian dengan perangkat lama. Vokal lebih maju sedikit, simbal lebih halus, dan jeda antarnada lebih bersih. Tidak perlu didebat lagi.',
  },
  { rating: 5, language: 'id', text: 'Sesuai deskripsi. Dikirim cepat.' },
  {
    rating: 2,
    language: 'id',
    text: 'Ada dengung halus di sistem saya. Dua kali konsultasi lewat chat jawabannya cuma disuruh ganti kabel, baru hilang setelah teknisi datang di minggu ketiga.',
  },
  {
    rating: 5,
    language: 'en',
    text: 'I came in with my own music and a lot of doubt. Nobody hovered, nobody pushed. An hour later the doubt was gone and the box was in my car. At home it sounded the same, which in my experience is the rare part.',
  },
  {
    rating: 5,
    language: 'id',
    text: 'Pengerjaannya rapi sampai ke bagian bawah yang tidak kelihatan orang.',
  },
  {
    rating: 4,
    language: 'id',
    text: 'Suaranya enak. Proses menyiapkannya agak bikin keringatan karena petunjuknya cuma bahasa Inggris.',
  },
  {
    rating: 5,
    language: 'id',
    text: 'Kafe kecil kami pakai ini tiap sore, pelanggan sering tanya suaranya dari mana.',
  },
  {
    rating: 5,
    language: 'en',
    text: 'Beautifully made. Everything you touch moves with a little resistance, the way it should.',
  },
  {
    rating: 5,
    language: 'id',
    text: 'Dulu saya kira yang penting hanya speakernya. Ternyata sumbernya juga menentukan.',
  },
  {
    rating: 4,
    language: 'en',
    text: 'Rewarding once everything is adjusted. If you want music one minute after unpacking, ask the team for help.',
  },
  {
    rating: 5,
    language: 'id',
    text: 'Datang ke Malang dalam empat hari, kotak di dalam kotak, kertas pelindungnya pun rapi.',
  },
  {
    rating: 3,
    language: 'id',
    text: 'Agak mengecewakan di awal karena saya tidak diberi tahu amplifier saya perlu masukan yang sesuai. Harus beli tambahan dulu, baru bisa bunyi.',
  },
  { rating: 5, language: 'id', text: 'Gampang dipakai. Anak saya umur sembilan tahun sudah hafal caranya.' },
  {
    rating: 5,
    language: 'en',
    text: 'My amplifier is older than the delivery driver, and it gets on perfectly with this newcomer.',
  },
  {
    rating: 4,
    language: 'id',
    text: 'Kebetulan kena tanggal merah, jadi pengirimannya lebih lama. Kualitas barangnya tidak mengecewakan.',
  },
  {
    rating: 5,
    language: 'id',
    text: 'Kalau malam: lampu diredupkan, kopi, musik. Sudah, itu saja yang saya butuhkan.',
  },
  {
    rating: 5,
    language: 'id',
    text: 'Mampir cuma mau lihat-lihat, malah diajak duduk dan disuguhi teh. Pegawainya memutar dua alat bergantian tanpa bilang mana yang lebih mahal. Saya menunjuk yang ini. Istri menunjuk yang ini juga. Ya sudah, dibungkus.',
  },
  {
    rating: 1,
    language: 'id',
    text: 'Sampai dalam kondisi rusak, dusnya kelihatan pernah jatuh. Diganti sih diganti, tapi tiga minggu saya hanya punya kotak kosong dan janji.',
  },
  {
    rating: 4,
    language: 'en',
    text: 'Very fine instrument. One day late, and the driver apologised before I could say a word.',
  },
  { rating: 5, language: 'id', text: 'Enak dipandang, lebih enak lagi didengar.' },
  {
    rating: 4,
    language: 'id',
    text: 'Permukaannya mudah berdebu, sedia kuas kecil saja. Di luar itu saya puas.',
  },
  { rating: 5, language: 'en', text: 'Packed like porcelain. Nothing had moved, nothing was marked.' },
  {
    rating: 5,
    language: 'en',
    text: 'A present to myself for turning fifty. No complaints from either party.',
  },
  {
    rating: 3,
    language: 'en',
    text: 'Nice sound, but it takes more room than the photographs suggest, and my cabinet door no longer closes.',
  },
  {
    rating: 5,
    language: 'id',
    text: 'Jujur saya bukan audiofil. Tapi istri saya yang cuek soal audio saja bilang, “kok beda ya”. Itu sudah cukup jadi bukti.',
  },
  {
    rating: 4,
    language: 'id',
    text: 'Bintang lima untuk suara, bintang tiga untuk parkir di toko. Saya ambil tengahnya.',
  },
  {
    rating: 3,
    language: 'id',
    text: 'Barang bagus, kabar kurang. Status pesanan tidak bergerak empat hari dan saya yang harus menelepon duluan.',
  },
  {
    rating: 4,
    language: 'id',
    text: 'Andai kabel sinyalnya lebih panjang sedikit, saya tidak perlu geser-geser lemari. Sisanya sip.',
  },
  {
    rating: 2,
    language: 'en',
    text: 'The carton had clearly been opened before. They replaced it without argument, though a new product should not need a discussion.',
  },
  {
    rating: 4,
    language: 'en',
    text: 'Reveals everything, including how carelessly some of my favourite albums were made.',
  },
]
