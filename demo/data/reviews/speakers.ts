import type { DemoReviewText } from './review-text.ts'

export const speakersReviews: DemoReviewText[] = [
  {
    rating: 5,
    language: 'id',
    text: 'Suaranya jernih dan tidak cempreng, persis seperti yang saya dengar waktu mencoba di toko.',
  },
  { rating: 5, language: 'id', text: 'Mantap, packing aman, sampai rumah tanpa lecet sedikit pun.' },
  { rating: 5, language: 'en', text: 'Clean, natural sound and nothing harsh at the top.' },
  {
    rating: 5,
    language: 'id',
    text: 'Awalnya ragu beli speaker lewat online karena belum pernah. Ternyata admin chat-nya sabar sekali, tanya ukuran ruang dan amplifier saya dulu sebelum menyarankan. Barang datang dua hari kemudian dan langsung cocok di telinga.',
  },
  {
    rating: 4,
    language: 'id',
    text: 'Suara oke banget. Nilainya saya potong sedikit karena jadwal pasang mundur sehari.',
  },
  {
    rating: 5,
    language: 'id',
    text: 'Teknisinya ramah dan kerjanya rapi, kabel disembunyikan semua. Istri senang karena ruang keluarga tidak jadi seperti bengkel.',
  },
  {
    rating: 5,
    language: 'id',
    text: 'Finishing-nya halus, dilihat dari dekat pun tidak ada yang kasar. Kelihatan dibuat dengan niat.',
  },
  {
    rating: 5,
    language: 'en',
    text: 'The two technicians arrived on time, took their shoes off and left the room cleaner than they found it. The sound is superb as well.',
  },
  {
    rating: 5,
    language: 'id',
    text: 'Udah sebulan dipakai tiap malam, makin lama makin enak. Detail kecil yang dulu gak pernah kedengaran sekarang muncul semua.',
  },
  {
    rating: 3,
    language: 'id',
    text: 'Suaranya bagus, tapi pengiriman telat empat hari dari jadwal dan baru dikabari setelah saya tanya.',
  },
  {
    rating: 5,
    language: 'id',
    text: 'Volume pelan pun tetap enak, ini penting buat saya karena anak tidur di kamar sebelah.',
  },
  {
    rating: 4,
    language: 'en',
    text: 'I wish the plus and minus on the terminals were easier to see in a dim corner. That is the only thing I can find to grumble about.',
  },
  { rating: 5, language: 'id', text: 'Terima kasih Gema, ini pesanan ketiga saya dan belum pernah kecewa.' },
  {
    rating: 5,
    language: 'id',
    text: 'Saya cek pakai aplikasi ukur di ponsel: setelah disetel tim Gema, respons di kursi utama hampir rata dan nada tingginya tidak menusuk.',
  },
  {
    rating: 4,
    language: 'id',
    text: 'Bagus, cuma buku petunjuknya bahasa Inggris semua, jadinya ibu saya tanya terus ke saya.',
  },
  {
    rating: 5,
    language: 'en',
    text: 'I live in an apartment with thin walls, so I listen quietly. Even then nothing gets lost.',
  },
  {
    rating: 5,
    language: 'id',
    text: 'Ruangan saya lantainya keramik dan banyak kaca, jadi gampang bergema. Teknisi menyarankan karpet dan tirai dulu, bukan langsung jualan barang lain. Sekarang suaranya bersih.',
  },
  { rating: 5, language: 'id', text: 'Cakep bgt, suara bersih, kurir gercep. Recommended!' },
  {
    rating: 2,
    language: 'id',
    text: 'Waktu datang satu terminalnya longgar dan bunyinya putus-putus. Diganti sih, tapi prosesnya sebelas hari dan saya harus kirim video yang sama tiga kali.',
  },
  {
    rating: 5,
    language: 'id',
    text: 'Tiga merek saya bandingkan di ruang demo sebelum memilih yang ini. Yang lain lebih wah di menit pertama, tapi cepat bikin capek. Yang ini bisa didengarkan berjam-jam.',
  },
  { rating: 5, language: 'en', text: 'Worth the wait.' },
  {
    rating: 4,
    language: 'id',
    text: 'Perlu beberapa kali ubah setelan di amplifier sampai cocok dengan ruangan. Begitu ketemu, hasilnya memuaskan.',
  },
  {
    rating: 5,
    language: 'id',
    text: 'Pesan hari Senin, Rabu pagi sudah ditelepon sopirnya, siangnya sudah bunyi.',
  },
  {
    rating: 5,
    language: 'id',
    text: 'Ayah saya pendengarannya sudah berkurang. Sejak pakai ini beliau tidak minta volume dibesarkan terus.',
  },
  {
    rating: 4,
    language: 'en',
    text: 'Lovely tone. The installer was friendly but came an hour late because of the rain, so we finished after dark.',
  },
  {
    rating: 5,
    language: 'id',
    text: 'Dus tebal, busanya pas, masih dibungkus plastik lagi di dalam. Video unboxing jadi gak kepakai karena semuanya mulus wkwk',
  },
  {
    rating: 3,
    language: 'id',
    text: 'Pengganti untuk unit yang tergores memang mulus dan prosesnya tanpa debat. Hanya saja saya harus ambil cuti dua kali untuk menunggu kurir, dan itu yang bikin kesal.',
  },
  {
    rating: 5,
    language: 'en',
    text: 'Ordered from Surabaya with insurance, just in case. It was not needed: strong carton, thick foam, not a mark anywhere.',
  },
  {
    rating: 5,
    language: 'id',
    text: 'Niatnya cuma melengkapi sistem lama yang beda merek. Saya takut suaranya belang. Teknisi mengatur ulang levelnya, minta saya tutup mata, lalu memutar lagu yang sama dua kali. Saya tidak bisa menebak mana yang baru. Salut.',
  },
  {
    rating: 4,
    language: 'id',
    text: 'Kualitas produk tidak ada keluhan. Kurirnya saja yang datang tanpa menelepon dulu, untung ada orang di rumah.',
  },
  {
    rating: 5,
    language: 'id',
    text: 'Suami yang tadinya protes waktu saya beli, sekarang malah paling sering pakai.',
  },
  {
    rating: 5,
    language: 'id',
    text: 'Dikirim ke Makassar naik kapal, saya sudah pasrah. Ternyata sampai lebih cepat dari estimasi dan dusnya tidak penyok.',
  },
  {
    rating: 5,
    language: 'en',
    text: 'My teenage son says it is “not bad”, which is the highest praise available in this house.',
  },
  {
    rating: 4,
    language: 'id',
    text: 'Kalau amplifier-nya ala kadarnya, menurut saya potensinya belum keluar semua. Sesudah saya ganti, baru terasa kelasnya.',
  },
  {
    rating: 1,
    language: 'id',
    text: 'Barang pertama sampai dalam keadaan retak, dusnya basah kena hujan, dan kurir menolak mencatatnya. Uang memang kembali penuh, tapi acara nonton keluarga yang saya siapkan dua minggu jadi batal.',
  },
  { rating: 5, language: 'id', text: 'Puas! Suaranya lepas, lega, lupa kalau itu keluar dari speaker.' },
  {
    rating: 4,
    language: 'en',
    text: 'Solid build and an honest sound. The outer carton arrived with a dented corner, although the contents were fine.',
  },
  {
    rating: 5,
    language: 'id',
    text: 'Garansi resmi, kartunya lengkap, nomor serinya dicocokkan di depan saya. Hal kecil, tapi bikin tenang.',
  },
  {
    rating: 3,
    language: 'en',
    text: 'Good product, poor planning: nobody told me the cable I had was too thin, so the job had to be finished on a second visit.',
  },
  {
    rating: 5,
    language: 'en',
    text: 'After two weeks the sound opened up a little, or perhaps my ears did. I keep finding details in recordings I have known for twenty years.',
  },
  {
    rating: 4,
    language: 'id',
    text: 'Ada sisa lem label di permukaannya, dilap langsung hilang. Suaranya sih juara.',
  },
  {
    rating: 3,
    language: 'id',
    text: 'Biasa saja untuk telinga saya. Mungkin karena ruangan masih kosong dan belum ada peredamnya, kata teknisi begitu. Nanti saya nilai lagi setelah pasang karpet.',
  },
  {
    rating: 5,
    language: 'en',
    text: 'Asked a rather technical question about matching my amplifier and got a proper answer the same afternoon. That is why I bought here.',
  },
  {
    rating: 4,
    language: 'id',
    text: 'Nunggu stok hampir dua minggu, tapi admin rajin kasih kabar. Begitu dipasang, hilang semua kesalnya.',
  },
  {
    rating: 2,
    language: 'en',
    text: 'The sound is fine, the service was not. My installation slot was moved twice on the same day, and the second time I had already left work for it.',
  },
  {
    rating: 4,
    language: 'en',
    text: 'My first impression was polite but sleepy. The shop asked which amplifier I used, had me change one setting, and suggested I live with it for a week. They were right. Half of what I blamed on the speaker was my own old gear.',
  },
]
