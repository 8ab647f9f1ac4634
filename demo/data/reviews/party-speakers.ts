import type { DemoReviewText } from './review-text.ts'

export const partySpeakersReviews: DemoReviewText[] = [
  { rating: 5, language: 'en', text: 'Came a day early and very well wrapped.' },
  {
    rating: 2,
    language: 'en',
    text: 'Took nine days to arrive for a party planned a week ahead, and nobody could tell me where it was. The sound is decent, the logistics were not.',
  },
  {
    rating: 4,
    language: 'id',
    text: 'Tiga kali acara RW dan aman. Agak ribet saat pertama menyambungkan ke laptop, selanjutnya lancar.',
  },
  {
    rating: 5,
    language: 'en',
    text: 'I run outdoor fitness classes. People at the back hear every cue and the music still has drive.',
  },
  {
    rating: 5,
    language: 'en',
    text: 'My teenagers have adopted it. I only get it back when they are at school.',
  },
  {
    rating: 4,
    language: 'id',
    text: 'Untuk joget juara, tapi untuk dengar pelan-pelan sambil makan agak terlalu dominan bassnya.',
  },
  { rating: 5, language: 'id', text: 'Bassnya nendang tapi suara MC tetap jelas.' },
  {
    rating: 5,
    language: 'id',
    text: 'Saya guru SD, dipakai untuk upacara dan senam pagi. Anak-anak di barisan paling belakang sekarang tidak punya alasan tidak dengar.',
  },
  { rating: 5, language: 'id', text: 'Nyalakan, ambil mikrofon, nyanyi. Sesimpel itu.' },
  {
    rating: 3,
    language: 'id',
    text: 'Salah satu knobnya terasa longgar sejak awal. Masih berfungsi, cuma mengganjal di hati.',
  },
  {
    rating: 2,
    language: 'id',
    text: 'Dipakai hajatan, di tengah acara mati sendiri dan baru nyala lagi setelah didiamkan. Besoknya ditukar dan yang sekarang normal, tapi malunya itu lho.',
  },
  {
    rating: 4,
    language: 'id',
    text: 'Suara top, hanya saja tulisan di panelnya kecil sekali, saya harus pakai kacamata.',
  },
  {
    rating: 3,
    language: 'id',
    text: 'Buat karaokean oke, buat dengar musik santai kurang halus. Ekspektasi saya mungkin ketinggian.',
  },
  {
    rating: 5,
    language: 'id',
    text: 'Cari yang enak buat organ tunggal kecil-kecilan dan pengajian sekaligus. Dua-duanya cocok, ceramah ustaz jelas kata per kata.',
  },
  {
    rating: 5,
    language: 'en',
    text: 'It played all afternoon at our garden wedding and the speeches were understood at the last table.',
  },
  {
    rating: 3,
    language: 'en',
    text: 'Fine outdoors. In our apartment even a modest volume made the neighbours knock, so it mostly sits in storage.',
  },
  {
    rating: 5,
    language: 'en',
    text: 'This is the second one for the office; the first went home with the boss.',
  },
  { rating: 5, language: 'id', text: 'Pesan malam, besok siang sudah sampai Tangerang. Gercep!' },
  {
    rating: 5,
    language: 'en',
    text: 'Setting up is a one-person job, which matters when you are always the one who arrives first.',
  },
  { rating: 5, language: 'id', text: 'Jualan di bazar jadi lebih rame karena orang dengar dari jauh' },
  {
    rating: 1,
    language: 'id',
    text: 'Unit yang datang tidak mau menyala sama sekali. Acaranya malam itu juga, terpaksa sewa dari luar. Uang memang dikembalikan, tapi saya harus beberapa kali menagih.',
  },
  { rating: 5, language: 'en', text: 'Louder than I will ever need, and it stays clean.' },
  {
    rating: 5,
    language: 'en',
    text: 'Good punch without that hollow boom. I walked out to the street to check, and the voices still sounded natural there.',
  },
  {
    rating: 5,
    language: 'id',
    text: 'Bodinya kokoh, kesenggol anak-anak yang lari-larian pun tetap berdiri tegak.',
  },
  {
    rating: 5,
    language: 'id',
    text: 'Buat senam ibu-ibu kompleks tiap Minggu pagi. Instruktur senang, ibu-ibu semangat, Pak RT juga tidak komplain.',
  },
  {
    rating: 4,
    language: 'id',
    text: 'Cocok buat kafe saya waktu ada live akustik. Kalau boleh usul, pengaturan nadanya dibuat lebih detail.',
  },
  { rating: 5, language: 'id', text: 'Tetangga sebelah pinjam buat lamaran, sekarang dia pesan juga.' },
  {
    rating: 3,
    language: 'id',
    text: 'Kena hujan di perjalanan, dus luar basah dan melunak. Isinya kering, tapi mestinya dibungkus plastik.',
  },
  { rating: 5, language: 'id', text: 'Acara 17-an satu RT terdengar semua sampai ujung gang. Mantap!' },
  {
    rating: 5,
    language: 'id',
    text: 'Tidak pecah walau volume dinaikkan. Beda jauh dengan yang dulu saya beli di pasar.',
  },
  {
    rating: 5,
    language: 'id',
    text: 'Dicoba di halaman belakang yang terbuka, ternyata suaranya tidak hilang ditelan angin. Untuk di dalam rumah malah cukup dibuka sedikit saja.',
  },
  {
    rating: 4,
    language: 'en',
    text: 'The sound deserves full marks; the invoice arrived only after I asked twice.',
  },
  {
    rating: 5,
    language: 'id',
    text: 'Admin bertanya dulu soal tempat dan jumlah tamu sebelum menyarankan yang ini. Hasilnya pas untuk teras kami.',
  },
  {
    rating: 5,
    language: 'id',
    text: 'Sudah setahun keliling acara keluarga dari Depok sampai Tasik, keluar masuk mobil, masih sehat.',
  },
  {
    rating: 4,
    language: 'en',
    text: 'Great for parties, though I would not call it light after carrying it across a car park.',
  },
  { rating: 5, language: 'id', text: 'Dus tebal, bubble wrap tidak pelit, sampai rumah tanpa lecet.' },
  { rating: 4, language: 'id', text: 'Puas dengan suaranya, dusnya saja yang datang agak peyok.' },
  {
    rating: 5,
    language: 'id',
    text: 'Dibawa ke vila di Puncak buat kumpul kantor. Dari pagi senam sampai malam joget, tidak ngadat sama sekali. Yang pegang bergantian, semua langsung bisa. Bos malah minta dibawa lagi tahun depan. Puas.',
  },
  {
    rating: 4,
    language: 'id',
    text: 'Keras dan jelas. Di ruangan kecil berkeramik agak menggema, jadi kami pakai di luar saja.',
  },
  {
    rating: 5,
    language: 'id',
    text: 'Cepat siap. Sepuluh menit sebelum tamu datang baru saya keluarkan, masih keburu.',
  },
  { rating: 4, language: 'id', text: 'Angkatnya lumayan, minta bantuan satu orang kalau naik tangga.' },
  {
    rating: 5,
    language: 'id',
    text: 'Pertama dinyalakan di ulang tahun anak, bapak-bapak yang lain langsung kepo beli di mana.',
  },
  {
    rating: 5,
    language: 'en',
    text: 'We lend it to everyone in the compound: birthdays, prayers, film night in the yard. It always comes back working.',
  },
  {
    rating: 5,
    language: 'id',
    text: 'Patungan karang taruna, dan tidak ada satu pun yang menyesal setor uang.',
  },
  {
    rating: 4,
    language: 'id',
    text: 'Kurang satu bintang karena kurir cuma taruh di pos satpam. Barangnya sih oke.',
  },
  {
    rating: 4,
    language: 'en',
    text: 'Really fun and really loud. The quick-start sheet skips a few steps, so expect some trial and error.',
  },
]
