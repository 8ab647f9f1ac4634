import type { DemoReviewText } from './review-text.ts'

export const acousticsReviews: DemoReviewText[] = [
  {
    rating: 5,
    language: 'id',
    text: 'Ruang rapat kantor jadi nyaman buat video call, klien tidak lagi minta diulang.',
  },
  {
    rating: 4,
    language: 'en',
    text: 'Looks great and works; getting it perfectly straight took more patience than I had planned.',
  },
  {
    rating: 4,
    language: 'id',
    text: 'Kualitas bahan oke. Pesanan saya dikirim terpisah dua kali, jadi nunggu dulu baru bisa dipasang.',
  },
  {
    rating: 3,
    language: 'id',
    text: 'Ada perubahan, tapi tidak sedramatis yang saya baca di ulasan lain. Mungkin ruangan saya sudah banyak gorden.',
  },
  {
    rating: 4,
    language: 'id',
    text: 'Efektif, tapi perlu jumlah yang cukup. Jangan berharap beli sedikit langsung beres.',
  },
  {
    rating: 5,
    language: 'id',
    text: 'Kafe kami selalu bising kalau penuh. Setelah pakai ini, pelanggan bisa ngobrol tanpa teriak.',
  },
  { rating: 5, language: 'id', text: 'Bedanya langsung kedengaran, tidak perlu alat ukur.' },
  { rating: 5, language: 'id', text: 'Satu sore beres bareng anak bujang, tanpa panggil tukang.' },
  { rating: 5, language: 'id', text: 'Cepat sampai, rapi, sesuai pesanan, makasih!' },
  { rating: 5, language: 'en', text: 'I teach online from home; the students noticed before I told them.' },
  {
    rating: 5,
    language: 'id',
    text: 'Potongannya presisi dan finishing-nya halus, kelihatan dikerjakan dengan niat.',
  },
  {
    rating: 1,
    language: 'id',
    text: 'Datang lembap dan ada bercak jamur di bagian belakang, sepertinya disimpan di gudang yang bocor. Pengembalian uangnya pun lama sekali.',
  },
  { rating: 4, language: 'id', text: 'Agak repot menentukan posisi yang pas, dua kali pindah baru puas.' },
  {
    rating: 2,
    language: 'en',
    text: 'Two edges were crushed in transit, and I had to chase the replacement for ten days. Performance is fine, hence not one star.',
  },
  {
    rating: 5,
    language: 'id',
    text: 'Bahannya tidak bau dan tidak bikin gatal, penting karena dipakai di kamar anak.',
  },
  {
    rating: 5,
    language: 'en',
    text: 'Three humid months near the coast and no sagging, no smell, no stains.',
  },
  {
    rating: 5,
    language: 'id',
    text: 'Karaoke di rumah jadi tidak bikin pusing. Lantangnya masih ada tapi tidak memantul ke mana-mana.',
  },
  {
    rating: 5,
    language: 'en',
    text: 'Our open-plan living room used to ring after every clap. Now it simply stops.',
  },
  {
    rating: 3,
    language: 'en',
    text: 'Helps a bit. In our small bedroom most of the echo is gone, yet there is still one boomy spot right at the pillow.',
  },
  { rating: 5, language: 'id', text: 'Dengung di pojok ruangan sekarang lebih sopan.' },
  {
    rating: 5,
    language: 'en',
    text: 'Put it up, sat down, played the same record as before and heard a different one.',
  },
  {
    rating: 4,
    language: 'en',
    text: 'Slight smell on the first two days, then nothing. The room is far easier on the ears.',
  },
  { rating: 5, language: 'en', text: 'Drum practice is still loud, but it no longer hurts.' },
  {
    rating: 4,
    language: 'id',
    text: 'Suara ruangan lebih tenang, tapi kucing saya menganggapnya tempat garuk baru.',
  },
  { rating: 5, language: 'id', text: 'Dialog film lebih jelas, volume TV malah bisa diturunkan.' },
  {
    rating: 2,
    language: 'id',
    text: 'Saya kira bisa bikin kedap suara, ternyata suara dari tetangga tetap masuk. Kata CS fungsinya memang hanya meredam gema, harusnya ditulis lebih besar.',
  },
  {
    rating: 3,
    language: 'id',
    text: 'Tepinya ada yang kurang presisi, kelihatan kalau diperhatikan dari dekat. Fungsinya tetap jalan.',
  },
  {
    rating: 5,
    language: 'id',
    text: 'Baru sebagian saja yang dipasang sudah berubah. Minggu depan tambah lagi.',
  },
  { rating: 5, language: 'id', text: 'Tamu mengira ini hiasan interior, padahal kerjanya serius.' },
  { rating: 5, language: 'en', text: 'The best upgrade I have made, and it doesn’t even plug in.' },
  {
    rating: 4,
    language: 'id',
    text: 'Suka dengan hasilnya, cuma petunjuk pasangnya kurang detail untuk orang awam.',
  },
  {
    rating: 5,
    language: 'id',
    text: 'Saya ukur sebelum dan sesudah pakai aplikasi di laptop. Gaungnya memang turun dan grafiknya lebih rata.',
  },
  {
    rating: 5,
    language: 'id',
    text: 'Lantai rumah kami granit semua, dulu ngobrol saja menggema. Sekarang adem di telinga.',
  },
  { rating: 5, language: 'en', text: 'Clean edges and an even finish, straight out of the box.' },
  {
    rating: 4,
    language: 'id',
    text: 'Gema berkurang jelas. Kurang satu bintang karena ada sudut dus yang sobek waktu datang.',
  },
  {
    rating: 5,
    language: 'id',
    text: 'Ternyata benar kata orang, ruangan itu separuh dari suara. Speaker lama saya terasa seperti baru.',
  },
  {
    rating: 5,
    language: 'id',
    text: 'Admin minta denah ruangan dan kasih titik penempatan. Saya ikuti, hasilnya mantap.',
  },
  {
    rating: 5,
    language: 'en',
    text: 'Expected a small change and got a big one: the stereo image finally locks in place.',
  },
  {
    rating: 4,
    language: 'id',
    text: 'Warnanya sedikit beda dari layar HP saya, masih masuk sih dengan ruangan.',
  },
  { rating: 4, language: 'id', text: 'Hasilnya bagus, debu cepat menempel jadi harus rutin divakum.' },
  { rating: 5, language: 'id', text: 'Istri suka penampilannya, saya suka suaranya. Damai.' },
  {
    rating: 5,
    language: 'id',
    text: 'Studio rekaman kecil di rumah jadi layak. Suara vokal tidak lagi seperti dari kamar mandi. Dulu saya rekaman di dalam lemari baju, serius. Sekarang cukup duduk di depan meja. Lemari kembali ke fungsinya.',
  },
  {
    rating: 5,
    language: 'en',
    text: 'The shop asked for photos of the room and told me where to start. It saved me from buying twice as much.',
  },
  {
    rating: 4,
    language: 'en',
    text: 'Noticeable improvement in speech. Our ceiling is high, so I will need more of them.',
  },
  {
    rating: 3,
    language: 'id',
    text: 'Dua minggu baru dikirim karena katanya menunggu stok. Di halaman tertulis tersedia. Barangnya sih oke.',
  },
  { rating: 5, language: 'id', text: 'Packing aman, tidak ada yang penyok atau kotor.' },
]
