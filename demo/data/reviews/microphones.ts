import type { DemoReviewText } from './review-text.ts'

export const microphonesReviews: DemoReviewText[] = [
  {
    rating: 5,
    language: 'id',
    text: 'Dipakai tiap Jumat di musala, sudah tiga bulan dan belum pernah rewel.',
  },
  { rating: 5, language: 'en', text: 'Feels like gear from a proper stage, not a toy.' },
  {
    rating: 3,
    language: 'id',
    text: 'Lumayan untuk pemula. Kalau dipakai tiap hari untuk kerja, saya rasa perlu naik kelas.',
  },
  {
    rating: 5,
    language: 'id',
    text: 'Tim multimedia gereja kami pakai untuk latihan Kamis dan ibadah Minggu. Bongkar pasang cepat, tidak ada bagian yang goyah.',
  },
  {
    rating: 5,
    language: 'id',
    text: 'Pertanyaan saya dijawab admin sampai detail soal cocok tidaknya dengan alat yang sudah saya punya. Ternyata memang cocok.',
  },
  { rating: 5, language: 'id', text: 'Sempat jatuh kesenggol kucing, tidak lecet, tetap normal.' },
  {
    rating: 5,
    language: 'en',
    text: 'Used at two weddings and a school concert so far. It has been packed, unpacked and dropped once, and still looks new.',
  },
  {
    rating: 4,
    language: 'id',
    text: 'Pas buat latihan di rumah. Petunjuknya terlalu singkat untuk pemula, jadi saya lihat video dulu.',
  },
  {
    rating: 4,
    language: 'en',
    text: 'Very good quality. It took me a moment to find the right position for it, then everything fell into place.',
  },
  {
    rating: 4,
    language: 'id',
    text: 'Fungsinya oke semua. Finishing di satu bagian agak kurang halus, tapi tidak kelihatan dari jauh.',
  },
  { rating: 5, language: 'id', text: 'Kokoh, enak dipakai, tidak terasa murahan.' },
  {
    rating: 5,
    language: 'id',
    text: 'Bahannya terasa tebal dan sambungannya presisi. Untuk pemakaian sekolah yang kadang kasar, ini penting.',
  },
  {
    rating: 5,
    language: 'id',
    text: 'Kami pesan beberapa untuk sanggar, semuanya datang dalam kondisi sama bagus. Tidak ada yang beda kualitas.',
  },
  {
    rating: 5,
    language: 'id',
    text: 'Barang sesuai foto, pengiriman cepat, penjual ramah. Sudah cukup alasan buat bintang lima.',
  },
  { rating: 5, language: 'id', text: 'Dari buka dus sampai siap dipakai tidak sampai lima menit.' },
  {
    rating: 2,
    language: 'en',
    text: 'Something listed under the box contents was missing. It was sent later, yet I needed it for an event that weekend.',
  },
  {
    rating: 5,
    language: 'en',
    text: 'I record voice-overs at home and wanted something I could trust every single day. Four months in, no complaints.',
  },
  { rating: 5, language: 'en', text: 'Our karaoke corner finally looks and works like one.' },
  { rating: 4, language: 'id', text: 'Empat bintang dulu, nanti kalau setahun masih awet saya tambah.' },
  { rating: 5, language: 'en', text: 'Arrived in Bali in perfect shape, every part well protected.' },
  {
    rating: 5,
    language: 'id',
    text: 'Saya MC kondangan, alat kerja harus bisa diandalkan. Yang ini sudah ikut belasan acara dan aman. Gedung, tenda, halaman sekolah, semua pernah. Pulang acara tinggal dilap dan disimpan. Belum ada yang perlu diservis.',
  },
  {
    rating: 3,
    language: 'en',
    text: 'Decent, but less solid than the photos suggest. OK for the living room, I would not take it on the road.',
  },
  { rating: 5, language: 'id', text: 'Packing aman pakai busa, sampai Surabaya mulus.' },
  {
    rating: 1,
    language: 'id',
    text: 'Datang dalam kondisi retak di bagian sambungan, dusnya cuma satu lapis. Foto langsung saya kirim, jawabannya baru empat hari kemudian.',
  },
  {
    rating: 4,
    language: 'id',
    text: 'Enak dipakai live streaming, hanya perlu sedikit mengatur posisi supaya tidak menutupi muka di kamera.',
  },
  { rating: 5, language: 'en', text: 'Sturdier than anything our band’s rehearsal studio provides.' },
  {
    rating: 4,
    language: 'en',
    text: 'Happy overall, though there was more plastic in the packaging than anyone needs.',
  },
  { rating: 5, language: 'id', text: 'Simpel tapi kerasa profesional.' },
  {
    rating: 5,
    language: 'id',
    text: 'Yang lama sudah kendor di mana-mana, yang ini rapat dan solid. Karaoke keluarga jadi tenang.',
  },
  {
    rating: 5,
    language: 'en',
    text: 'The chat team answered on a Sunday evening and talked me out of an accessory I didn’t need.',
  },
  { rating: 5, language: 'id', text: 'Ringkas disimpan, gampang dikeluarkan lagi waktu tamu datang.' },
  {
    rating: 4,
    language: 'en',
    text: 'Does its job at our open-mic nights week after week. I only wish the box told you more about how to look after it.',
  },
  {
    rating: 2,
    language: 'id',
    text: 'Ada bagian yang longgar setelah sebulan, padahal cuma dipakai di rumah. Sudah dikencangkan sendiri, tapi balik lagi.',
  },
  {
    rating: 3,
    language: 'id',
    text: 'Sedikit ada bunyi kalau tergeser. Belum mengganggu, tapi untuk rekaman saya jadi ekstra hati-hati.',
  },
  {
    rating: 4,
    language: 'id',
    text: 'Bagus, cuma dusnya polos, kurang cocok kalau mau langsung dijadikan kado.',
  },
  {
    rating: 4,
    language: 'id',
    text: 'Dibanding yang lama, ini jauh lebih stabil. Sayang agak berat buat anak kecil.',
  },
  {
    rating: 5,
    language: 'id',
    text: 'Cucu pakai buat lomba nyanyi di balai desa. Juara dua, Alhamdulillah!',
  },
  {
    rating: 5,
    language: 'en',
    text: 'Simple, dependable, nicely finished. My choir conductor has already asked for the link.',
  },
  {
    rating: 4,
    language: 'id',
    text: 'Sesuai harapan untuk latihan band mingguan. Satu bintang saya simpan karena pesanan sempat tertahan sehari di gudang.',
  },
  {
    rating: 5,
    language: 'id',
    text: 'Istri live jualan tiap malam pakai ini. Katanya jadi lebih percaya diri tampil di depan kamera.',
  },
  { rating: 4, language: 'id', text: 'Kualitas memuaskan, kurirnya yang kurang sopan.' },
  {
    rating: 5,
    language: 'id',
    text: 'Anak saya les vokal, gurunya bilang pilihan saya tepat. Jadi bangga sendiri.',
  },
  {
    rating: 5,
    language: 'id',
    text: 'Buat pojok podcast di kamar kos. Begitu dipasang, sudut kamar saya langsung terlihat seperti studio beneran.',
  },
  { rating: 5, language: 'id', text: 'Mantul, nyesel gak dari dulu ganti' },
  {
    rating: 3,
    language: 'id',
    text: 'Barang bagus, tapi yang datang pertama salah tipe. Ditukar sih, cuma makan waktu seminggu.',
  },
  { rating: 5, language: 'en', text: 'No wobble, no rattle, nothing loose. Just what I hoped for.' },
]
