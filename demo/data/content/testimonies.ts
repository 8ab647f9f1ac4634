import { type Both, both } from '../both.ts'

interface DemoTestimony {
  name: string
  city: string
  text: Both
  rating: 1 | 2 | 3 | 4 | 5
  boughtBrand: string
  boughtModel: string
  daysAgo: number
  /** Of the picture library. */
  picture: string
}

/** The first three stand on the home page. */
export const demoTestimonies: DemoTestimony[] = [
  {
    name: 'Ratna W.',
    city: 'Depok',
    text: both(
      'The team measured our living room, hid every cable and stayed until my mother could work the remote.',
      'Timnya mengukur ruang keluarga kami, merapikan semua kabel, dan baru pulang setelah ibu saya bisa memakai remotenya.',
    ),
    rating: 5,
    boughtBrand: 'Laras',
    boughtModel: 'Aria 5',
    daysAgo: 12,
    picture: 'tower-slim--oak--hero.webp',
  },
  {
    name: 'Hendra S.',
    city: 'Bekasi',
    text: both(
      'Family karaoke every Saturday now. Two microphones, zero feedback, and the neighbours are invited.',
      'Sekarang tiap Sabtu karaoke keluarga. Dua mikrofon, tidak ada feedback, dan tetangga ikut diundang.',
    ),
    rating: 5,
    boughtBrand: 'Kidung',
    boughtModel: 'Panggung 12',
    daysAgo: 19,
    picture: 'karaoke-speaker--rosewood-12--hero.webp',
  },
  {
    name: 'Made A.',
    city: 'Jakarta Selatan',
    text: both(
      'I compared three rooms in the Fatmawati store with my own records. That is how you sell hi-fi.',
      'Saya membandingkan tiga ruang di toko Fatmawati dengan piringan hitam saya sendiri. Begitulah seharusnya menjual hi-fi.',
    ),
    rating: 5,
    boughtBrand: 'Halden Rae',
    boughtModel: 'Model Two',
    daysAgo: 27,
    picture: 'turntable--walnut--hero.webp',
  },
  {
    name: 'Siti N.',
    city: 'Tangerang Selatan',
    text: both(
      'I came for the big soundbar and was told the smaller one would do for our apartment. They were right. Delivery came an hour late, but they called.',
      'Saya datang mau beli soundbar besar, malah disarankan yang lebih kecil untuk apartemen kami. Ternyata benar. Antarnya telat sejam, tapi mereka menelepon dulu.',
    ),
    rating: 4,
    boughtBrand: 'Norrvik',
    boughtModel: 'Linje 5',
    daysAgo: 38,
    picture: 'soundbar--light--hero.webp',
  },
  {
    name: 'Anton L.',
    city: 'Surabaya',
    text: both(
      'One tower arrived with a dented corner. Photo in the evening, answer at ten the next morning, new one within the week.',
      'Satu speaker sampai dengan sudut penyok. Malam kirim foto, besoknya jam sepuluh sudah dijawab, minggu itu juga diganti baru.',
    ),
    rating: 5,
    boughtBrand: 'Laras',
    boughtModel: 'Aria 9',
    daysAgo: 54,
    picture: 'tower-large--walnut--hero.webp',
  },
  {
    name: 'Yuni P.',
    city: 'Bogor',
    text: both(
      'My husband wanted a cinema, I wanted my living room back. The recliners are so comfortable that we now both fall asleep before the end.',
      'Suami ingin bioskop, saya ingin ruang keluarga tetap rapi. Kursinya terlalu nyaman, sekarang kami berdua tertidur sebelum film selesai.',
    ),
    rating: 5,
    boughtBrand: 'Serat',
    boughtModel: 'Teater 2',
    daysAgo: 71,
    picture: 'recliner--cognac-2--hero.webp',
  },
  {
    name: 'Daniel T.',
    city: 'Jakarta Utara',
    text: both(
      'Great picture, and the fan is quiet. The first screen date was moved because of rain, so four stars. The work itself was spotless.',
      'Gambarnya bagus dan kipasnya senyap. Jadwal pasang layar sempat mundur karena hujan, jadi empat bintang. Pengerjaannya sendiri rapi sekali.',
    ),
    rating: 4,
    boughtBrand: 'Auvela',
    boughtModel: 'Lumen L4',
    daysAgo: 88,
    picture: 'projector--white--hero.webp',
  },
  {
    name: 'Wulan K.',
    city: 'Bandung',
    text: both(
      'Saved a simulation in March, opened it in June. It told me what had become cheaper and what was sold out. No salesman ever did that.',
      'Simpan simulasi bulan Maret, dibuka lagi bulan Juni. Langsung kelihatan mana yang turun harga dan mana yang habis. Belum pernah ada penjual yang begitu.',
    ),
    rating: 5,
    boughtBrand: 'Ohmura',
    boughtModel: 'RX-980',
    daysAgo: 103,
    picture: 'av-receiver--black--hero.webp',
  },
  {
    name: 'Fajar R.',
    city: 'Yogyakarta',
    text: both(
      'The amplifier is lovely. The courier took nine days and the tracking page stood still for four of them. Customer care was friendly, but could not speed it up.',
      'Amplifiernya bagus sekali. Kurirnya sembilan hari, dan empat hari status lacaknya tidak bergerak. Layanan pelanggannya ramah, tapi tidak bisa mempercepat.',
    ),
    rating: 3,
    boughtBrand: 'Ohmura',
    boughtModel: 'A-45',
    daysAgo: 126,
    picture: 'amplifier--silver-wood--hero.webp',
  },
  {
    name: 'Grace M.',
    city: 'Jakarta Barat',
    text: both(
      'Six panels behind the sofa and suddenly we understand every word. I wish I had done that before buying a second amplifier.',
      'Enam panel di belakang sofa, dan tiba-tiba semua dialog jelas. Andai saya lakukan itu sebelum membeli amplifier kedua.',
    ),
    rating: 5,
    boughtBrand: 'Serat',
    boughtModel: 'Redam',
    daysAgo: 149,
    picture: 'fabric-panels--sand--hero.webp',
  },
  {
    name: 'Pak Sutrisno',
    city: 'Semarang',
    text: both(
      'I am 71 and installed the microphones by myself. The manual could use larger letters. The sound makes up for it.',
      'Saya 71 tahun dan memasang mikrofonnya sendiri. Huruf di buku manual sebaiknya lebih besar. Suaranya menebus itu.',
    ),
    rating: 4,
    boughtBrand: 'Kidung',
    boughtModel: 'Merdu W2',
    daysAgo: 182,
    picture: 'wireless-mic-set--gold--hero.webp',
  },
  {
    name: 'Indah & Reza',
    city: 'Depok',
    text: both(
      'We play the subwoofer at half past nine and the baby sleeps on. Bagus found a place for it that none of us had thought of.',
      'Setengah sepuluh malam subwoofer menyala, bayi kami tetap tidur. Mas Bagus menemukan tempat yang tidak terpikir oleh kami.',
    ),
    rating: 5,
    boughtBrand: 'Tembaga',
    boughtModel: 'Bumi 12',
    daysAgo: 214,
    picture: 'subwoofer--glossblack--hero.webp',
  },
]
