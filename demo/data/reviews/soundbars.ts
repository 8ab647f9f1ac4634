import type { DemoReviewText } from './review-text.ts'

export const soundbarsReviews: DemoReviewText[] = [
  {
    rating: 5,
    language: 'id',
    text: 'Begitu ini dinyalakan, suara bawaan TV langsung terasa seperti radio jadul.',
  },
  {
    rating: 5,
    language: 'id',
    text: 'Colok satu kabel ke TV, langsung bunyi. Ibu saya bisa pasang sendiri.',
  },
  {
    rating: 5,
    language: 'en',
    text: 'Finally I understand what the actors are mumbling. Subtitles are off after ten years.',
  },
  {
    rating: 5,
    language: 'id',
    text: 'Dialog film yang biasanya tenggelam sekarang jelas, tidak perlu lagi naik turun volume tiap ganti adegan.',
  },
  {
    rating: 4,
    language: 'id',
    text: 'Suaranya keren, cuma remote-nya kecil dan sudah dua kali hilang di sela sofa.',
  },
  { rating: 5, language: 'id', text: 'Mantul! Packing rapi, pengiriman cepat, suara nendang.' },
  {
    rating: 5,
    language: 'id',
    text: 'Buat nonton bola sama bapak-bapak kompleks, komentatornya jelas dan sorak penontonnya ramai. Tiap ada pertandingan kumpulnya sekarang di rumah saya.',
  },
  { rating: 5, language: 'en', text: 'Set up during half-time, done before the second half started.' },
  {
    rating: 5,
    language: 'id',
    text: 'Ruang TV kami menyatu dengan dapur, jadi biasanya kalah sama suara wajan. Sekarang sambil masak pun masih bisa mengikuti ceritanya.',
  },
  {
    rating: 4,
    language: 'id',
    text: 'Bagus. Awalnya suara telat sedikit dari gambar, setelah diatur di menu TV jadi pas.',
  },
  {
    rating: 5,
    language: 'id',
    text: 'Tampilannya manis di bawah TV, tamu sering tidak sadar itu sumber suaranya.',
  },
  {
    rating: 3,
    language: 'id',
    text: 'Barangnya oke tapi TV lama saya perlu setelan tambahan, dan pertanyaan saya baru dibalas keesokan harinya.',
  },
  {
    rating: 5,
    language: 'id',
    text: 'Teknisinya datang tepat waktu, merapikan kabel, lalu mengajari mertua saya cara pakainya. Sabarnya luar biasa.',
  },
  {
    rating: 5,
    language: 'en',
    text: 'It looks modest and sounds anything but. Guests keep asking where the rest of the speakers are hidden.',
  },
  { rating: 5, language: 'id', text: 'Volumenya ikut remote TV, jadi di meja cukup satu remote. Simpel.' },
  {
    rating: 5,
    language: 'id',
    text: 'Sambung dari ponsel juga cepat, sore-sore buat putar musik sambil beres-beres.',
  },
  {
    rating: 4,
    language: 'en',
    text: 'Clear and full. The right setting was buried deep in the menus of my television, and the guide says little about it.',
  },
  {
    rating: 5,
    language: 'id',
    text: 'Film, konser, kartun anak, ceramah subuh, semua sudah dicoba. Paling terasa di konser, tepuk tangannya tidak lagi seperti hujan di atap seng. Kakek paling suka karena ceramahnya jelas. Anak paling suka karena lagunya kencang. Saya paling suka karena tidak ada yang rebutan.',
  },
  {
    rating: 5,
    language: 'id',
    text: 'Setengah jam saya membandingkan di toko, pramuniaganya membiarkan saya mencoba sendiri tanpa dikejar-kejar. Pulang bawa yang ini.',
  },
  {
    rating: 2,
    language: 'id',
    text: 'Sering putus waktu disambungkan ke ponsel saya, sementara lewat kabel lancar. Teknisi bilang ponselnya, saya bilang alatnya. Sampai sekarang belum ketemu.',
  },
  { rating: 5, language: 'id', text: 'Barang ori, segel utuh, resi langsung update.' },
  {
    rating: 5,
    language: 'en',
    text: 'The delivery team called ahead, came within the window and checked that it worked with our television before leaving.',
  },
  { rating: 5, language: 'id', text: 'Malam hari volume kecil tetap terdengar jelas, bayi aman tidurnya.' },
  {
    rating: 4,
    language: 'id',
    text: 'Teknisi penuh sampai minggu depan, akhirnya saya pasang sendiri. Gampang kok, tapi tetap saja agak kecewa di awal.',
  },
  {
    rating: 5,
    language: 'id',
    text: 'Kado ulang tahun pernikahan orang tua. Papa langsung nonton wayang sampai subuh.',
  },
  {
    rating: 5,
    language: 'en',
    text: 'Simple enough for my parents, good enough for me. That combination is rare.',
  },
  {
    rating: 4,
    language: 'id',
    text: 'Untuk musik kurang hangat dibanding speaker lawas saya, untuk film menang telak.',
  },
  {
    rating: 5,
    language: 'id',
    text: 'Dari dus sampai bunyi cuma dua puluh menit, itu pun lima menitnya cari gunting.',
  },
  {
    rating: 3,
    language: 'en',
    text: 'Mine arrived with a scuffed edge. The exchange was quick and friendly, but I had to repack everything and wait at home twice, so the first week was more logistics than listening.',
  },
  {
    rating: 5,
    language: 'id',
    text: 'TV saya keluaran lama dan sempat ragu cocok atau tidak. Saya kirim foto bagian belakang TV ke admin, langsung dijawab harus colok ke mana. Beres.',
  },
  { rating: 5, language: 'id', text: 'Tidak pecah walau dikencangkan, tidak melempem waktu dipelankan.' },
  {
    rating: 4,
    language: 'en',
    text: 'Happy with it overall. The connection dropped now and then until I moved the cable to another socket on the TV.',
  },
  {
    rating: 4,
    language: 'id',
    text: 'Isi kertas petunjuknya sedikit sekali, beberapa fungsi saya temukan sendiri sambil coba-coba. Seru juga sih.',
  },
  {
    rating: 5,
    language: 'en',
    text: 'Speech stays in front of the music, even when my family talks over both.',
  },
  {
    rating: 5,
    language: 'id',
    text: 'Yogya aman! Kotaknya panjang, tapi sudut-sudutnya diberi pelindung tambahan.',
  },
  {
    rating: 1,
    language: 'id',
    text: 'Pesan satu, yang datang tipe lain. Penukaran disetujui, tapi kurir penjemput dua kali tidak muncul dan saya menunggu seharian. Akhirnya minta uang kembali saja.',
  },
  { rating: 5, language: 'id', text: 'Suka. Titik.' },
  {
    rating: 4,
    language: 'id',
    text: 'Dus luarnya sobek di satu sisi, isinya aman. Semoga ekspedisinya lebih hati-hati lagi.',
  },
  {
    rating: 4,
    language: 'en',
    text: 'Very good for films. Music is pleasant rather than exciting, which is fair for what it is.',
  },
  { rating: 5, language: 'en', text: 'Bought on Tuesday, heard on Wednesday. Excellent shop.' },
  {
    rating: 3,
    language: 'id',
    text: 'Ekspektasi saya terlalu tinggi setelah dengar di ruang demo. Di rumah plafonnya tinggi dan ruangnya terbuka, jadi efeknya berkurang. Barangnya sendiri tidak cacat.',
  },
  {
    rating: 4,
    language: 'id',
    text: 'Lebih lebar dari meja TV saya, salah sendiri tidak mengukur. Soal suara, tidak ada komplain.',
  },
  {
    rating: 5,
    language: 'en',
    text: 'I was ready to build a full system with cables across the floor. My wife suggested this instead. She was right, please do not tell her.',
  },
  {
    rating: 3,
    language: 'id',
    text: 'Telat tiga hari, padahal mau dipakai arisan keluarga. Suaranya tepat, waktunya tidak.',
  },
  {
    rating: 2,
    language: 'en',
    text: 'The box came without the power cord. It took four messages and five days until one arrived, and until then I owned a very quiet shelf.',
  },
  {
    rating: 4,
    language: 'en',
    text: 'Sounds great and collects dust like everything else under my TV. Delivery was a day later than shown.',
  },
]
