import type { DemoReviewText } from './review-text.ts'

export const mixersReviews: DemoReviewText[] = [
  {
    rating: 5,
    language: 'en',
    text: 'Singers hear themselves, guests hear the singers, and I can finally enjoy the evening.',
  },
  {
    rating: 3,
    language: 'id',
    text: 'Suara bersih. Tapi janji pengiriman besok jadi tiga hari, padahal mau dipakai acara.',
  },
  {
    rating: 5,
    language: 'en',
    text: 'Controls move smoothly and stay where you leave them. Sounds trivial, but it is why I sold the previous one.',
  },
  { rating: 5, language: 'id', text: 'Joss! Dari dulu cari yang tidak bikin pusing.' },
  { rating: 5, language: 'id', text: 'Fadernya halus, label jelas, pas di tangan.' },
  {
    rating: 5,
    language: 'id',
    text: 'Saya pengurus masjid, bukan orang teknik. Setengah jam dijelaskan admin lewat telepon, Jumatan berikutnya sudah lancar.',
  },
  {
    rating: 5,
    language: 'id',
    text: 'Packing berlapis-lapis, buka dusnya saja butuh waktu, tapi jadi tenang.',
  },
  {
    rating: 5,
    language: 'id',
    text: 'Akhirnya vokal dan musik bisa diatur masing-masing, karaoke jadi enak didengar.',
  },
  {
    rating: 4,
    language: 'en',
    text: 'A good choice for a rehearsal room. I wish the markings were easier to read on a dim stage.',
  },
  {
    rating: 4,
    language: 'id',
    text: 'Sudah dipakai dua hajatan, aman. Bodinya terasa hangat setelah lama menyala, tapi kata admin itu normal.',
  },
  {
    rating: 3,
    language: 'id',
    text: 'Untuk kebutuhan saya ternyata kurang cocok, colokannya tidak pas dengan alat lama dan harus beli konverter. Salah saya juga tidak tanya dulu.',
  },
  {
    rating: 4,
    language: 'id',
    text: 'Jarak antarknob agak rapat buat jari saya yang besar, selebihnya nyaman.',
  },
  { rating: 4, language: 'id', text: 'Pengiriman ke Makassar agak lama, barangnya sendiri tanpa cela.' },
  {
    rating: 4,
    language: 'id',
    text: 'Vokal jelas terpisah dari musik. Lampu indikatornya agak silau kalau ruangan gelap.',
  },
  { rating: 5, language: 'en', text: 'Had it wired up before the coffee was ready.' },
  {
    rating: 5,
    language: 'id',
    text: 'Anak saya yang SMP lebih cepat paham daripada saya. Sekarang dia yang pegang kendali kalau keluarga karaoke.',
  },
  {
    rating: 5,
    language: 'id',
    text: 'Kafe saya ada live music tiap Jumat. Pemainnya ganti-ganti, dan sejauh ini semua bilang gampang dipakai. Cek suara yang dulu setengah jam sekarang cukup dua lagu. Tamu di meja belakang juga tidak protes lagi. Terima kasih.',
  },
  {
    rating: 2,
    language: 'id',
    text: 'Satu kanal mati sejak awal. Diganti unit baru setelah dicek, tapi saya harus antar sendiri untuk klaimnya.',
  },
  { rating: 5, language: 'id', text: 'Suara mic ibu-ibu pengajian yang pelan sekarang ikut terdengar.' },
  {
    rating: 5,
    language: 'en',
    text: 'We use it every Sunday with volunteers who change each week. A strip of tape with names on it, and anybody can mix.',
  },
  { rating: 5, language: 'en', text: 'Low noise, sensible layout, zero drama.' },
  { rating: 5, language: 'id', text: 'Barang ori, segel utuh, respons toko cepat.' },
  { rating: 5, language: 'id', text: 'Bersih, nyaris tanpa desis.' },
  {
    rating: 3,
    language: 'id',
    text: 'Fungsinya normal, cuma ada satu knob yang putarannya lebih berat dari yang lain.',
  },
  { rating: 5, language: 'id', text: 'Cocok untuk paduan suara, nada tengahnya tidak tenggelam.' },
  {
    rating: 5,
    language: 'en',
    text: 'Ordered late on Friday, playing with it by Monday. Neatly packed, all accessories present.',
  },
  {
    rating: 5,
    language: 'en',
    text: 'Our group plays restaurants around South Jakarta. It goes in the back of the car every weekend and has never let us down on a gig.',
  },
  {
    rating: 5,
    language: 'id',
    text: 'Band kampung kami naik kelas. Gitar, kibor, dan dua vokalis tidak lagi saling menimpa.',
  },
  {
    rating: 5,
    language: 'id',
    text: 'Feedback di aula sekolah hilang setelah diatur dari sini. Kepala sekolah sampai tanya siapa teknisinya.',
  },
  {
    rating: 4,
    language: 'id',
    text: 'Oke banget buat pemula seperti saya, tapi istilah di panelnya semua bahasa Inggris.',
  },
  {
    rating: 5,
    language: 'id',
    text: 'Untuk siaran mingguan dari garasi. Penonton komentar suaranya sekarang seperti radio.',
  },
  {
    rating: 5,
    language: 'id',
    text: 'Terima kasih sudah dibantu memilih. Saya kirim foto semua alat dan langsung dibuatkan gambar sambungannya.',
  },
  {
    rating: 5,
    language: 'en',
    text: 'The difference between our old box and this one is like cleaning a window.',
  },
  { rating: 5, language: 'id', text: 'Enam jam nonstop di acara wisuda, tidak ada kendala sama sekali.' },
  {
    rating: 3,
    language: 'en',
    text: 'It works, but I hear a faint hum when everything shares one socket. A different outlet helped; it should not be this sensitive.',
  },
  {
    rating: 4,
    language: 'id',
    text: 'Kualitas suara bagus, belajar menggunakannya yang perlu kesabaran. Seminggu baru lancar.',
  },
  {
    rating: 5,
    language: 'id',
    text: 'Tata letaknya masuk akal. Dalam gelap pun tangan saya hafal di mana naik-turunkan mikrofon.',
  },
  {
    rating: 5,
    language: 'en',
    text: 'I teach music at a school in Bintaro and let the students run it. Nothing has been broken and they are learning fast.',
  },
  {
    rating: 2,
    language: 'en',
    text: 'Support kept sending me the manual instead of answering my question. I solved the connections myself after two frustrating evenings.',
  },
  {
    rating: 4,
    language: 'en',
    text: 'Everything works; the box had been repacked with less foam than I would like.',
  },
  {
    rating: 4,
    language: 'id',
    text: 'Bagus untuk karaoke rumahan. Buku manualnya perlu lebih banyak contoh sambungan.',
  },
  {
    rating: 4,
    language: 'id',
    text: 'Puas. Andai sekalian ada penutup debunya, karena ruang latihan kami dekat jalan.',
  },
  {
    rating: 4,
    language: 'en',
    text: 'Sounds excellent. The learning curve was steeper than I expected, and a short video from the shop would help.',
  },
  {
    rating: 5,
    language: 'id',
    text: 'Upgrade dari mixer lama yang kanalnya sudah kresek-kresek. Bedanya langsung terasa pada lagu pertama.',
  },
  {
    rating: 1,
    language: 'id',
    text: 'Baru tiga kali pakai langsung mati total di tengah ibadah. Klaimnya diterima, tapi sudah sebulan belum ada kabar kapan selesai.',
  },
  {
    rating: 5,
    language: 'id',
    text: 'Bergantian dipakai ibadah keluarga, latihan band anak, dan podcast. Tinggal ganti colokan, setelannya gampang diulang.',
  },
]
