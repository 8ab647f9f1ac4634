import type { DemoReviewText } from './review-text.ts'

export const subwoofersReviews: DemoReviewText[] = [
  { rating: 5, language: 'id', text: 'Bass-nya dalam tapi tidak bergulung. Film aksi jadi beda kelas.' },
  { rating: 5, language: 'id', text: 'Getarannya sampai ke sofa, mantap pol!' },
  {
    rating: 5,
    language: 'id',
    text: 'Teknisi Gema memutar nada uji sambil saya duduk di kursi, lalu subwoofer digeser pelan-pelan sampai bass-nya rata. Ternyata tempat terbaik bukan di pojok seperti dugaan saya.',
  },
  {
    rating: 4,
    language: 'id',
    text: 'Bass empuk dan bersih. Sayang kabel listriknya kurang panjang untuk posisi yang disarankan, jadi harus beli sambungan.',
  },
  {
    rating: 5,
    language: 'en',
    text: 'Tight, fast and never boomy. It blended into the system within an hour.',
  },
  {
    rating: 5,
    language: 'id',
    text: 'Akhirnya suara guntur di film terdengar seperti guntur, bukan seperti orang menggeser lemari.',
  },
  {
    rating: 5,
    language: 'id',
    text: 'Dipakai buat jazz, petikan kontrabasnya jelas not demi not. Jarang ketemu yang serapi ini.',
  },
  {
    rating: 5,
    language: 'en',
    text: 'I did the famous crawl around the room to find the right spot. Dignity lost, bass found.',
  },
  {
    rating: 3,
    language: 'id',
    text: 'Bass-nya oke, tapi makan tempat lebih dari perkiraan saya. Ukur dulu sebelum pesan, jangan seperti saya.',
  },
  {
    rating: 5,
    language: 'id',
    text: 'Busa tebal di semua sisi, kurirnya bantu angkat sampai ruang keluarga di lantai dua padahal tidak diminta.',
  },
  { rating: 5, language: 'id', text: 'Tetangga belum komplain, berarti setelannya pas hehe' },
  {
    rating: 4,
    language: 'en',
    text: 'Great low end. I would have liked markings on the controls that can be read without a torch.',
  },
  {
    rating: 5,
    language: 'id',
    text: 'Sudah setengah tahun menyala hampir setiap hari, tidak ada dengung, tidak pernah rewel.',
  },
  {
    rating: 5,
    language: 'id',
    text: 'Speaker utama saya jadi terasa lebih ringan kerjanya. Suara tengah malah ikut lebih bersih sejak nada rendah dialihkan ke sini.',
  },
  {
    rating: 4,
    language: 'id',
    text: 'Performanya memuaskan, cuma debu gampang sekali kelihatan di permukaannya.',
  },
  {
    rating: 5,
    language: 'en',
    text: 'They asked about my room, my floor and even my sofa before they let me order. I found it a bit much at the time. Then it arrived, went into the spot they had suggested, and was right from the first minute. I have stopped rolling my eyes.',
  },
  {
    rating: 5,
    language: 'id',
    text: 'Saya tinggal di apartemen dan sempat khawatir. Tim toko menyarankan alas peredam dan volume yang wajar, hasilnya tetap terasa tanpa mengganggu unit di bawah.',
  },
  { rating: 5, language: 'id', text: 'Joss. Anak-anak minta nonton dinosaurus terus tiap malam.' },
  {
    rating: 2,
    language: 'id',
    text: 'Tiga kali jadwal pengirimannya berubah. Begitu sampai memang bagus, tapi saya sudah keburu kesal.',
  },
  {
    rating: 5,
    language: 'id',
    text: 'Admin menjelaskan soal fase dan titik potong dengan bahasa yang gampang. Saya ikuti lima belas menit, langsung ketemu.',
  },
  { rating: 5, language: 'en', text: 'My old speakers sound twice their size now.' },
  {
    rating: 4,
    language: 'id',
    text: 'Butuh kesabaran menyetel. Hari pertama terlalu mendem, hari ketiga baru pas.',
  },
  {
    rating: 5,
    language: 'id',
    text: 'Barang sesuai foto, segel utuh, katanya sudah dites dulu sebelum dikirim. Sampai rumah tinggal colok.',
  },
  {
    rating: 5,
    language: 'id',
    text: 'Yang saya suka: tidak sok ramai. Diam waktu memang tidak ada bass, muncul waktu dibutuhkan.',
  },
  {
    rating: 4,
    language: 'en',
    text: 'Impressive in the right place and rather average in the wrong one, so keep an evening free for moving it around.',
  },
  { rating: 5, language: 'id', text: 'Rapi, kuat, sopan. Tiga kata untuk bass-nya.' },
  {
    rating: 5,
    language: 'en',
    text: 'Delivered by two polite gentlemen who carried it in, waited until it made a sound, and only then asked for a signature.',
  },
  {
    rating: 3,
    language: 'id',
    text: 'Bagian belakangnya sudah baret dari dus. Ditawari tukar atau potongan, saya pilih potongan karena toh tidak kelihatan. Tetap saja barang baru mestinya mulus.',
  },
  { rating: 5, language: 'id', text: 'Gak nyesel nabung lama buat ini.' },
  {
    rating: 5,
    language: 'id',
    text: 'Sebelumnya punya yang bunyinya cuma “bung-bung”. Saya pikir semua subwoofer memang begitu. Lalu saya dengar ini di toko, pulang, tidak bisa tidur, dan besoknya pesan. Sekarang nada rendahnya punya bentuk, bukan sekadar getaran. Istri pun mengakui.',
  },
  {
    rating: 4,
    language: 'id',
    text: 'Produknya bagus, pengiriman molor satu hari karena banjir di daerah saya. Dikabari lewat WA, jadi tidak masalah.',
  },
  {
    rating: 5,
    language: 'en',
    text: 'For films it is thrilling, for music it is discreet. I had expected to choose one of the two.',
  },
  {
    rating: 5,
    language: 'id',
    text: 'Kiriman ke Balikpapan makan waktu sepuluh hari, sesuai yang tertulis di halaman pesanan. Tidak ada baret dan isinya komplet.',
  },
  {
    rating: 1,
    language: 'id',
    text: 'Mati total setelah empat hari. Klaim diterima dan diganti baru, tapi saya dioper ke tiga orang yang masing-masing minta cerita dari awal lagi. Capek.',
  },
  {
    rating: 5,
    language: 'id',
    text: 'Suami hobi film, saya hobi rumah rapi. Dua-duanya akur dengan barang ini karena bentuknya tidak mencolok.',
  },
  {
    rating: 4,
    language: 'en',
    text: 'Nothing to fault in the sound. The courier left it with security downstairs instead of calling me, which made me nervous.',
  },
  { rating: 5, language: 'en', text: 'No hum, no rattle, no regrets.' },
  {
    rating: 4,
    language: 'id',
    text: 'Pintu dan jendela rumah saya ikut bergetar, jadi PR-nya sekarang mengganjal kusen. Subwoofernya sendiri tidak salah apa-apa.',
  },
  {
    rating: 5,
    language: 'id',
    text: 'Mas teknisinya mau mengecek dari tiga tempat duduk. Di kursi paling pinggir pun bass tetap ada, tidak hilang seperti dulu.',
  },
  {
    rating: 3,
    language: 'en',
    text: 'Decent, but my room booms at certain notes and this made it obvious. The shop suggested bass traps, which was fair advice and another expense.',
  },
  {
    rating: 5,
    language: 'en',
    text: 'Connected it on Friday evening and watched the same chase scene four times. Still grinning.',
  },
  {
    rating: 4,
    language: 'id',
    text: 'Untuk film sudah cocok. Untuk musik pelan saya masih cari-cari setelan, mungkin telinga saya yang belum terbiasa.',
  },
  {
    rating: 3,
    language: 'id',
    text: 'Kurir datang jam sembilan malam, padahal saya minta siang. Karena takut mengganggu tetangga, baru bisa dicoba besoknya. Bass-nya sih tidak ada masalah.',
  },
  {
    rating: 4,
    language: 'id',
    text: 'Bukunya berbahasa Inggris dan saya bukan orang teknik. Untung admin mau memandu lewat telepon sampai bunyi.',
  },
  {
    rating: 2,
    language: 'en',
    text: 'Faint buzzing from the first day. The replacement is silent, yet I ended up carrying it to the store myself because the pickup kept being postponed.',
  },
  {
    rating: 4,
    language: 'en',
    text: 'It does exactly what I hoped. The smell of fresh foam from the carton took two days to leave the room.',
  },
]
