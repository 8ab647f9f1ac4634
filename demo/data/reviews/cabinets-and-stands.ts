import type { DemoReviewText } from './review-text.ts'

export const cabinetsAndStandsReviews: DemoReviewText[] = [
  {
    rating: 5,
    language: 'id',
    text: 'Kurir bantu angkat sampai lantai tiga tanpa mengeluh, saya kasih kopi dan lima bintang.',
  },
  {
    rating: 5,
    language: 'id',
    text: 'Sudah melewati satu musim hujan di rumah yang lembap, tidak ada yang melengkung atau berkarat.',
  },
  { rating: 4, language: 'id', text: 'Bagus, tapi sendirian agak repot menatanya. Ajak satu orang lagi.' },
  {
    rating: 5,
    language: 'id',
    text: 'Beratnya meyakinkan. Perangkat saya tidak murah, jadi tenang ditaruh di sini.',
  },
  {
    rating: 5,
    language: 'en',
    text: 'Put my system on it and the sound got tighter. My neighbour, a sceptic, heard it too.',
  },
  { rating: 4, language: 'id', text: 'Kualitas oke, lembar petunjuknya kecil dan gambarnya kurang jelas.' },
  {
    rating: 5,
    language: 'id',
    text: 'Getaran berkurang, suara jadi lebih bersih. Saya kira selama ini cuma mitos.',
  },
  { rating: 5, language: 'id', text: 'Dus tebal plus styrofoam di tiap sisi, tidak ada gores.' },
  {
    rating: 5,
    language: 'id',
    text: 'Lantai rumah lama kami tidak rata. Diganjal tipis sekali, langsung berdiri mantap.',
  },
  { rating: 5, language: 'id', text: 'Cakep! Foto tidak bohong' },
  { rating: 5, language: 'en', text: 'Finally, furniture that understands audio people.' },
  {
    rating: 5,
    language: 'en',
    text: 'The finish is even and the edges are clean, also at the back where nobody looks.',
  },
  {
    rating: 2,
    language: 'id',
    text: 'Lubang baut di satu sisi meleset, terpaksa dibor ulang sama tukang. Sekarang kuat, tapi mestinya tidak perlu.',
  },
  { rating: 5, language: 'id', text: 'Sudut TV yang dulu penuh kabel sekarang enak dipandang.' },
  { rating: 5, language: 'id', text: 'Sederhana, rapi, menyatu dengan perabot lain.' },
  { rating: 5, language: 'id', text: 'Kokoh, tidak goyang sedikit pun.' },
  { rating: 5, language: 'en', text: 'Survived a house move to Bandung without loosening anywhere.' },
  {
    rating: 5,
    language: 'id',
    text: 'Sistem saya akhirnya punya tempat yang layak setelah bertahun-tahun numpang di meja makan. Kami bisa makan bersama lagi. Debu di balik kabel juga ikut hilang. Anak sulung bilang rumah jadi lebih dewasa. Setuju.',
  },
  {
    rating: 4,
    language: 'en',
    text: 'Does what it should and looks good doing it. The tone is slightly different from our floor, which only I notice.',
  },
  {
    rating: 3,
    language: 'en',
    text: 'Sturdy enough, but one corner arrived with a chip. They offered a touch-up pen; I would have preferred a new part.',
  },
  {
    rating: 3,
    language: 'id',
    text: 'Kurang cocok dengan kebutuhan saya, salah ukur sendiri. Retur bisa, tapi ongkos kirimnya lumayan.',
  },
  {
    rating: 5,
    language: 'id',
    text: 'Bapak saya tukang kayu, begitu lihat langsung angguk-angguk. Itu pujian paling tinggi dari beliau.',
  },
  {
    rating: 5,
    language: 'id',
    text: 'Istri biasanya protes soal alat audio di ruang tamu. Kali ini malah dia yang pamer ke teman-temannya.',
  },
  { rating: 4, language: 'id', text: 'Sesuai ekspektasi. Aroma catnya baru hilang setelah seminggu.' },
  {
    rating: 2,
    language: 'en',
    text: 'Waited eighteen days with three different arrival dates. When it came, the driver refused to use the stairs.',
  },
  {
    rating: 3,
    language: 'id',
    text: 'Secara fungsi baik. Ada bagian belakang yang finishing-nya kurang rata.',
  },
  {
    rating: 5,
    language: 'en',
    text: 'Not cheap, but you notice where the money went every time you dust it.',
  },
  { rating: 4, language: 'id', text: 'Satu baut kurang dari kantongnya. Lapor, dua hari kemudian dikirim.' },
  {
    rating: 4,
    language: 'id',
    text: 'Mantap untuk peralatan saya. Jalur kabelnya agak sempit kalau konektornya tebal.',
  },
  { rating: 4, language: 'id', text: 'Permukaannya gampang kelihatan sidik jari, selain itu puas.' },
  {
    rating: 5,
    language: 'en',
    text: 'My listening corner went from student flat to grown-up in one afternoon.',
  },
  {
    rating: 4,
    language: 'id',
    text: 'Awalnya terlihat lebih besar dari bayangan, lama-lama pas juga di ruangan.',
  },
  { rating: 5, language: 'en', text: 'Solid as a rock. I leaned on it by accident and nothing moved.' },
  { rating: 5, language: 'id', text: 'Lubang bautnya presisi, saya kerjakan sendiri sambil ngopi.' },
  {
    rating: 5,
    language: 'id',
    text: 'Kabel bisa disembunyikan, tinggal sabar mengaturnya. Hasil akhirnya seperti di majalah.',
  },
  {
    rating: 3,
    language: 'id',
    text: 'Butuh waktu sampai benar-benar tidak goyang, bautnya harus dikencangkan ulang dua kali.',
  },
  { rating: 5, language: 'id', text: 'Pesanan kedua untuk rumah orang tua, kualitasnya konsisten.' },
  {
    rating: 5,
    language: 'id',
    text: 'Finishing-nya halus dan tepinya tidak tajam, aman buat balita kami yang lagi belajar jalan.',
  },
  {
    rating: 5,
    language: 'en',
    text: 'Everything lined up on the first try, no forcing and no missing hardware.',
  },
  {
    rating: 5,
    language: 'id',
    text: 'Ukuran di halaman produk akurat. Saya tempel lakban di lantai dulu dan hasilnya persis.',
  },
  {
    rating: 4,
    language: 'en',
    text: 'Great build; the delivery team called only ten minutes ahead, so be ready.',
  },
  {
    rating: 1,
    language: 'id',
    text: 'Satu sudutnya pecah dan permukaannya baret panjang. Foto saya kirim di hari yang sama, penggantinya datang dengan baret juga. Capek urusnya.',
  },
  { rating: 4, language: 'id', text: 'Rapi dan kuat. Pengiriman ke Lampung lebih lama dari estimasi.' },
  {
    rating: 5,
    language: 'en',
    text: 'Protected so well for shipping that unwrapping took longer than putting it in place.',
  },
  {
    rating: 5,
    language: 'id',
    text: 'Enak dilihat dari depan maupun samping, jadi tidak harus mepet tembok.',
  },
  {
    rating: 4,
    language: 'en',
    text: 'Handsome and steady. Dust settles on it quickly, but that may just be Jakarta.',
  },
]
