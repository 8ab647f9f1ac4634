import type { DemoReviewText } from './review-text.ts'

export const projectorsAndScreensReviews: DemoReviewText[] = [
  { rating: 5, language: 'id', text: 'Serasa punya bioskop sendiri, popcorn tinggal bikin di dapur.' },
  {
    rating: 5,
    language: 'id',
    text: 'Gambarnya bersih dari ujung ke ujung, teks terjemahan pun enak dibaca dari sofa.',
  },
  {
    rating: 5,
    language: 'en',
    text: 'Movie night has become a fixed appointment in our family. Fridays, seven sharp.',
  },
  { rating: 5, language: 'id', text: 'Anak-anak sekarang tidak minta ke mal lagi tiap akhir pekan.' },
  {
    rating: 4,
    language: 'id',
    text: 'Puas, tapi ruangannya memang harus bisa gelap. Gorden tipis saya ternyata tidak cukup.',
  },
  { rating: 5, language: 'id', text: 'Mulus tanpa cacat, dusnya dilapis busa. Seller amanah.' },
  {
    rating: 5,
    language: 'id',
    text: 'Sebelum beli saya kirim denah ruangan, tim Gema menghitungkan jarak duduk dan tinggi mata. Hasilnya pas, tidak perlu mendongak.',
  },
  {
    rating: 5,
    language: 'en',
    text: 'Even picture, pleasing colours, no distraction. After five minutes you only think about the story.',
  },
  {
    rating: 5,
    language: 'id',
    text: 'Nobar final bareng tetangga, ramainya seperti di stadion. Bulan depan sudah ada yang booking rumah saya hehe',
  },
  {
    rating: 3,
    language: 'id',
    text: 'Gambarnya oke, tapi ruang keluarga saya terlalu terang dan tidak ada yang mengingatkan waktu saya pesan.',
  },
  {
    rating: 5,
    language: 'id',
    text: 'Warnanya natural, kulit orang tidak kemerahan. Itu yang biasanya mengganggu saya.',
  },
  {
    rating: 5,
    language: 'id',
    text: 'Lampu dimatikan, semua langsung diam. Itu ulasan terbaik dari keluarga saya.',
  },
  {
    rating: 4,
    language: 'en',
    text: 'Excellent once the room was dark enough. Set something aside for blackout curtains.',
  },
  {
    rating: 5,
    language: 'id',
    text: 'Kurirnya ramah, bawa masuk sampai ke ruangannya dan menunggu sampai saya selesai periksa.',
  },
  {
    rating: 5,
    language: 'en',
    text: 'I measured my room three times and was sure of myself. The adviser in the chat asked for one more number, from the floor to my eyes. It changed everything we had planned. Now the picture sits exactly where it should, and my neck is grateful.',
  },
  {
    rating: 5,
    language: 'id',
    text: 'Alhamdulillah tiba di Denpasar dengan utuh, sempat deg-degan karena barang begini rawan di jalan.',
  },
  {
    rating: 4,
    language: 'id',
    text: 'Gambarnya bagus. Yang bikin kurang: slot pengiriman baru ada minggu depannya.',
  },
  {
    rating: 5,
    language: 'id',
    text: 'Istri awalnya menolak, katanya TV saja cukup. Saya minta waktu satu malam saja untuk membuktikan. Filmnya dia yang pilih, tikarnya saya gelar, lampu dimatikan. Baru setengah jam dia sudah bilang jangan dikembalikan. Sekarang jadwal nonton dia yang atur.',
  },
  { rating: 5, language: 'id', text: 'Dipakai main gim juga seru banget.' },
  {
    rating: 2,
    language: 'id',
    text: 'Isi dusnya kurang satu. Butuh tiga hari sampai diakui, lalu seminggu lagi sampai dikirim. Selama itu cuma jadi pajangan.',
  },
  {
    rating: 5,
    language: 'id',
    text: 'Sudah tiga bulan dipakai hampir tiap malam, hasilnya masih sebagus hari pertama.',
  },
  { rating: 5, language: 'en', text: 'The television has been moved to the guest room. Nobody misses it.' },
  {
    rating: 4,
    language: 'id',
    text: 'Perlu ruang lebih luas dari dugaan, jadi sofa harus mundur. Tidak menyesal sih.',
  },
  {
    rating: 5,
    language: 'id',
    text: 'Stafnya mau repot mengecek satu per satu kecocokannya dengan perangkat saya di rumah. Tidak ada yang perlu diganti, malah.',
  },
  {
    rating: 5,
    language: 'id',
    text: 'Kami pakai di ruang rapat kantor, klien sampai tanya belinya di mana.',
  },
  {
    rating: 4,
    language: 'en',
    text: 'Very pleased with the picture. Finding the exact position took an evening and a spirit level.',
  },
  {
    rating: 3,
    language: 'id',
    text: 'Saya temukan noda kecil dan kirim fotonya malam itu juga. Orangnya sopan-sopan dan mau menukar, tetapi enam hari tanpa apa-apa itu lama kalau anak sudah dijanjikan.',
  },
  {
    rating: 5,
    language: 'en',
    text: 'Great advice about curtains and wall paint, which cost little and made a visible difference.',
  },
  {
    rating: 5,
    language: 'id',
    text: 'Foto-foto liburan keluarga jadi hidup lagi waktu ditampilkan besar-besar. Nenek sampai minta diulang.',
  },
  {
    rating: 4,
    language: 'id',
    text: 'Hasilnya memuaskan, hanya saja panduannya kurang gambar. Saya dua kali salah urutan.',
  },
  { rating: 5, language: 'id', text: 'Keren parah.' },
  {
    rating: 5,
    language: 'id',
    text: 'Dijadwalkan datang jam dua, tiba jam dua kurang lima. Jarang-jarang di Jakarta.',
  },
  {
    rating: 1,
    language: 'id',
    text: 'Datang dengan dus ringsek dan isinya tidak bisa dipakai. Saya ajukan komplain hari itu juga dan dananya kembali, tetapi prosesnya makan dua minggu. Kapok pesan menjelang libur panjang.',
  },
  {
    rating: 5,
    language: 'id',
    text: 'Adegan gelap pun masih kelihatan isinya, asal ruangannya betul-betul gelap.',
  },
  { rating: 5, language: 'en', text: 'Arrived spotless in a carton that could survive a small flood.' },
  {
    rating: 4,
    language: 'id',
    text: 'Debu jadi musuh baru, seminggu sekali harus dibersihkan pelan-pelan. Selain itu oke.',
  },
  {
    rating: 5,
    language: 'en',
    text: 'Our book club has turned into a film club, and I blame this purchase.',
  },
  {
    rating: 3,
    language: 'en',
    text: 'It does the job, but placing it needs more thought than I expected, and the printed guide offers only the basics.',
  },
  { rating: 4, language: 'id', text: 'Buat film juara. Untuk berita siang hari saya tetap pakai TV.' },
  {
    rating: 5,
    language: 'id',
    text: 'Teknisi yang menata ruang nonton kami sekalian mengajari cara merawatnya. Pulang pun masih mau ditanya-tanya lewat WA.',
  },
  { rating: 4, language: 'en', text: 'Friendly people, handsome picture, slightly vague delivery window.' },
  {
    rating: 3,
    language: 'id',
    text: 'Telat datang dua hari, acara nonton bareng terpaksa pindah ke tempat kakak. Barangnya bagus, momennya hilang.',
  },
  {
    rating: 4,
    language: 'id',
    text: 'Kurir kurang hati-hati menurunkan dus, untung dalamnya aman. Barangnya sendiri tidak ada masalah.',
  },
  {
    rating: 2,
    language: 'en',
    text: 'Delivered to the wrong tower of our complex and signed for by a stranger. It was found after two days, but I did the searching.',
  },
  {
    rating: 4,
    language: 'en',
    text: 'It took a second pair of hands to unpack it without touching what should not be touched. Since then, only joy.',
  },
  {
    rating: 5,
    language: 'en',
    text: 'Big smiles all around when the opening titles appeared. Money well spent.',
  },
]
