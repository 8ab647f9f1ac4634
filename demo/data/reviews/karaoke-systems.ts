import type { DemoReviewText } from './review-text.ts'

export const karaokeSystemsReviews: DemoReviewText[] = [
  { rating: 5, language: 'id', text: 'Arisan RT jadi ramai terus gara-gara ini.' },
  {
    rating: 5,
    language: 'id',
    text: 'Datang siang, sore sudah terpasang dan disetel sesuai ruang keluarga kami yang memanjang. Kabel dirapikan lewat belakang lemari. Hasilnya rapi dan tidak ada dengung.',
  },
  {
    rating: 4,
    language: 'id',
    text: 'Sendirian naik ke lantai dua bikin pinggang pegal, lumayan berat. Selebihnya tidak ada masalah.',
  },
  {
    rating: 5,
    language: 'en',
    text: 'Our Saturday nights have changed completely. Three generations, one living room, nobody wants to go home.',
  },
  {
    rating: 5,
    language: 'en',
    text: 'Clear voices and no squealing, even when my nephew wanders all over the room with the microphone.',
  },
  {
    rating: 5,
    language: 'id',
    text: 'Awalnya ragu beli online karena barangnya berat. Ternyata dusnya dobel, sudutnya dilapisi busa, dan kurirnya mau angkat sampai ruang tengah. Sekarang tiap Sabtu rumah kami jadi tempat kumpul.',
  },
  {
    rating: 5,
    language: 'id',
    text: 'Packing aman, sampai Bekasi dua hari, langsung tes, langsung konser haha',
  },
  {
    rating: 5,
    language: 'id',
    text: 'Pas dipakai syukuran di teras, tetangga malah datang ikut nyanyi. Untung belum ada yang protes.',
  },
  { rating: 5, language: 'id', text: 'Lagu dangdut enak, lagu pop pelan juga enak. Sudah, itu saja.' },
  {
    rating: 5,
    language: 'id',
    text: 'Untuk aula gereja kecil kami, dipakai paduan suara anak dan acara keluarga. Relawan yang bukan orang teknik pun bisa menyalakan dan memakainya.',
  },
  {
    rating: 4,
    language: 'id',
    text: 'Butuh beberapa malam buat nemu setelan yang pas di kamar kami yang banyak kacanya. Setelah ketemu, enak dipakai.',
  },
  {
    rating: 5,
    language: 'id',
    text: 'Sudah saya bandingkan dengan dua merek lain sebelum memutuskan. Yang ini paling enak untuk suara perempuan, tidak melengking di nada tinggi.',
  },
  {
    rating: 5,
    language: 'en',
    text: 'Carton arrived with a scuffed corner, but the inner foam did its job and everything inside was perfect.',
  },
  {
    rating: 4,
    language: 'en',
    text: 'Solid, and loud enough for our gatherings. One star off because the delivery window was “sometime on Thursday”.',
  },
  {
    rating: 5,
    language: 'en',
    text: 'My parents can use it without calling me, which is the highest praise I can give.',
  },
  {
    rating: 5,
    language: 'id',
    text: 'Anak-anak sekarang lebih pilih nyanyi daripada main HP. Worth it banget buat kami.',
  },
  {
    rating: 3,
    language: 'id',
    text: 'Teknisi datang telat tiga jam tanpa kabar. Hasil pasangnya bagus, tapi rencana pergi seharian jadi batal.',
  },
  {
    rating: 5,
    language: 'id',
    text: 'Ibu saya umur 70 akhirnya punya hiburan. Tiap sore lagu lawas. Kadang tetangga ikut duet. Saya yang kerja di kamar sebelah sudah hafal semua liriknya. Tidak apa-apa, yang penting beliau gembira.',
  },
  {
    rating: 2,
    language: 'en',
    text: 'What I received had clearly been opened before: tape re-sealed and fingerprints everywhere. It works, but I paid for a new one.',
  },
  {
    rating: 3,
    language: 'id',
    text: 'Di ruang saya yang plafonnya tinggi hasilnya biasa saja, mungkin memang butuh peredam. Barangnya sendiri tidak cacat.',
  },
  {
    rating: 5,
    language: 'id',
    text: 'Mantap, Lebaran kemarin satu keluarga besar antre nyanyi sampai tengah malam.',
  },
  {
    rating: 5,
    language: 'id',
    text: 'Buat ruang karaoke di ruko. Dipakai dari siang sampai malam, akhir pekan malah tidak berhenti. Sudah empat bulan belum ada keluhan dari tamu.',
  },
  { rating: 5, language: 'id', text: 'Tampilannya gagah di ruang tamu, suaranya lebih gagah lagi.' },
  {
    rating: 5,
    language: 'id',
    text: 'Pesan hari Senin, Rabu sudah di Cirebon. Segel utuh, isi lengkap sesuai daftar di halaman produk.',
  },
  {
    rating: 5,
    language: 'id',
    text: 'Teknisinya ramah, sabar jelasin ke bapak saya cara pakainya pelan-pelan sampai bisa sendiri.',
  },
  {
    rating: 1,
    language: 'id',
    text: 'Sampai di Semarang dalam keadaan penyok, sepertinya jatuh di ekspedisi. Klaim diproses, tapi penggantinya baru datang hampir tiga minggu kemudian. Padahal sudah janji untuk hajatan.',
  },
  {
    rating: 3,
    language: 'en',
    text: 'Does the job, but getting rid of feedback in our tiled living room took two visits. I expected that to be solved on the first day.',
  },
  {
    rating: 5,
    language: 'id',
    text: 'Dulu pakai warisan dari kakak, vokalnya tenggelam. Sekarang napas pun terdengar, jadi harus latihan dulu sebelum nyanyi :)',
  },
  {
    rating: 4,
    language: 'en',
    text: 'Sounds great once everything is connected. Getting there took me an entire evening because I had never done this before.',
  },
  {
    rating: 5,
    language: 'id',
    text: 'Yang bikin kaget, suami yang tadinya paling malu malah sekarang paling sering pegang mikrofon.',
  },
  {
    rating: 4,
    language: 'id',
    text: 'Vokal jernih dan tebal. Di volume kecil malam hari rasanya agak kurang hidup, tapi siang hari mantap.',
  },
  {
    rating: 4,
    language: 'en',
    text: 'Very good for singing, a little less refined when we just play background music during dinner.',
  },
  {
    rating: 3,
    language: 'id',
    text: 'Ada goresan kecil di sisi belakang waktu dibuka. Ditawari tukar, cuma saya malas kirim balik. Fungsi normal.',
  },
  {
    rating: 5,
    language: 'id',
    text: 'Suara penyanyi tetap terdengar jelas walau musiknya kencang, itu yang saya cari.',
  },
  {
    rating: 4,
    language: 'id',
    text: 'Bintang saya kurangi satu karena pengiriman mundur sehari dari jadwal. Kualitas barangnya tidak ada keluhan.',
  },
  {
    rating: 4,
    language: 'id',
    text: 'Bagus, tapi siapkan meja atau sudut yang cukup karena lebih makan tempat dari bayangan saya.',
  },
  {
    rating: 5,
    language: 'en',
    text: 'I sing in a community choir and I am picky about vocals. Consonants stay crisp and low notes don’t turn muddy. Very happy with it after two months.',
  },
  { rating: 5, language: 'en', text: 'Works exactly as described.' },
  { rating: 4, language: 'id', text: 'Oke punya. Debu gampang kelihatan, jadi harus rajin dilap.' },
  { rating: 5, language: 'id', text: 'Fast respon, barang ori, no minus.' },
  {
    rating: 4,
    language: 'id',
    text: 'Suaranya puas, cuma buku panduannya agak singkat. Untung admin balas chat cepat.',
  },
  {
    rating: 2,
    language: 'id',
    text: 'Baru dua minggu sudah muncul suara kresek kalau diputar agak kencang. Kata servis konektornya longgar, sekarang normal. Kecewa karena ulang tahun anak jadi tanpa karaoke.',
  },
  {
    rating: 5,
    language: 'en',
    text: 'The installer listened to how we sing before touching any setting. That alone was worth choosing this shop.',
  },
  {
    rating: 5,
    language: 'en',
    text: 'We moved it from the bedroom to the family room and it coped with the bigger space without any trouble.',
  },
  {
    rating: 4,
    language: 'id',
    text: 'Untuk pemakaian keluarga sudah lebih dari cukup. Saya masih perlu kabel tambahan supaya posisinya pas di sudut ruangan.',
  },
  {
    rating: 5,
    language: 'en',
    text: 'Bought for a small guesthouse in Bogor, and guests keep mentioning it in their own reviews.',
  },
]
