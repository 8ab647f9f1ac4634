import { type Both, both } from '../both.ts'

/** A question that people ask; the answer is Markdown. */
export interface DemoQuestion {
  question: Both
  answer: Both
}

export const shoppingFaq: DemoQuestion[] = [
  {
    question: both('Do I need an account?', 'Apakah saya harus punya akun?'),
    answer: both(
      'No. As a guest you need only an e-mail address, a name and a delivery address. With an account you also have your orders, vouchers, addresses and saved simulations in one place.',
      'Tidak. Sebagai tamu, cukup isi surel, nama, dan alamat pengiriman. Dengan akun, pesanan, voucher, alamat, dan simulasi Anda tersimpan di satu tempat.',
    ),
  },
  {
    question: both(
      'Is something reserved for me once it is in the cart?',
      'Apakah barang di keranjang sudah disimpankan untuk saya?',
    ),
    answer: both(
      'Not yet. Goods are held from the moment you place the order until its payment deadline: **24 hours** for a bank transfer, **60 minutes** for cards and online wallets.',
      'Belum. Barang kami tahan sejak Anda memesan sampai batas waktu pembayaran: **24 jam** untuk transfer bank, **60 menit** untuk kartu dan dompet daring.',
    ),
  },
  {
    question: both('Why does my transfer have an odd amount?', 'Mengapa jumlah transfer saya tidak bulat?'),
    answer: both(
      'A unique code of up to three digits is added to the amount, so that we recognise your transfer among the others. Please transfer exactly what is shown and upload the proof. We check within two hours during opening hours.',
      'Kami menambahkan kode unik sampai tiga angka supaya transfer Anda mudah dikenali. Transfer persis sesuai jumlah yang tertera, lalu unggah buktinya. Kami periksa paling lama dua jam pada jam buka.',
    ),
  },
  {
    question: both('My voucher is not accepted. Why?', 'Voucher saya tidak bisa dipakai. Kenapa?'),
    answer: both(
      'The cart tells you the reason, for example how much is missing to the minimum. Services, delivery and items at a flash price do not count towards it. All your vouchers are in [your wallet](/user/vouchers).',
      'Keranjang menuliskan sebabnya, misalnya kurang berapa rupiah dari minimum belanja. Layanan, ongkos kirim, dan barang dengan harga flash tidak ikut dihitung. Semua voucher Anda ada di [dompet voucher](/user/vouchers).',
    ),
  },
  {
    question: both(
      'Can I still change or cancel an order?',
      'Apakah pesanan masih bisa diubah atau dibatalkan?',
    ),
    answer: both(
      'Before payment you cancel it yourself. After payment, as long as it is not with the courier, you can ask us to cancel; if we accept, your money goes back. Once it has been handed over, wait for delivery and see [returns and refunds](/page/kebijakan-retur-dan-pengembalian).',
      'Sebelum dibayar, Anda bisa membatalkannya sendiri. Setelah dibayar dan selama belum diserahkan ke kurir, Anda bisa meminta pembatalan; kalau kami setujui, dana Anda kembali. Setelah diserahkan ke kurir, tunggu sampai tiba dan lihat [kebijakan retur dan pengembalian](/page/kebijakan-retur-dan-pengembalian).',
    ),
  },
  {
    question: both('Can I hear it before I buy?', 'Bisakah saya mendengarkan dulu sebelum membeli?'),
    answer: both(
      'Please do. There are seven demo rooms in our two stores, and an hour costs nothing. The product page shows which store has it today. [Both stores](/stores) are open every day.',
      'Silakan. Ada tujuh ruang demo di dua toko kami, dan satu jam mendengarkan gratis, tanpa janji temu. Halaman produk menunjukkan toko mana yang punya barangnya hari ini. [Kedua toko](/stores) buka setiap hari.',
    ),
  },
]

export const shippingFaq: DemoQuestion[] = [
  {
    question: both('How much does delivery cost?', 'Berapa ongkos kirimnya?'),
    answer: both(
      'It depends on the address, the weight and the service. Checkout shows every service with its price; without ordering you can ask under [shipping prices](/shipping). Store pickup is always free.',
      'Tergantung alamat, berat, dan layanannya. Saat checkout semua layanan tampil beserta harganya; tanpa memesan pun Anda bisa mengeceknya di [ongkos kirim](/shipping). Ambil di toko selalu gratis.',
    ),
  },
  {
    question: both(
      'Why am I charged for more than it weighs?',
      'Kenapa yang ditagih lebih berat dari beratnya?',
    ),
    answer: both(
      'Couriers compare the actual weight with the volumetric weight, length × width × height divided by 6.000, 5.000 or 4.000, and charge the greater one. A light but large parcel costs what its space costs.',
      'Kurir membandingkan berat sebenarnya dengan berat volumetrik, yaitu panjang × lebar × tinggi dibagi 6.000, 5.000, atau 4.000, lalu menagih yang lebih besar. Paket yang ringan tetapi besar dihitung dari ruang yang dipakainya.',
    ),
  },
  {
    question: both('Do you carry it up the stairs?', 'Apakah barang diantar sampai ke atas?'),
    answer: both(
      'Gema Fleet in Jabodetabek comes with two people who carry everything into the room. Couriers deliver to the front door. Please tell us about narrow stairs or goods lifts in the note to the courier.',
      'Armada Gema di Jabodetabek datang dengan dua orang yang membawa semuanya sampai ke dalam ruangan. Kurir mengantar sampai pintu depan. Beri tahu kami soal tangga sempit atau lift barang di kolom catatan untuk kurir.',
    ),
  },
  {
    question: both('Can I pay when it arrives?', 'Bisakah bayar saat barang tiba?'),
    answer: both(
      'For some services and areas, up to the amount shown at checkout. Please have the exact sum ready; the driver cannot split the payment or take cards.',
      'Bisa untuk layanan dan wilayah tertentu, sampai nilai yang tertera saat checkout. Siapkan uang pas; pengemudi tidak bisa memecah pembayaran atau menerima kartu.',
    ),
  },
  {
    question: both('Where is my parcel?', 'Paket saya sampai di mana?'),
    answer: both(
      'As soon as it is handed over, the tracking number is in your mail and on the order page. Guests use [track order](/track-order) with order number and e-mail address.',
      'Begitu diserahkan ke kurir, nomor resinya ada di surel Anda dan di halaman pesanan. Tamu memakai [lacak pesanan](/track-order) dengan nomor pesanan dan surel.',
    ),
  },
]

export const returnsFaq: DemoQuestion[] = [
  {
    question: both('How long do I have?', 'Berapa lama waktu saya?'),
    answer: both(
      'Seven days. They begin when the courier marks the order as delivered, or when you collect it, and end on the seventh day at 23.59 WIB. While a complaint is open, the clock stands still.',
      'Tujuh hari. Hitungannya mulai saat kurir menandai pesanan sampai, atau saat Anda mengambilnya, dan berakhir pada hari ketujuh pukul 23.59 WIB. Selama ada komplain terbuka, hitungan ini berhenti.',
    ),
  },
  {
    question: both(
      'I have opened the carton. Can I still return it?',
      'Kardusnya sudah saya buka. Masih bisa diretur?',
    ),
    answer: both(
      'Yes. You may open, look and compare. For a return without a fault it must not have been installed, drilled, cut or played in, and it comes back with everything that was in the carton.',
      'Bisa. Anda boleh membuka, melihat, dan mencocokkan. Untuk retur tanpa kerusakan, barang belum boleh dipasang, dibor, dipotong, atau dipakai memutar lagu, dan kembali lengkap dengan seluruh isi kardusnya.',
    ),
  },
  {
    question: both('Who pays for the way back?', 'Siapa yang menanggung ongkos kirim balik?'),
    answer: both(
      'If it is damaged, wrong or incomplete, we do. If you have changed your mind, bring it to one of our stores free of charge or send it insured at your cost.',
      'Kalau rusak, keliru, atau kurang, kami yang menanggung. Kalau Anda berubah pikiran, antar ke salah satu toko kami tanpa biaya, atau kirim dengan asuransi atas biaya Anda.',
    ),
  },
  {
    question: both('When is my money back?', 'Kapan dana saya kembali?'),
    answer: both(
      'Three to five working days after we have agreed, or after the returned goods have reached us and been checked. Cards and wallets are refunded the same way; transfers and COD go to the account you name.',
      'Tiga sampai lima hari kerja setelah solusi disepakati, atau setelah barang retur kami terima dan periksa. Kartu dan dompet daring kembali lewat jalur yang sama; transfer dan COD dikirim ke rekening yang Anda sebutkan.',
    ),
  },
  {
    question: both('Do I have to send photos?', 'Apakah harus mengirim foto?'),
    answer: both(
      'No, but they usually save a day. Up to five files: photos up to 2 MB each, videos up to 10 MB. Only you and our staff can see them.',
      'Tidak, tetapi biasanya menghemat satu hari. Sampai lima berkas: foto sampai 2 MB, video sampai 10 MB. Hanya Anda dan petugas kami yang bisa melihatnya.',
    ),
  },
  {
    question: both('It broke after three months. What now?', 'Rusak setelah tiga bulan. Bagaimana?'),
    answer: both(
      'Then the official warranty applies; its length is on the product page. Claim it in either store, by chat or by e-mail. In Jabodetabek we collect products over 15 kg free of charge.',
      'Berarti garansi resmi yang berlaku; lamanya tertulis di halaman produk. Klaim lewat kedua toko, chat, atau surel. Di Jabodetabek, barang di atas 15 kg kami jemput tanpa biaya.',
    ),
  },
]
