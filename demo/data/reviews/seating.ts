import type { DemoReviewText } from './review-text.ts'

export const seatingReviews: DemoReviewText[] = [
  {
    rating: 5,
    language: 'en',
    text: 'We spent a whole afternoon trying seats all over town; nothing else came close to this.',
  },
  { rating: 5, language: 'id', text: 'Tamu yang datang sekarang susah disuruh pulang.' },
  { rating: 5, language: 'en', text: 'Film night has become a fixed date in this house.' },
  {
    rating: 5,
    language: 'id',
    text: 'Menunggu agak lama karena stok, tapi dikabari terus tanpa harus bertanya. Begitu datang, langsung lupa lamanya.',
  },
  { rating: 5, language: 'id', text: 'Nyaman banget, rebutan terus sama suami' },
  { rating: 5, language: 'id', text: 'Empuknya pas, tidak bikin pinggang tenggelam.' },
  {
    rating: 5,
    language: 'en',
    text: 'The delivery crew measured the stairwell first and got it around a corner I was sure would stop them.',
  },
  {
    rating: 3,
    language: 'en',
    text: 'Good looking, but firmer than what I tried elsewhere. My wife likes it, I am still undecided.',
  },
  {
    rating: 5,
    language: 'en',
    text: 'Even our tallest friend and my short mother are comfortable, which I did not think possible.',
  },
  { rating: 4, language: 'id', text: 'Kualitas bagus, jadwal antar sempat digeser sekali.' },
  {
    rating: 5,
    language: 'en',
    text: 'Supportive without being hard. My back thanks me after long evenings.',
  },
  {
    rating: 1,
    language: 'id',
    text: 'Ada sobekan di sisi samping sejak dibuka, sepertinya kena pisau di gudang. Minta tukar, malah ditawari potongan. Sampai sekarang belum ada titik temu.',
  },
  {
    rating: 5,
    language: 'id',
    text: 'Rangkanya kokoh, anak-anak loncat di atasnya (jangan ditiru) pun tidak berderit.',
  },
  {
    rating: 4,
    language: 'id',
    text: 'Suka sekali modelnya, cuma kalau siang tanpa AC punggung lumayan gerah.',
  },
  {
    rating: 5,
    language: 'id',
    text: 'Papa yang punya masalah punggung akhirnya betah nonton sampai selesai. Terima kasih!',
  },
  { rating: 5, language: 'id', text: 'Jahitannya rapi, saya cek sampai sudut-sudutnya.' },
  {
    rating: 4,
    language: 'id',
    text: 'Ada sedikit bau baru waktu dibuka, hilang setelah diangin-anginkan tiga hari.',
  },
  {
    rating: 5,
    language: 'id',
    text: 'Sempat khawatir tidak muat di lift apartemen. Admin minta foto lift dan koridor dulu, dihitungkan, dan benar masuk tanpa masalah. Petugasnya hati-hati di pintu unit. Malam itu juga kami nonton sambil makan martabak. Rasanya baru punya rumah lagi.',
  },
  { rating: 5, language: 'id', text: 'Aslinya sama dengan foto, malah lebih bagus kalau kena cahaya sore.' },
  {
    rating: 4,
    language: 'id',
    text: 'Pas untuk orang dewasa, sementara anak saya masih agak tenggelam duduknya.',
  },
  {
    rating: 5,
    language: 'id',
    text: 'Dibungkus berlapis, dan sampah bungkusnya dibawa pulang lagi sama tim. Detail begini yang bikin balik belanja.',
  },
  { rating: 5, language: 'id', text: 'Kucing sudah mengklaim sebagai miliknya sejak hari pertama.' },
  { rating: 4, language: 'id', text: 'Nyaman, tapi awalnya agak keras. Setelah dua minggu baru terasa pas.' },
  {
    rating: 5,
    language: 'id',
    text: 'Tim antarnya melepas sepatu, melapisi lantai dengan kain, lalu meletakkan tepat di titik yang kami mau. Profesional sekali.',
  },
  {
    rating: 5,
    language: 'en',
    text: 'I have fallen asleep in it four times this week. Take that as you wish.',
  },
  {
    rating: 5,
    language: 'id',
    text: 'Ibu mertua biasanya pilih-pilih soal tempat duduk, kali ini langsung bilang enak.',
  },
  {
    rating: 5,
    language: 'id',
    text: 'Sandarannya enak, punggung tidak capek walau maraton serial seharian.',
  },
  {
    rating: 5,
    language: 'id',
    text: 'Enam bulan dipakai tiap hari, busanya belum kempes dan tidak ada bunyi aneh.',
  },
  {
    rating: 5,
    language: 'en',
    text: 'No factory smell, no squeaks, no wobble. Eight weeks of daily use so far and it still looks like the day it came.',
  },
  { rating: 5, language: 'en', text: 'Looks more expensive than it was, and the stitching is immaculate.' },
  {
    rating: 2,
    language: 'en',
    text: 'Delivered two weeks later than promised, after three reschedules. It is comfortable, but we hosted a family event on plastic chairs.',
  },
  {
    rating: 3,
    language: 'id',
    text: 'Tim antar hanya mau sampai lobi, naiknya kami urus sendiri dengan satpam. Duduknya sih enak.',
  },
  {
    rating: 4,
    language: 'id',
    text: 'Makan tempat lebih dari perkiraan saya. Ukur ruangan baik-baik sebelum beli ya.',
  },
  {
    rating: 5,
    language: 'en',
    text: 'A calm, handsome piece that suits the room even when nothing is playing.',
  },
  {
    rating: 4,
    language: 'en',
    text: 'Sat slightly uneven on our old tiles until the crew put a pad underneath. Comfort is excellent.',
  },
  {
    rating: 2,
    language: 'id',
    text: 'Bunyi berderit tiap kali duduk, padahal baru minggu kedua. Sudah ada yang datang mengencangkan, berkurang tapi belum hilang.',
  },
  { rating: 4, language: 'en', text: 'Lovely seat. Pet hair shows quickly, so keep a brush nearby.' },
  { rating: 5, language: 'id', text: 'Keputusan terbaik waktu renovasi rumah.' },
  { rating: 4, language: 'id', text: 'Bagus dan kokoh. Menggesernya butuh dua orang kalau mau mengepel.' },
  {
    rating: 5,
    language: 'id',
    text: 'Saya taruh di ruang dengar musik. Posisi duduknya bikin rileks tapi tetap tegak menghadap speaker, satu album habis tanpa ganti gaya.',
  },
  {
    rating: 4,
    language: 'en',
    text: 'Very comfortable; I only wish there had been a narrower delivery slot than the whole day.',
  },
  {
    rating: 3,
    language: 'id',
    text: 'Ada benang lepas di bagian belakang. Tidak terlihat karena dekat dinding, tapi barang baru seharusnya rapi.',
  },
  { rating: 5, language: 'id', text: 'Niatnya duduk sebentar, bangun-bangun film sudah habis.' },
  {
    rating: 4,
    language: 'id',
    text: 'Buat nonton lama enak sekali. Bagian bawahnya saja yang agak susah dijangkau sapu.',
  },
  {
    rating: 3,
    language: 'id',
    text: 'Modelnya cantik, kenyamanannya standar. Untuk nonton lebih dari dua jam saya masih butuh bantal tambahan.',
  },
  {
    rating: 5,
    language: 'id',
    text: 'Ruang keluarga kami yang tadinya cuma karpet dan bantal sekarang berasa bioskop.',
  },
]
